import {useSyncExternalStore} from 'react';

let query = '';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const setSidebarQuery = (next: string): void => {
  query = next;
  listeners.forEach((listener) => listener());
};

/**
 * The query of the sidebar's filter. It is outside of the components because the theme renders the sidebar of a
 * phone in the navbar, and removes it when the reader follows a link.
 */
export const useSidebarQuery = (): string =>
  useSyncExternalStore(
    subscribe,
    () => query,
    () => '',
  );
