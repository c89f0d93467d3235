import { lazy } from 'react';
import { firstPagePainted } from '../drawn';

/** Fetched after the frame; a frame without it is whole. */
export const LazySchoolMark = lazy(() =>
  firstPagePainted
    .then(() => import('./school-mark'))
    .then(
      ({ SchoolMark }) => ({ default: SchoolMark }),
      () => ({ default: () => null }),
    ),
);
