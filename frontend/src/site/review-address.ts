import { paths } from './paths';

/** In the address of the desk: which kind of plan lies on it, plans of lessons unless it says so, and which plan is meant. */
const names = { kind: 'jenis', lessonPlan: 'rancangan', yearlyPlan: 'id' } as const;
const YEARLY = 'rpt';

const deskWith = (search: Record<string, string>) => `${paths.reviewQueue}?${new URLSearchParams(search)}`;

export const isOfYearlyPlans = (search: URLSearchParams): boolean => search.get(names.kind) === YEARLY;

export const planWanted = (search: URLSearchParams): string | null =>
  search.get(isOfYearlyPlans(search) ? names.yearlyPlan : names.lessonPlan);

export const lessonReviewAddress = (planId: string) => deskWith({ [names.lessonPlan]: planId });

export const yearlyReviewsAddress = deskWith({ [names.kind]: YEARLY });

export const yearlyReviewAddress = (planId: string) =>
  deskWith({ [names.kind]: YEARLY, [names.yearlyPlan]: planId });
