import {createContext, type ReactNode} from 'react';
import type {Props} from '@theme/BlogListPage';

/** The title of a page of a list: “Blog”, then “Blog, page 2”. */
export const listTitle = (title: string, page: number): string =>
  page === 1 ? title : `${title}, page ${page}`;

/** What surrounds the posts of a collection's list. Undefined in other lists of posts. */
export const ListFrame = createContext<
  | {
      readonly metadata: Props['metadata'];
      /** What follows the posts. */
      readonly after?: ReactNode;
    }
  | undefined
>(undefined);
