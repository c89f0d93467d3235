import { useState, useSyncExternalStore } from 'react';
import { deviceStorage } from '../../../site/safe-storage';

const place = 'whole-school-rows';
/** To edit a row has room for letters that are pressed. */
const TO_EDIT = 24;
/** To look all rows share the height that is left, within what can still be read and what still belongs together. */
const [LEAST, MOST] = [16, 43];
/** From here on who teaches stands under what is taught. */
const TALL = 30;
/** Title, heads and feet around the grid. */
const AROUND = 48 + 44 + 34 + 24;

type RowHeight = { pixels: number; isTall: boolean; isLooking: boolean; toggle: () => void };

/** Of two heights, which this device remembers. */
export function useRowHeight(rows: number, mayEdit: boolean): RowHeight {
  const [kept, keep] = useState(() => deviceStorage.getItem(place));
  const height = useSyncExternalStore(subscribe, () => window.innerHeight);
  const isLooking = kept === null ? !mayEdit : kept === 'look';
  const left = Math.floor((height - AROUND) / Math.max(1, rows));
  const pixels = isLooking ? Math.min(MOST, Math.max(LEAST, left)) : TO_EDIT;
  return {
    ...{ pixels, isTall: pixels >= TALL, isLooking },
    toggle: () => {
      const next = isLooking ? 'edit' : 'look';
      deviceStorage.setItem(place, next);
      keep(next);
    },
  };
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
