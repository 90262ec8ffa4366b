import { type ComponentType, type ReactNode } from 'react';
/** What the reader typed before the search was loaded. */
export interface TypedAhead {
    readonly query: string;
    /** The selected part of the query. If it is empty, it is the position of the cursor. */
    readonly selection: readonly [start: number, end: number];
    /** Whether the reader pressed Enter after the last change. */
    readonly submitted: boolean;
}
export interface ModalProps {
    readonly typed: TypedAhead;
    readonly onClose: () => void;
}
export interface PendingDialogProps {
    /** Loads the search. It is called again after a failure. */
    readonly load: () => Promise<ComponentType<ModalProps>>;
    readonly onLoaded: (modal: ComponentType<ModalProps>, typed: TypedAhead) => void;
    readonly onClose: () => void;
}
/**
 * Replaces the search dialog until the search is loaded. It has a field that gets the focus as soon as the
 * dialog opens, so that no key is lost, and an error message if the search can't be loaded. The typed text is
 * passed to the real dialog.
 */
export default function PendingDialog({ load, onLoaded, onClose }: PendingDialogProps): ReactNode;
