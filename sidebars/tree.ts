/** A category of a sidebar. */
export interface Category {
  readonly type: 'category';
  /** A unique name. The label of a category isn't: several are called "Troubleshooting". */
  readonly key: string;
  readonly label: string;
  /** The page that opens with the category. */
  readonly link?: {readonly type: 'doc'; readonly id: string};
  /** If there are none yet, the category looks like its page. */
  readonly items: Tree;
}

/** A link to a page that belongs somewhere else in the sidebars. */
export type CrossLink =
  | {readonly type: 'ref'; readonly id: string; readonly label?: string}
  /** For a page with a `sidebar_label`, which Docusaurus prefers to the label of a `ref`. */
  | {readonly type: 'link'; readonly label: string; readonly href: string};

/** A doc ID (path in `docs/` without extension) is a page that belongs here. */
export type Item = string | Category | CrossLink;

/**
 * A sidebar in the format of Docusaurus.
 *
 * @see https://docusaurus.io/docs/sidebar/items
 */
export type Tree = readonly Item[];
