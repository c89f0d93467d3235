import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { deviceStorage } from '../../site/safe-storage';
import { useDescription } from '../use-description';

const place = 'rail-beside-grids';

/** Beside a grid the rail folds by itself; whoever unfolds it is remembered on this device. */
export function useRail() {
  const description = useDescription();
  const [search] = useSearchParams();
  const [isOpen, setOpen] = useState(() => deviceStorage.getItem(place) === 'open');
  const isDense = description?.isDense?.(search) ?? false;
  return {
    isDense,
    isFolded: isDense && !isOpen,
    toggle: () => {
      deviceStorage.setItem(place, isOpen ? 'folded' : 'open');
      setOpen(!isOpen);
    },
  };
}
