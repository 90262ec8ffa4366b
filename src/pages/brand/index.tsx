import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import {external} from '@site/config/external-links';
import Section from '@site/src/product/Section';
import styles from './index.module.css';

const files = [
  {file: 'wordmark.svg', name: 'Wordmark, for light grounds', dark: false, width: 141, height: 32},
  {
    file: 'wordmark-white.svg',
    name: 'Wordmark, for dark grounds',
    dark: true,
    width: 141,
    height: 32,
  },
  {file: 'logo.svg', name: 'Mark, for light grounds', dark: false, width: 32, height: 32},
  {file: 'logo-dark.svg', name: 'Mark, for dark grounds', dark: true, width: 32, height: 32},
] as const;

const colors = [
  {name: 'Paper', value: '#fbfaf7'},
  {name: 'Ink', value: '#16181d'},
  {name: 'Signal', value: '#e5402a'},
] as const;

function LogoFile({file, name, dark, width, height}: (typeof files)[number]) {
  const url = useBaseUrl(`/img/${file}`);
  return (
    <li>
      <div className={dark ? styles.dark : styles.light}>
        <img src={url} alt={name} width={width * 1.5} height={height * 1.5} />
      </div>
      <p>
        {name}:{' '}
        <a href={url} download>
          download {file}
        </a>
      </p>
    </li>
  );
}

/** /brand/: the logo of this site as files, and how to use it. A right click on the navbar logo leads to it. */
export default function Brand() {
  return (
    <Layout
      title="Brand"
      description="Logo files, colors and rules for using the mark of this site: the playhead over a frame.">
      <main>
        <Section
          as="h1"
          title="The playhead over a frame"
          lead="The mark is one frame of film with the playhead in its middle. Take the files as they are; they are SVG and scale to any size.">
          <ul className={styles.files}>
            {files.map((entry) => (
              <LogoFile key={entry.file} {...entry} />
            ))}
          </ul>
        </Section>
        <Section title="Colors">
          <ul className={styles.colors}>
            {colors.map(({name, value}) => (
              <li key={value}>
                <svg viewBox="0 0 96 40" width="96" height="40" aria-hidden="true">
                  <rect
                    x="0.5"
                    y="0.5"
                    width="95"
                    height="39"
                    rx="6"
                    fill={value}
                    stroke="currentColor"
                    strokeOpacity="0.3"
                  />
                </svg>
                {name} <code>{value}</code>
              </li>
            ))}
          </ul>
        </Section>
        <Section title="Rules">
          <ul>
            <li>Leave free space around the mark, at least the width of the playhead’s top.</li>
            <li>
              Do not stretch, turn or recolor it, and do not put it on a ground on which the frame
              is hard to see.
            </li>
            <li>
              The mark says that something is made with the toolkit or is about it. It does not say
              that its makers stand behind it.
            </li>
            <li>
              The wordmark of the company itself and its rules are the company’s:{' '}
              <Link to={external.email}>ask for them</Link> before you use them in print or in a
              product.
            </li>
          </ul>
        </Section>
      </main>
    </Layout>
  );
}
