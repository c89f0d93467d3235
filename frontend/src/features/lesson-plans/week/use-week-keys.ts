import { useEffect } from 'react';
import { isForPage } from '../../../site/single-keys';

/** What single keys do on the week, by the key in lower case. */
type WeekKeys = Readonly<Record<string, (() => void) | undefined>>;

/** For whoever has not turned single keys off. Before those of every page: here some of them say something closer. */
export function useWeekKeys(keys: WeekKeys): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const act = keys[event.key.toLowerCase()];
      if (!act || !isForPage(event)) return;
      event.preventDefault();
      act();
    }
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [keys]);
}
