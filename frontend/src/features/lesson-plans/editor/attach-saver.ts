import { isUnsaved } from './autosave';
import type { PlanSaver } from './plan-saver';

/** Ties the saver to the page: what is hidden or left is sent, what comes back is tried again. */
export function attachSaver(saver: PlanSaver): () => void {
  const detached = new AbortController();
  const { signal } = detached;
  const stop = saver.start();
  window.addEventListener('online', () => saver.retry(), { signal });
  window.addEventListener('pagehide', () => saver.leave(), { signal });
  window.addEventListener('beforeunload', (event) => warnIfLost(event, saver), { signal });
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'hidden' ? saver.leave() : saver.stay()),
    { signal },
  );
  return () => {
    detached.abort();
    stop();
  };
}

/** Only where neither the server nor the device has the text. */
function warnIfLost(event: BeforeUnloadEvent, saver: PlanSaver): void {
  const state = saver.current();
  if (isUnsaved(state) && !state.keptOnDevice) event.preventDefault();
}
