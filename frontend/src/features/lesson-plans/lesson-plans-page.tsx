import type { SchoolDays } from '@rules/calendar/domain/school-calendar';
import { weekOfSchool } from '@rules/calendar/domain/school-days';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { NextPageButton } from '../../queries/next-page-button';
import { QueryStates } from '../../queries/query-states';
import type { Owner } from '../../session/owner';
import { malaysianDate } from '../../ui/format';
import { PageHeader } from '../../ui/page-header';
import { SignatureBlock } from '../../ui/signature-block';
import { plansQuery } from './calls';
import { NewPlanButton } from './list/new-plan-button';
import { NoPlans } from './list/no-plans';
import { completionSentence } from './list/plan-groups';
import { PlanList } from './list/plan-list';
import { usePlanDeletion } from './list/use-plan-deletion';
import { weekOfAddress } from './list/week';
import { WeekFilter } from './list/week-filter';
import { MatchesLine } from './matches/matches-line';
import { ViewLinks } from './view-links';
import { WaitingPlansLater } from './waiting-plans-later';

type LessonPlansPageProps = {
  owner: Owner;
  /** Why the subscription refuses writing for now. */
  refusals: { create?: string; edit?: string };
  /** By which weeks and days are told. */
  days: SchoolDays;
  author: string;
};

export function LessonPlansPage({ owner, refusals, days, author }: LessonPlansPageProps) {
  const [search] = useSearchParams();
  const week = weekOfAddress(search.get('minggu'), days);
  const query = useInfiniteQuery(plansQuery(week));
  const deletion = usePlanDeletion();
  const plans = query.data?.pages.flatMap(({ items }) => items);
  const now = new Date();
  return (
    <>
      <PageHeader
        title="Rancangan harian (RPH)"
        state={plans && plans.length > 0 && completionSentence(plans, query.hasNextPage, now)}
        action={plans && plans.length > 0 && <NewPlanButton refusal={refusals.create} />}
      />
      {refusals.create && <p className="-mt-3 prose-width pb-5 text-sm text-warning">{refusals.create}</p>}
      <WaitingPlansLater owner={owner} now={now} />
      <MatchesLine refusal={refusals.edit} />
      <div className="flex flex-wrap items-center gap-x-4">
        <WeekFilter week={week} thisWeek={weekOfSchool(days, malaysianDate(now))} days={days} />
        <ViewLinks week={week} isList />
      </div>
      <QueryStates
        query={{ ...query, data: plans }}
        what="Rancangan"
        safe="Semua rancangan anda selamat."
        empty={<NoPlans isFiltered={week !== null} refusal={refusals.create} />}
      >
        {(listed) => (
          <>
            <PlanList plans={listed} days={days} refusal={refusals.edit} onDelete={deletion.make} />
            <SignatureBlock
              signatures={[{ role: 'Disediakan oleh', name: author }, { role: 'Disemak oleh' }]}
            />
          </>
        )}
      </QueryStates>
      <NextPageButton of={query}>Lihat rancangan terdahulu</NextPageButton>
    </>
  );
}
