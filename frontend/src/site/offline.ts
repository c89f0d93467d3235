/** The device says that it has no network; that it has one does not mean that the server can be reached. */
export const isOffline = () => navigator.onLine === false;
