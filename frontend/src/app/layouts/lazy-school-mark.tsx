import { lazy } from 'react';

/** Fetched after the frame; a frame without it is whole. */
export const LazySchoolMark = lazy(() =>
  import('./school-mark').then(
    ({ SchoolMark }) => ({ default: SchoolMark }),
    () => ({ default: () => null }),
  ),
);
