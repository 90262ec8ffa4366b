import type {Props} from '@theme/BlogListPage';
import OriginalBlogListPage from '@theme-original/BlogListPage';
import {ListHeading} from '@site/src/components/BlogList/ListHeading';
import {onNewLocation} from '@site/src/components/redrawing/onNewLocation';

/** Wraps the original, which has no heading: the list of posts below shows the one handed down. */
function BlogListPage(props: Props) {
  return (
    <ListHeading value={props.metadata}>
      <OriginalBlogListPage {...props} />
    </ListHeading>
  );
}

export default onNewLocation(BlogListPage);
