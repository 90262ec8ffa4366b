import OriginalContent from '@theme-original/DocItem/Content';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Content';
import SectionBar from '@site/src/components/TableOfContents/SectionBar';

/**
 * Wraps the original: the table of contents of narrow windows is below the title. Pages that contain their title also
 * contain the bar (`features/titles`).
 */
export default function DocItemContent({children}: Props) {
  const {contentTitle} = useDoc();
  return (
    <OriginalContent>
      {contentTitle === undefined && <SectionBar />}
      {children}
    </OriginalContent>
  );
}
