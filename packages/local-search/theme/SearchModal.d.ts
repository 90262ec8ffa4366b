import { type ReactNode } from 'react';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import type { ModalProps } from '../client/PendingDialog';
import './SearchModal.css';
/** The DocSearch dialog, with results from Algolia or from the site's own index. */
export default function SearchModal({ onClose, typed }: ModalProps): ReactNode;
