import {createContext} from 'react';
import type {Props} from '@theme/BlogListPage';

/** What the list of a collection says about itself; undefined where posts are listed otherwise. */
export const ListHeading = createContext<Props['metadata'] | undefined>(undefined);
