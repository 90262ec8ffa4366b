import type {Props} from '@theme/TOC';
import OriginalTOC from '@theme-original/TOC';
import FollowingList from '@site/src/components/TableOfContents/FollowingList';

/** Wraps the original in a landmark, and keeps its active entry visible. */
export default function TOC(props: Props) {
  return (
    <FollowingList>
      <OriginalTOC {...props} />
    </FollowingList>
  );
}
