import OriginalDocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import WithCopyPage from '@site/src/components/CopyPage/WithCopyPage';

/** Wraps the original: the page as Markdown is at the end of the line. */
export default function DocBreadcrumbs() {
  return (
    <WithCopyPage kind="docs">
      <OriginalDocBreadcrumbs />
    </WithCopyPage>
  );
}
