import { useSyncExternalStore } from 'react';

export type Overlay = 'palette' | 'shortcuts' | null;

let shown: Overlay = null;
const listeners = new Set<() => void>();

/** What lies over the page: from a key or from a button anywhere. */
export function showOverlay(overlay: Overlay): void {
  shown = overlay;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOverlay(): Overlay {
  return useSyncExternalStore(subscribe, () => shown);
}
