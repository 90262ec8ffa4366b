/** Whether the current entry of the history belongs to an open dialog. A link in the dialog replaces it. */
export declare const isLayerOpen: () => boolean;
/**
 * Makes Back close a dialog instead of leaving the page below it. While the dialog is open, the history has one more entry
 * for the same URL, which the router doesn't see.
 */
export declare const useBackCloses: (isOpen: boolean, close: () => void) => void;
