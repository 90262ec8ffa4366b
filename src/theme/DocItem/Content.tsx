import OriginalContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import SectionBar from '@site/src/components/TableOfContents/SectionBar';

/** Wraps the original: the table of contents of narrow windows is below the title. */
export default function DocItemContent({children}: Props) {
  return (
    <OriginalContent>
      <SectionBar />
      {children}
    </OriginalContent>
  );
}
