import type { ReactNode } from 'react';
export interface Props {
    /** What may have caused the failure. By default nothing: DocSearch shows its own text above. */
    readonly children?: ReactNode;
    /** A button that tries again. */
    readonly retry: ReactNode;
    /** Returns the URL of the search page with the current query. */
    readonly continueAt: () => string;
}
/** What readers can do if the dialog, the index or Algolia doesn't load. */
export default function SearchFailure({ children, retry }: Props): ReactNode;
