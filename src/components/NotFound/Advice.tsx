import Link from '@docusaurus/Link';
import {documentedVersion} from '@site/toolkit-packages';
import type {Advice as AdviceFor} from './advise';
import type {PlannedPage} from './data';

/** Links for the time until a planned page is written. */
const Meanwhile = ({
  page: {label, packageName, overview, source, nearest},
  titleOf,
}: {
  readonly page: PlannedPage;
  readonly titleOf: (path: string) => string;
}) => (
  <>
    <h2>
      Until the page about <code>{label}</code> is written
    </h2>
    <ul>
      {overview !== undefined && (
        <li>
          {packageName === undefined ? 'Section' : 'Package'}:{' '}
          <Link to={overview}>{packageName ?? titleOf(overview)}</Link>
        </li>
      )}
      {source !== undefined && (
        <li>
          Source code:{' '}
          <Link to={source}>
            {packageName} {documentedVersion} on GitHub
          </Link>
        </li>
      )}
      {nearest !== overview && (
        <li>
          Nearest page: <Link to={nearest}>{titleOf(nearest)}</Link>
        </li>
      )}
    </ul>
  </>
);

/** What the not-found page shows once it knows the pages of the site. */
export default function Advice({advice}: {readonly advice: AdviceFor | undefined}) {
  if (advice?.planned) {
    return <Meanwhile page={advice.planned} titleOf={advice.titleOf} />;
  }
  if (!advice?.similar.length) {
    return null;
  }
  return (
    <>
      <h2>Similar pages</h2>
      <ul className="link-list">
        {advice.similar.map(({path, title}) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
