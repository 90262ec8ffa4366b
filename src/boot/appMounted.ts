/** Sent by the app when it has drawn the page for the first time, even if that is an error. */
export const appMounted = 'app-mounted';
