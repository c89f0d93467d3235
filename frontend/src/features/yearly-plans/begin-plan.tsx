import { levelName } from '@rules/classes/domain/grade-level';
import { editionInForce } from '@rules/curriculum/domain/edition';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useImportAddress } from '../../imports';
import { useChange } from '../../queries/use-change';
import { useAcademicYear } from '../../school/academic-year';
import { useCurrentSchool } from '../../school/current-school';
import { useWriter } from '../../school/use-writer';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { beginPlan, editionsQuery, keptSubjectsQuery, type NewPlan, yearlyPlansQuery } from './calls';
import { importsPlans } from './imports-plans';
import type { KnownYear, OfSubject } from './known';
import { parameters } from './plan-choice';
import { planTitle } from './plan-words';

type Beginning = Pick<NewPlan, 'isOwn' | 'startFrom' | 'fromCurriculum'>;
type BeginPlanProps = { known: KnownYear; chosen: OfSubject };

/** There is no plan of the subject and level yet: it begins empty, or as last year's. */
export function BeginPlan({ known: { year }, chosen }: BeginPlanProps) {
  const { membership } = useCurrentSchool();
  const { isReadOnly } = useAcademicYear();
  const { refusals } = useWriter();
  const [, setSearch] = useSearchParams();
  const importing = useImportAddress();
  const earlier = useEarlierPlan(year.firstDay, chosen);
  const { data: editions = [] } = useQuery(editionsQuery());
  const edition = editionInForce(editions, {
    subjectId: chosen.subject.id,
    gradeLevel: chosen.gradeLevel,
    year: Number(year.firstDay.slice(0, 4)),
  });
  const { data: keptIds = [] } = useQuery(keptSubjectsQuery(year.id));
  const begin = useChange(
    ({ isOwn, startFrom, fromCurriculum }: Beginning, newId) =>
      beginPlan({
        ...{ id: newId(), academicYearId: year.id, isOwn, startFrom, fromCurriculum },
        ...{ subjectId: chosen.subject.id, gradeLevel: chosen.gradeLevel },
      }),
    { changes: ['yearly-plans'], done: 'RPT dimulakan.' },
  );
  const isOwn = !keptIds.includes(chosen.subject.id);
  const refusal = isReadOnly ? `Sesi ${year.name} ditutup. Baca sahaja.` : refusals.create;
  const start = (startFrom: string | null, fromCurriculum = false) => {
    begin.make({ isOwn, startFrom, fromCurriculum });
    if (isOwn)
      setSearch((before) => {
        const after = new URLSearchParams(before);
        after.set(parameters.whose, 'saya');
        return after;
      });
  };
  return (
    <EmptyState
      icon="yearlyPlan"
      title={`${planTitle(chosen)} belum ada`}
      action={
        refusal ? (
          <p className="text-muted text-sm">{refusal}</p>
        ) : (
          <div className="flex flex-wrap justify-center gap-2">
            {earlier && (
              <Button busy={begin.isBusy} onClick={() => start(earlier.id)}>
                Mula daripada sesi {earlier.yearName}
              </Button>
            )}
            {edition && (
              <Button
                variant={earlier ? 'secondary' : 'primary'}
                busy={begin.isBusy}
                onClick={() => start(null, true)}
              >
                Mula daripada DSKP {edition.curriculum} {edition.year}
              </Button>
            )}
            <Button
              variant={earlier || edition ? 'secondary' : 'primary'}
              busy={begin.isBusy}
              onClick={() => start(null)}
            >
              Mula kosong
            </Button>
            {!isOwn && importsPlans(membership) && (
              <Button variant="secondary" icon="upload" onClick={importing.begin}>
                Import fail
              </Button>
            )}
          </div>
        )
      }
    >
      {isOwn
        ? 'Panitia belum membuatnya. Anda boleh mula dengan RPT sendiri dan mencadangkannya kepada panitia kemudian.'
        : `Minggu dan tarikhnya datang daripada kalendar sekolah. RPT panitia dibaca semua guru ${chosen.subject.name} ${levelName(chosen.gradeLevel)}.`}
    </EmptyState>
  );
}

/** The plan of the session before, of the same subject and level. */
function useEarlierPlan(firstDay: string, { subject, gradeLevel }: OfSubject) {
  const { years } = useAcademicYear();
  const before = years
    .filter((year) => year.firstDay < firstDay)
    .toSorted((one, other) => (one.firstDay < other.firstDay ? 1 : -1))[0];
  const { data } = useQuery({ ...yearlyPlansQuery(before?.id ?? ''), enabled: before !== undefined });
  const found = data?.find((plan) => plan.subjectId === subject.id && plan.gradeLevel === gradeLevel);
  return found && before && { id: found.id, yearName: before.name };
}
