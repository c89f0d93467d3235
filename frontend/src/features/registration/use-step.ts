import { useSyncExternalStore } from 'react';
import { addressOf, type Step } from './steps';

const changed = 'popstate';

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}

/** The address as it stands: every step is an entry of the history, so that back leads to the step before. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, () => window.location.href);
}

export function goTo(step: Step): void {
  window.history.pushState(null, '', addressOf(step));
  window.dispatchEvent(new PopStateEvent(changed));
  window.scrollTo(0, 0);
}
