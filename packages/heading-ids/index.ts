import type {Heading, Root} from 'mdast';
import type {} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';

/** Matches the comment in `{…}`. Like Docusaurus 3.10, it ignores words after the ID. */
const idComment = /^\s*\/\*\s*#([^\s*]+)[^*]*\*\/\s*$/;

/** Returns the MDX comment that sets the ID of a heading if it ends the heading's line. */
export const writeHeadingId = (id: string): string => `{/* #${id} */}`;

/** Returns the ID of a heading, or undefined if no plugin has set one. */
export const headingId = ({data}: Heading): string | undefined => {
  const id: unknown = data?.hProperties?.['id'];
  return typeof id === 'string' ? id : undefined;
};

/**
 * Moves the explicit IDs of headings from their comments to `data.hProperties.id`, where all versions of Docusaurus 3 look
 * for an ID before they generate one. Docusaurus numbers an ID that a file contains twice.
 */
export const setHeadingIds = (tree: Root): void => {
  visit(tree, 'heading', (heading) => {
    const {children} = heading;
    const comment = children.at(-1);
    const id =
      comment?.type === 'mdxTextExpression' ? idComment.exec(comment.value)?.[1] : undefined;
    if (id === undefined) {
      return;
    }
    children.pop();
    const last = children.at(-1);
    if (last?.type === 'text') {
      last.value = last.value.trimEnd();
      if (last.value === '') {
        children.pop();
      }
    }
    heading.data = {...heading.data, hProperties: {...heading.data?.hProperties, id}};
  });
};

/**
 * Remark plugin that adds the heading IDs of Docusaurus 3.10 to Docusaurus 3.8 and 3.9. It must run before the plugins of
 * Docusaurus, as one of `beforeDefaultRemarkPlugins`.
 */
export default function remarkHeadingIds(): typeof setHeadingIds {
  return setHeadingIds;
}
