import { suggestedLessons } from '@rules/timetable/domain/suggestion/suggested-lessons';
import type { Suggestion } from '@rules/timetable/domain/suggestion/suggestion-problem';
import { lazy, Suspense, useState } from 'react';
import { useChange } from '../../../queries/use-change';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { PageHeader } from '../../../ui/page-header';
import { arrangeLessons, type Lesson } from '../calls';
import type { Known } from '../known';
import { type Asked, missingOf, suggestionOf, usualDoubles } from './asked';
import { AskedForm } from './asked-form';
import { LeftList } from './left-list';
import { RoomNeeds } from './room-needs';
import { SearchProgress } from './search-progress';
import { useTimeSearch } from './use-time-search';

/** Its table is wanted only once something was found. */
const LoadChanges = lazy(async () => ({ default: (await import('./load-changes')).LoadChanges }));

/** Times for what a draft misses: asked for, looked for beside the person, and taken over or thrown away. */
export function SuggestionPage({ known, onClose }: { known: Known; onClose: () => void }) {
  const [asked, setAsked] = useState<Asked>(() => ({
    mayMove: true,
    mostPeriodsADay: null,
    doubles: usualDoubles(known),
    singleSetIds: [],
  }));
  const [begun, setBegun] = useState<{ known: Known; asked: Asked; suggestion: Suggestion }>();
  const search = useTimeSearch();
  const using = useUse(known, onClose);
  const missing = missingOf(known);

  function start(wish: Asked) {
    const suggestion = suggestionOf(known, wish);
    setAsked(wish);
    setBegun({ known, asked: wish, suggestion });
    search.start(suggestion.problem);
  }

  const { run } = search;
  const found = begun && run && suggestedLessons(begun.suggestion, run.news.found);
  // Another one changed the draft meanwhile: times were found for a timetable that is no more.
  const isStale = begun !== undefined && begun.known.lessons !== known.lessons;
  return (
    <div className="print-wide">
      <PageHeader
        title="Cadangkan jadual"
        state={`Draf “${known.timetable.name}”. Slot yang kekal di tempatnya tidak disentuh, dan tiada yang disimpan sebelum cadangan digunakan.`}
        action={
          <>
            <Button variant="secondary" icon="close" onClick={onClose}>
              {begun ? 'Buang cadangan' : 'Tutup'}
            </Button>
            {begun && (
              <Button
                icon="check"
                busy={using.isBusy}
                disabled={
                  !run?.hasEnded || isStale || !found || found.added.length + found.moved.length === 0
                }
                onClick={() => found && using.make(found)}
              >
                Guna cadangan
              </Button>
            )}
          </>
        }
      />
      {search.hasFailed && (
        <Banner tone="danger" title="Carian terhenti">
          Peranti ini tidak dapat mencari masa sekarang. Sila muat semula halaman dan cuba lagi.
        </Banner>
      )}
      {isStale && (
        <div className="pb-4">
          <Banner
            tone="warning"
            title="Draf ini baru diubah"
            action={
              <Button size="small" variant="secondary" onClick={() => start(asked)}>
                Cari semula
              </Button>
            }
          >
            Cadangan di bawah dibuat bagi jadual yang terdahulu.
          </Banner>
        </div>
      )}
      {!begun && (
        <div className="flex flex-col gap-6">
          <AskedForm asked={asked} missing={missing} onStart={start} />
          <RoomNeeds known={known} />
        </div>
      )}
      {begun && run && (
        <div className="flex flex-col gap-4">
          <SearchProgress run={run} pinned={begun.suggestion.problem.fixed.length} onStop={search.stop} />
          {run.hasEnded && found && (
            <div className="grid items-start gap-4 lg:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))]">
              {found.left.length > 0 && (
                <LeftList
                  known={begun.known}
                  suggestion={begun.suggestion}
                  left={found.left}
                  onSingles={(setIds) =>
                    start({ ...begun.asked, singleSetIds: [...begun.asked.singleSetIds, ...setIds] })
                  }
                  onNoLimit={() => start({ ...begun.asked, mostPeriodsADay: null })}
                />
              )}
              <Suspense>
                <LoadChanges known={begun.known} found={found} />
              </Suspense>
            </div>
          )}
          {run.hasEnded && (
            <Button variant="quiet" icon="back" className="self-start" onClick={() => setBegun(undefined)}>
              Ubah peraturan dan cari semula
            </Button>
          )}
        </div>
      )}
      {begun && !run && !search.hasFailed && (
        <p role="status" className="py-8 text-muted">
          Sedang memulakan carian…
        </p>
      )}
    </div>
  );
}

type Found = ReturnType<typeof suggestedLessons>;

/** All of it in one go, and one press takes all of it back. */
function useUse(known: Known, onDone: () => void) {
  const { timetable } = known;
  return useChange(
    async ({ added, moved }: Found, newId) => {
      const standing = new Map(known.lessons.map((lesson) => [lesson.id, lesson]));
      const before = moved.flatMap(({ lessonId }) => standing.get(lessonId) ?? []);
      const { items } = await arrangeLessons(timetable.id, {
        added: added.map(({ setId, teacherIds, ...lesson }) => ({
          ...lesson,
          id: newId(),
          teachingSetId: setId,
          teacherIds: [...teacherIds],
        })),
        moves: moved.flatMap(({ lessonId, ...time }) => {
          const lesson = standing.get(lessonId);
          return lesson ? [{ ...time, id: lessonId, version: lesson.version }] : [];
        }),
        removed: [],
      });
      onDone();
      return { items, before };
    },
    {
      done: (_, { added, moved }) =>
        `${added.length} pelajaran ditambah${moved.length > 0 ? `, ${moved.length} dipindahkan` : ''}.`,
      changes: ['timetable'],
      undo: ({ items, before }) => arrangeLessons(timetable.id, wayBack(items, before)),
    },
  );
}

/** `items`: as they were answered; `before`: as those of them stood that were moved. */
function wayBack(items: readonly Lesson[], before: readonly Lesson[]): Parameters<typeof arrangeLessons>[1] {
  const stood = new Map(before.map((lesson) => [lesson.id, lesson]));
  const versions = items.map(({ id, version }) => ({ id, version }));
  return {
    added: [],
    moves: versions.flatMap((read) => {
      const lesson = stood.get(read.id);
      if (!lesson) return [];
      const { weekday, cycleWeek, from, to, roomId } = lesson;
      return [{ ...read, weekday, cycleWeek, from, to, roomId }];
    }),
    removed: versions.filter(({ id }) => !stood.has(id)),
  };
}
