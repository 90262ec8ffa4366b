import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import {external} from '@site/features/site/external-links';
import Section from '@site/src/product/Section';
import styles from './index.module.css';

const files = [
  {file: 'wordmark.svg', name: 'Wordmark for light backgrounds', dark: false, width: 141},
  {file: 'wordmark-white.svg', name: 'Wordmark for dark backgrounds', dark: true, width: 141},
  {file: 'logo.svg', name: 'Mark for light backgrounds', dark: false, width: 32},
  {file: 'logo-dark.svg', name: 'Mark for dark backgrounds', dark: true, width: 32},
] as const;

const colors = [
  {name: 'Paper', value: '#fbfaf7'},
  {name: 'Ink', value: '#16181d'},
  {name: 'Signal', value: '#e5402a'},
] as const;

function LogoFile({file, name, dark, width}: (typeof files)[number]) {
  const url = useBaseUrl(`/img/${file}`);
  return (
    <li>
      <div className={dark ? styles.dark : styles.light}>
        <img src={url} alt={name} width={Math.round(width * 1.5)} height={48} />
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

/**
 * /brand/: the logo files of this site and how to use them. Right-clicking the logo in the navbar opens this
 * page.
 */
export default function Brand() {
  return (
    <Layout
      title="Brand"
      description="Logo files, colors and rules for the logo of this documentation site. The company Remotion has a different logo.">
      <main>
        <Section
          as="h1"
          title="The logo of this site"
          lead={
            <>
              This is the logo of this documentation site, not of the company Remotion. If you need
              the company’s logo, <Link to={external.email}>ask the company</Link>.
            </>
          }>
          <p>
            The mark is a frame of film with a playhead in the middle. The files are SVG and scale
            to any size.
          </p>
          <ul className={styles.list}>
            {files.map((entry) => (
              <LogoFile key={entry.file} {...entry} />
            ))}
          </ul>
        </Section>
        <Section title="Colors">
          <ul className={styles.list}>
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
            <li>
              Around the mark, leave a margin that is at least as wide as the top of the playhead.
            </li>
            <li>
              Don’t stretch, rotate or recolor the mark. Choose a background that makes the frame
              easy to see.
            </li>
            <li>
              Use the mark to show that something is made with Remotion or is about Remotion. The
              mark doesn’t imply that the company endorses your work.
            </li>
            <li>
              The company has its own logo and rules.{' '}
              <Link to={external.email}>Ask for permission</Link> before you use its logo.
            </li>
          </ul>
        </Section>
      </main>
    </Layout>
  );
}
