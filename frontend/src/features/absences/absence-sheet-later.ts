import { lazy } from 'react';

/** For whoever may open it. */
export const AbsenceSheet = lazy(async () => ({ default: (await import('./absence-sheet')).AbsenceSheet }));
