import Link from '@docusaurus/Link';
import type {TitledPage} from './similarPages';

/** The pages with a similar URL, or nothing as long as there are none. */
export default function SimilarPages({pages}: {readonly pages: readonly TitledPage[]}) {
  return (
    pages.length > 0 && (
      <>
        <h2>Similar pages</h2>
        <ul className="link-list">
          {pages.map(({path, title}) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
            </li>
          ))}
        </ul>
      </>
    )
  );
}
