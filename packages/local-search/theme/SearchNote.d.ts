import type { ReactNode } from 'react';
export interface Props {
    /** By default nothing: DocSearch shows its own message below. */
    readonly children?: ReactNode;
}
/** What the dialog and the search page show in place of results: before a query, while loading, and without results. */
export default function SearchNote({ children }: Props): ReactNode;
