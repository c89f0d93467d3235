import { useSyncExternalStore } from 'react';

/** The device says that it has no network; that it has one does not mean that the server can be reached. */
export const isOffline = () => navigator.onLine === false;

function subscribe(listener: () => void): () => void {
  const stopped = new AbortController();
  window.addEventListener('online', listener, stopped);
  window.addEventListener('offline', listener, stopped);
  return () => stopped.abort();
}

export const useOffline = () => useSyncExternalStore(subscribe, isOffline);
