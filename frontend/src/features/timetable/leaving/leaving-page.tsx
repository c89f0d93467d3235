import { changeFor, type SetLeft, setsLeft } from '@rules/timetable/domain/suggestion/successors';
import { suggestedLessons } from '@rules/timetable/domain/suggestion/suggested-lessons';
import type { Suggestion } from '@rules/timetable/domain/suggestion/suggestion-problem';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useChange } from '../../../queries/use-change';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { PageHeader } from '../../../ui/page-header';
import { addTimetable, arrangeLessons, lessonsQuery } from '../calls';
import type { Known } from '../known';
import { useTimeSearch } from '../suggestion/use-time-search';
import { arrangementOf, leavingOf } from './leaving';
import { MovedList } from './moved-list';
import { SetLeftRow } from './set-left-row';

type LeavingPageProps = {
  known: Known;
  leaverId: string;
  onMade: (timetableId: string) => void;
  onClose: () => void;
};

type Begun = { left: readonly SetLeft[]; suggestion: Suggestion };

/** A teacher leaves: who takes each of their sets, and what few lessons move for it, before a draft is made of it. */
export function LeavingPage({ known, leaverId, onMade, onClose }: LeavingPageProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(() => new Map());
  const [begun, setBegun] = useState<Begun>(() => beginning(known, leaverId, chosen));
  const { run, hasFailed, start } = useTimeSearch();
  // The search is a worker, which begins with the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is started anew with each choice, by that choice
  useEffect(() => start(begun.suggestion.problem), []);

  const choose = (setId: string, personId: string) => {
    const next = new Map(chosen);
    if (personId) next.set(setId, personId);
    else next.delete(setId);
    const again = beginning(known, leaverId, next);
    setChosen(next);
    setBegun(again);
    start(again.suggestion.problem);
  };
  const found = run && suggestedLessons(begun.suggestion, run.news.found);
  const making = useMakeDraft(known, leaverId, onMade);
  const name = known.people.find(({ userId }) => userId === leaverId)?.displayName ?? 'Bekas guru';
  const untaken = begun.left.filter(({ takerId, takers }) => takerId === null && takers.length === 0).length;
  return (
    <div className="print-wide">
      <PageHeader
        title={`Ganti ${name}`}
        state="Tiada yang disimpan sebelum draf dibuat. Jadual yang berkuat kuasa tidak disentuh."
        action={
          <>
            <Button variant="secondary" icon="close" onClick={onClose}>
              Tutup
            </Button>
            {begun.left.length > 0 && (
              <Button
                icon="check"
                busy={making.isBusy}
                disabled={!run?.hasEnded || !found || found.left.length > 0}
                onClick={() => found && making.make({ left: begun.left, moved: found.moved })}
              >
                Buat draf
              </Button>
            )}
          </>
        }
      />
      {hasFailed && (
        <Banner tone="danger" title="Carian terhenti">
          Peranti ini tidak dapat mencari masa sekarang. Sila muat semula halaman dan cuba lagi.
        </Banner>
      )}
      {begun.left.length === 0 ? (
        <EmptyState icon="calendar" title={`${name} tiada kelas dalam jadual ini`} />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <section aria-labelledby="sets-left" className="rounded-lg border border-line bg-raised">
            <h2 id="sets-left" className="px-4 pt-4 font-semibold text-lg">
              Siapa mengambil kelasnya
            </h2>
            {untaken > 0 && <p className="px-4 text-sm text-warning">{untaken} kelas tiada penggantinya.</p>}
            <ul className="divide-y divide-line px-4">
              {begun.left.map((left) => (
                <SetLeftRow key={left.setId} {...{ known, leaverId, left }} onChoose={choose} />
              ))}
            </ul>
          </section>
          <MovedList known={known} left={begun.left} found={found} hasEnded={run?.hasEnded ?? false} />
        </div>
      )}
    </div>
  );
}

function beginning(known: Known, leaverId: string, chosen: ReadonlyMap<string, string>): Begun {
  const leaving = leavingOf(known, leaverId, chosen);
  const left = setsLeft(leaving);
  return { left, suggestion: changeFor(leaving, left) };
}

/** A copy of the timetable, and the changes to it in one go. */
function useMakeDraft(known: Known, leaverId: string, onMade: (id: string) => void) {
  const queries = useQueryClient();
  const { year, timetable, timetables, people } = known;
  const teacher = people.find(({ userId }) => userId === leaverId)?.displayName ?? 'Bekas guru';
  return useChange(
    async (changes: Pick<Parameters<typeof arrangementOf>[2], 'left' | 'moved'>, newId) => {
      const name = freeName(
        `Tanpa ${teacher}`.slice(0, 70),
        timetables.map((each) => each.name),
      );
      const draft = { id: newId(), academicYearId: year.id, name, copyOf: timetable.id };
      const { id } = await addTimetable(draft);
      const { items } = await queries.fetchQuery({ ...lessonsQuery(id), staleTime: 0 });
      await arrangeLessons(id, arrangementOf(known, items, { leaverId, ...changes }));
      return { id, name };
    },
    {
      done: ({ name }) => `Draf “${name}” dibuat.`,
      changes: ['timetable'],
      refreshed: ({ id }) => onMade(id),
    },
  );
}

function freeName(name: string, taken: readonly string[]): string {
  const isTaken = (each: string) => taken.some((other) => other.toLowerCase() === each.toLowerCase());
  if (!isTaken(name)) return name;
  let number = 2;
  while (isTaken(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}
