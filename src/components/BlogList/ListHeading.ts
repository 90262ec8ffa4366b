import {createContext} from 'react';
import type {Props} from '@theme/BlogListPage';

/** The metadata of a collection's list; undefined on other lists of posts. */
export const ListHeading = createContext<Props['metadata'] | undefined>(undefined);
