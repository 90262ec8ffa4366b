/** The title of a list's page: "Blog", then "Blog, page 2". */
export const listTitle = (title: string, page: number): string =>
  page === 1 ? title : `${title}, page ${page}`;
