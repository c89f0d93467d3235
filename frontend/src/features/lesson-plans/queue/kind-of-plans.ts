import { paths } from '../../../site/paths';

/** In the address: which kind of plan is looked at; lesson plans unless it says so. */
const KIND = 'jenis';
const YEARLY = 'rpt';

export const isOfYearlyPlans = (search: URLSearchParams): boolean => search.get(KIND) === YEARLY;

export const yearlyReviewsAddress = `${paths.reviewQueue}?${KIND}=${YEARLY}`;
