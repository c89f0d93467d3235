import { rescueOf } from '@rules/yearly-plans/domain/week-rescue';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useImportAddress } from '../../imports';
import { TableDownload } from '../../queries/table-download';
import { useAcademicYear } from '../../school/academic-year';
import { useCurrentSchool } from '../../school/current-school';
import { useWriter } from '../../school/use-writer';
import { Button, IconButton } from '../../ui/button';
import { PageHeader } from '../../ui/page-header';
import { SkeletonRows } from '../../ui/skeleton';
import { tabClass, tabListClass } from '../../ui/tab-look';
import { useIsWide } from '../../ui/use-is-wide';
import { fetchPlanDocument, fetchPlanPaper, fetchPlanTable, taughtQuery } from './calls';
import { coverageBySet } from './class-coverage';
import { importsPlans } from './imports-plans';
import type { Known } from './known';
import { OwnCopy } from './own-copy';
import { parameters } from './plan-choice';
import { PlanPaper } from './plan-paper';
import { planState } from './plan-state';
import { markOfPlan, planTitle } from './plan-words';
import { RescueNote } from './rescue-note';

const PlanCards = lazy(async () => ({ default: (await import('./plan-cards')).PlanCards }));
const PlanGrid = lazy(async () => ({ default: (await import('./plan-grid')).PlanGrid }));
const ClassRescueNote = lazy(async () => ({
  default: (await import('./class-rescue-note')).ClassRescueNote,
}));
const CoverageView = lazy(async () => ({ default: (await import('./coverage-view')).CoverageView }));
const PlanStanding = lazy(async () => ({
  default: (await import('./sending/plan-sending')).PlanStanding,
}));
const DriftView = lazy(async () => ({ default: (await import('./drift-view')).DriftView }));

const waysToLook = [
  [null, 'Jadual'],
  ['liputan', 'Liputan'],
  ['anjakan', 'Anjakan'],
] as const;

/** Whether the person has a plan of their own beside the one that is shown. */
const hasOwn = ({ plans, plan: { subjectId, gradeLevel } }: Known) =>
  plans.some(
    (each) =>
      each.subjectId === subjectId &&
      each.gradeLevel === gradeLevel &&
      each.authorId !== null &&
      each.mayEdit,
  );

export type PlanPageProps = {
  known: Known;
  /** YYYY-MM-DD */
  today: string;
  /** Of the subject, the level and whose plan, with the ways to look at it beside. */
  choose: (views?: ReactNode) => ReactNode;
};

/** One yearly plan: to be written in, and where each class stands in it. */
export function PlanPage({ known, today, choose }: PlanPageProps) {
  const { plan, rows, weeks, year } = known;
  const [search, setSearch] = useSearchParams();
  const { isReadOnly } = useAcademicYear();
  const { refusals } = useWriter();
  const { membership } = useCurrentSchool();
  const importing = useImportAddress();
  const isWide = useIsWide();
  const view = waysToLook.find(([address]) => address === search.get(parameters.view))?.[0] ?? null;
  const unkeptReason = isReadOnly
    ? `Sesi ${year.name} ditutup. Baca sahaja.`
    : (refusals.edit ??
      (plan.mayEdit ? undefined : 'Panitia menjaga RPT ini. Buat salinan untuk mengubahnya.'));
  const closedReason =
    unkeptReason ?? (plan.isSealed ? 'RPT ini sudah disahkan. Buat pindaan untuk mengubahnya.' : undefined);
  const { data: taught } = useQuery(taughtQuery(plan.id));
  const sets = useMemo(() => (taught ? coverageBySet(known, taught) : []), [known, taught]);
  const mayCopy = !isReadOnly && !refusals.edit && plan.authorId === null && !hasOwn(known);
  const into = closedReason === undefined ? 'plan' : mayCopy ? 'copy' : null;
  const rescue = closedReason === undefined ? rescueOf(rows, weeks) : null;

  const views = (
    <fieldset className={tabListClass}>
      <legend className="sr-only">Paparan</legend>
      {waysToLook.map(([address, label]) => (
        <button
          key={label}
          type="button"
          aria-current={view === address ? 'page' : undefined}
          onClick={() =>
            setSearch((before) => {
              const after = new URLSearchParams(before);
              if (address) after.set(parameters.view, address);
              else after.delete(parameters.view);
              return after;
            })
          }
          className={tabClass}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );

  return (
    <div className="print-wide dense:flex dense:h-dvh dense:flex-col">
      <PageHeader
        title={planTitle(known)}
        mark={markOfPlan(known)}
        filters={choose(views)}
        state={<span className="print:hidden">{planState(rows, weeks, sets)}</span>}
        action={
          <>
            {closedReason === undefined && plan.authorId === null && importsPlans(membership) && (
              <Button variant="secondary" icon="upload" className="max-sm:hidden" onClick={importing.begin}>
                Import
              </Button>
            )}
            <TableDownload
              name={planTitle(known)}
              fetch={(format) => fetchPlanTable(plan.id, format)}
              fetchDocument={() => fetchPlanDocument(plan.id)}
              papers={[{ label: 'PDF (A4)', name: planTitle(known), fetch: () => fetchPlanPaper(plan.id) }]}
            />
            <IconButton icon="print" label="Cetak" className="max-sm:hidden" onClick={() => window.print()} />
          </>
        }
      />
      <div className="dense:flex dense:items-start dense:gap-3 dense:*:min-w-0 print:hidden">
        <div className="empty:hidden dense:flex-1">
          <Suspense>
            <PlanStanding known={known} mayAct={unkeptReason === undefined} />
          </Suspense>
        </div>
        <div className="empty:hidden dense:flex-1">
          {rescue && <RescueNote known={known} rescue={rescue} />}
          {!rescue && into && sets.some((each) => each.rescue) && (
            <Suspense>
              <ClassRescueNote known={known} sets={sets} into={into} />
            </Suspense>
          )}
        </div>
        <div className="pb-4 empty:hidden dense:py-3">
          <OwnCopy known={known} />
        </div>
      </div>
      <div className="dense:flex dense:min-h-0 dense:flex-1 dense:flex-col print:hidden">
        <Suspense fallback={<SkeletonRows label="Memuatkan RPT…" />}>
          {view === 'liputan' && <CoverageView known={known} today={today} />}
          {view === 'anjakan' && <DriftView known={known} />}
          {view === null && isWide && <PlanGrid known={known} sets={sets} closedReason={closedReason} />}
          {view === null && !isWide && <PlanCards known={known} sets={sets} closedReason={closedReason} />}
        </Suspense>
      </div>
      <PlanPaper known={known} />
    </div>
  );
}
