import Link from '@docusaurus/Link';
import useRouteContext from '@docusaurus/useRouteContext';
import type {Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {collections, type CollectionId} from '@site/features/site/collections';
import styles from './ArchivePage.module.css';

const dayAndMonth = new Intl.DateTimeFormat('en', {day: 'numeric', month: 'long', timeZone: 'UTC'});

const yearOf = ({metadata}: Props['archive']['blogPosts'][number]): string =>
  metadata.date.slice(0, 4);

/** Lists all posts of a collection by year, newest first (option `blogArchiveComponent` of the plugin). */
export default function ArchivePage({archive}: Props) {
  const {plugin} = useRouteContext();
  const {title} = collections[plugin.id as CollectionId];
  const years = [...new Set(archive.blogPosts.map(yearOf))];
  return (
    <Layout title={`${title} archive`} description={`All posts in “${title}”, sorted by date.`}>
      <main className="container margin-vert--lg">
        <Heading as="h1">{title} archive</Heading>
        {years.map((year) => (
          <section key={year}>
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <ul className={`clean-list ${styles.posts}`}>
              {archive.blogPosts
                .filter((post) => yearOf(post) === year)
                .map(({metadata}) => (
                  <li key={metadata.permalink}>
                    <time dateTime={metadata.date}>
                      {dayAndMonth.format(new Date(metadata.date))}
                    </time>
                    <Link to={metadata.permalink}>{metadata.title}</Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}
