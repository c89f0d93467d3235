import { useEffect } from 'react';
import { isForPage } from '../site/single-keys';

/** By what is pressed: a letter, or "shift+v". */
type PageKeys = Readonly<Record<string, () => void>>;

/** For whoever has not turned single keys off. A key that is held down is pressed once: verdicts do not run on. */
export function usePageKeys(keys: PageKeys): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const key = event.key.toLowerCase();
      const act = keys[event.shiftKey && key.length === 1 ? `shift+${key}` : key];
      if (!act || !isForPage(event)) return;
      event.preventDefault();
      if (!event.repeat || key === 'j' || key === 'k') act();
    }
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [keys]);
}
