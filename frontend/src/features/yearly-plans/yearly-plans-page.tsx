import { lessonWeeksOf } from '@rules/calendar/domain/lesson-weeks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ImportPage, useImportAddress } from '../../imports';
import { QueryStates } from '../../queries/query-states';
import { useCurrentSchool } from '../../school/current-school';
import { administers } from '../../school/roles';
import { paths } from '../../site/paths';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { malaysianDate } from '../../ui/format';
import { PageHeader } from '../../ui/page-header';
import { BeginPlan } from './begin-plan';
import { planRowsQuery } from './calls';
import { importsPlans } from './imports-plans';
import { type KnownYear, type OfSubject, weekOn } from './known';
import { choicesOf, PlanChoice, useChosenPlan } from './plan-choice';
import { PlanPage, type PlanPageProps } from './plan-page';
import { markOfPlan, planTitle } from './plan-words';

/** The plan that the address names; without one, the way to begin it. */
export function YearlyPlansPage(known: KnownYear) {
  const choices = choicesOf(known);
  const { chosen, plan, go } = useChosenPlan(known, choices);
  const { membership } = useCurrentSchool();
  const importing = useImportAddress();
  if (!chosen)
    return (
      <>
        <PageHeader title="RPT" />
        <EmptyState
          icon="yearlyPlan"
          title="Belum ada subjek"
          action={administers(membership) && <ButtonLink to={paths.classes}>Buka Kelas & subjek</ButtonLink>}
        >
          RPT dibuat bagi setiap subjek dan tahun. Pentadbir menambah subjek di Kelas & subjek.
        </EmptyState>
      </>
    );
  if (importing.importId && importsPlans(membership))
    return (
      <ImportPage
        kind="yearlyPlan"
        title="Import RPT"
        noun="baris"
        academicYearId={known.year.id}
        importId={importing.importId}
        onGo={importing.go}
        answers={{ subject: chosen.subject.code, level: chosen.gradeLevel }}
        takesDocuments
        changes={['yearly-plans']}
      />
    );
  const choose = (views?: React.ReactNode) => (
    <PlanChoice {...{ known, choices, chosen, plan }} onGo={go}>
      {views}
    </PlanChoice>
  );
  if (!plan)
    return (
      <>
        <PageHeader title={planTitle(chosen)} mark={markOfPlan(chosen)} filters={choose()} />
        <BeginPlan known={known} chosen={chosen} />
      </>
    );
  return <RowsOf key={plan.id} known={known} chosen={chosen} planId={plan.id} choose={choose} />;
}

type RowsOfProps = Pick<PlanPageProps, 'choose'> & { known: KnownYear; chosen: OfSubject; planId: string };

function RowsOf({ known, chosen, planId, choose }: RowsOfProps) {
  const rows = useQuery(planRowsQuery(planId));
  const [today] = useState(() => malaysianDate(new Date()));
  const plan = known.plans.find(({ id }) => id === planId);
  if (!plan || !rows.data)
    return (
      <>
        <PageHeader title={planTitle(chosen)} mark={markOfPlan(chosen)} filters={choose()} />
        <QueryStates query={rows} what="RPT">
          {() => null}
        </QueryStates>
      </>
    );
  const weeks = lessonWeeksOf(known.calendar, null);
  return (
    <PlanPage
      known={{ ...known, ...chosen, plan, rows: rows.data, weeks, now: weekOn(weeks, today) }}
      today={today}
      choose={choose}
    />
  );
}
