import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePageKeys } from '../../school/use-page-keys';
import { deviceStorage } from '../../site/safe-storage';
import { useDescription } from '../use-description';

const place = 'rail-beside-grids';

/** Beside a grid the rail folds by itself; "[" unfolds it, and this device remembers that. */
export function useRail(): { isDense: boolean; isFolded: boolean } {
  const description = useDescription();
  const [search] = useSearchParams();
  const isDense = description?.isDense?.(search) ?? false;
  const [isUnfolded, setUnfolded] = useState(() => deviceStorage.getItem(place) === 'open');
  const keys = useMemo(
    () => ({
      '[': () =>
        setUnfolded((before) => {
          deviceStorage.setItem(place, before ? 'folded' : 'open');
          return !before;
        }),
    }),
    [],
  );
  usePageKeys(isDense ? keys : none);
  return { isDense, isFolded: isDense && !isUnfolded };
}

const none = {};
