import OriginalPaginator from '@theme-original/DocItem/Paginator';
import PageEnd from '@site/features/page-end/client';

/** Wraps the original: adds the end of the page. It is outside of the article, which has a Markdown twin. */
export default function Paginator() {
  return (
    <>
      <OriginalPaginator />
      <PageEnd />
    </>
  );
}
