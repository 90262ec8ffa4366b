/** The event that the app dispatches if its first render fails, so that it is never marked as hydrated. */
export const appCrashed = 'app-crashed';
