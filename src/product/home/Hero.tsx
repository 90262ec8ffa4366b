import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Actions from '../Actions';
import CopyCommand from '../CopyCommand';
import styles from './Hero.module.css';
import HeroStage from './HeroStage';

/** The first screen of the home page: what the toolkit is, how to start, and a video with its source. */
export default function Hero() {
  return (
    <section className={styles.hero}>
      <div className="container">
        <div className={styles.words}>
          <Heading as="h1" className={styles.title}>
            Make videos programmatically
          </Heading>
          <div>
            <p className={styles.lead}>
              If you know React, you can render real videos. Drag the playhead to see how.
            </p>
            <Actions className={styles.actions}>
              <CopyCommand command="npx create-video@latest" />
              <Link className="button button--primary button--lg" to="/docs/">
                Read the docs
              </Link>
              <Link className="button button--secondary button--lg" to="/templates/">
                Templates
              </Link>
            </Actions>
          </div>
        </div>
        <HeroStage />
      </div>
    </section>
  );
}
