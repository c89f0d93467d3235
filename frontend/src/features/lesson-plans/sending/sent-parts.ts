import { isDay } from '@rules/calendar/day';
import type { SchoolDays } from '@rules/calendar/domain/school-calendar';
import { weekOfSchool } from '@rules/calendar/domain/school-days';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../api/query-client';
import { readyPart } from '../../../ui/ready-part';
import { myWeekQuery } from '../week/calls';
import type { RemarksUnder as Remarks, ReviewThread as Thread } from './review-thread';

/** Where it cannot be fetched, the plan is written without what was said of it. */
const thread = readyPart<Parameters<typeof Thread>[0]>(() =>
  import('./review-thread').then(
    (part) => part.ReviewThread,
    () => () => null,
  ),
);
const sealed = readyPart(async () => (await import('./sealed-plan')).SealedPlan);

const remarks = readyPart<Parameters<typeof Remarks>[0]>(() =>
  import('./review-thread').then(
    (part) => part.RemarksUnder,
    () => () => null,
  ),
);

export const ReviewThread = thread.Part;
export const RemarksUnder = remarks.Part;
export const SealedPlan = sealed.Part;

/** How long a plan waits for what was said of it. */
const patience = 1_000;

type KnownPlan = { planId: string; day: string; fetchDays: () => Promise<SchoolDays> };

/**
 * What was sent of a plan, and what draws it, fetched before the plan is drawn: it would push the form away under the hand
 * of whoever writes in it. What does not come soon is not waited for. Null in any case: it stands in the week.
 */
export function standingQuery({ planId, day, fetchDays }: KnownPlan) {
  return queryOptions({
    queryKey: ['standing', planId],
    queryFn: async () => {
      const patienceEnds = new Promise((resolve) => setTimeout(resolve, patience));
      await Promise.race([fetchStanding(), patienceEnds]).catch(() => undefined);
      return null;
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  async function fetchStanding(): Promise<void> {
    if (!isDay(day)) return;
    const week = weekOfSchool(await fetchDays(), day);
    const { sending } = await queryClient.ensureQueryData(myWeekQuery(week));
    const sent = sending?.plans.find((plan) => plan.planId === planId);
    if (sent && sent.state !== 'draft') await Promise.all([thread.fetch(), remarks.fetch()]);
    if (sent?.isSealed) await sealed.fetch();
  }
}
