import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { StepLine } from '../../../imports/step-line';
import { allOf } from '../../../queries/all-of';
import { QueryStates } from '../../../queries/query-states';
import type { AcademicYear } from '../../../school/academic-year';
import { Button } from '../../../ui/button';
import { PageHeader } from '../../../ui/page-header';
import { useStepFocus } from '../../../ui/step-focus';
import { setsQuery, subjectsQuery } from '../../classes';
import type { Timetable } from '../calls';
import { FileStep } from './file-step';
import { type KeptImport, useKeptImport } from './kept-import';
import { MatchStep } from './match-step';
import { QuestionStep } from './question-step';
import { ReviewStep } from './review-step';
import { type ImportSchool, useTakenOver, withNewOnes } from './use-taken-over';

const steps = ['Fail', 'Padanan', 'Soalan', 'Semak', 'Buat draf'];

export type TimetableImportProps = Omit<ImportSchool, 'subjects' | 'sets'> & {
  year: AcademicYear;
  timetables: readonly Timetable[];
  onClose: () => void;
  onMade: (timetableId: string) => void;
};

/** From a file of another program to a draft. */
export function TimetableImport({ year, timetables, onClose, onMade, ...lists }: TimetableImportProps) {
  const { kept, begin, change, forget } = useKeptImport(year.id);
  const place = useStepFocus<HTMLDivElement>(String(kept?.step ?? 0));
  const more = allOf(useQuery(subjectsQuery()), useQuery(setsQuery(year.id)));

  function giveUp() {
    forget();
    onClose();
  }

  return (
    <>
      <PageHeader
        title="Import jadual"
        state={
          kept
            ? `${kept.fileName} · ${kept.file.cardCount} kad. Belum ada apa-apa disimpan.`
            : 'Belum ada apa-apa disimpan sebelum anda menekan Buat draf.'
        }
        action={
          <Button variant="secondary" onClick={giveUp}>
            Batal
          </Button>
        }
      />
      <StepLine step={kept?.step ?? 0} steps={steps} />
      <div ref={place} data-typed="kept">
        {kept ? (
          <QueryStates query={more} what="Senarai sekolah">
            {([subjects, sets]) => (
              <Steps
                lists={lists}
                {...{ subjects, sets, kept, year, timetables, change }}
                onBack={() => (kept.step === 1 ? forget() : change({ step: kept.step === 3 ? 2 : 1 }))}
                onMade={(id) => {
                  forget();
                  onMade(id);
                }}
              />
            )}
          </QueryStates>
        ) : (
          <FileStep onRead={begin} />
        )}
      </div>
    </>
  );
}

type StepsProps = Pick<TimetableImportProps, 'year' | 'timetables' | 'onMade'> &
  Pick<ImportSchool, 'subjects' | 'sets'> & {
    lists: Omit<ImportSchool, 'subjects' | 'sets'>;
    kept: KeptImport;
    change: (part: Partial<KeptImport>) => void;
    onBack: () => void;
  };

function Steps({ lists, subjects, sets, kept, year, timetables, change, onBack, onMade }: StepsProps) {
  const { calendar, classes, people, rooms } = lists;
  const school = useMemo(
    () => ({ calendar, classes, people, rooms, subjects, sets }),
    [calendar, classes, people, rooms, subjects, sets],
  );
  const taken = useTakenOver(school, kept);
  const named = useMemo(() => withNewOnes(school, taken.matches), [school, taken.matches]);
  const step = { school, named, kept, taken, change, onBack };
  // The school may have changed since: what is open again is asked first.
  if (kept.step === 1 || taken.open > 0) return <MatchStep {...step} />;
  if (kept.step === 2) return <QuestionStep {...step} />;
  return <ReviewStep {...step} year={year} timetables={timetables} onMade={onMade} />;
}
