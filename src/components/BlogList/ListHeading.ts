import {createContext, type ReactNode} from 'react';
import type {Props} from '@theme/BlogListPage';

export interface ListFrame {
  readonly metadata: Props['metadata'];
  /** What follows the posts. */
  readonly after?: ReactNode;
}

/** What surrounds the posts of a collection's list; undefined on other lists of posts. */
export const ListHeading = createContext<ListFrame | undefined>(undefined);
