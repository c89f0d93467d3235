import { useState } from 'react';
import type { Autosave } from './autosave';

/** The comparison opens with each new conflict, and again on demand; closing it decides nothing. */
export function useComparison({ phase }: Autosave) {
  const [closedVersion, setClosedVersion] = useState<number>();
  const version = phase.name === 'conflict' ? phase.theirs.version : undefined;
  return {
    isOpen: version !== undefined && version !== closedVersion,
    open: () => setClosedVersion(undefined),
    close: () => setClosedVersion(version),
  };
}
