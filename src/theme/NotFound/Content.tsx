// Ejected: upstream tells the reader to contact the owner of another site; this page offers the
// nearest addresses and three ways on. Title and `<main>` are as upstream.
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/NotFound/Content';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import LateMain from '@site/src/components/LateMain';
import NearestRoutes from '@site/src/components/NearestRoutes';

export default function NotFoundContent({className}: Props) {
  return (
    <LateMain className={clsx('margin-vert--xl', className)}>
      {/* Below /docs the layout shows this content without the page that sets the title. */}
      <PageMetadata title="Page Not Found" />
      <Heading as="h1">Page Not Found</Heading>
      <p>There is no page at this URL. It may have moved, or the link may contain a typo.</p>
      <h2>Continue with one of these pages</h2>
      <ul>
        <li>
          <Link to="/docs/">Documentation</Link>
        </li>
        <li>
          <Link to="/docs/api">API reference</Link>
        </li>
        <li>
          <Link to="/search">Search the site</Link>
        </li>
      </ul>
      {/* The last, since it comes when the other links may have the pointer on them. */}
      <NearestRoutes />
    </LateMain>
  );
}
