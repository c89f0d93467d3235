import type { Left } from '@rules/timetable/domain/suggestion/suggested-lessons';
import type { Suggestion } from '@rules/timetable/domain/suggestion/suggestion-problem';
import { Button } from '../../../ui/button';
import { groupedBy } from '../../../ui/grouped-by';
import { Panel } from '../../../ui/panel';
import type { Lesson } from '../calls';
import type { Known } from '../known';
import { clashWords, timeWords } from '../timetable-words';
import { needWords } from './room-need-words';

type LeftListProps = {
  known: Known;
  suggestion: Suggestion;
  left: readonly Left[];
  onSingles: (setIds: readonly string[]) => void;
  onNoLimit: () => void;
};

/** What no time was found for: what stands in the way where least does, and one way out. */
export function LeftList({ known, suggestion, left, onSingles, onNoLimit }: LeftListProps) {
  const periods = left.reduce((sum, each) => sum + each.periods, 0);
  const asIs = withProposed(known, suggestion);
  // Lessons of one set that wait for a place are one line.
  const rows = groupedBy(left, (each) => `${setsOf(known, each).join(' ')} ${each.periods}`);
  return (
    <Panel title={`Belum dapat diletakkan (${periods} waktu)`}>
      {left.some(({ hindrance }) => hindrance.kind === 'fullDay') && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b px-4 py-2 text-sm">
          Had waktu sehari menghalang sebahagian daripadanya.
          <Button variant="secondary" size="small" onClick={onNoLimit}>
            Cari tanpa had sehari
          </Button>
        </p>
      )}
      <ul className="divide-y divide-line">
        {rows.slice(0, shown).map(([key, same]) => {
          const [first] = same;
          if (!first) return null;
          const setIds = setsOf(known, first);
          return (
            <li key={key} className="flex flex-col gap-1 px-4 py-3">
              <p className="flex justify-between gap-4">
                <span dir="auto" className="wrap-anywhere font-medium">
                  {namesOf(known, setIds)}
                </span>
                <span className="shrink-0 text-muted text-sm">
                  {first.periods === 2 ? `${same.length} × 2 waktu` : `${same.length * first.periods} waktu`}
                </span>
              </p>
              <p className="text-sm">{reasonOf(asIs, first, setIds)}</p>
              {first.periods === 2 && (
                <Button
                  variant="quiet"
                  size="small"
                  className="-ml-2 self-start"
                  onClick={() => onSingles(setIds)}
                >
                  Pecahkan kepada waktu tunggal
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {rows.length > shown && <p className="px-4 py-3 text-muted text-sm">Dan {rows.length - shown} lagi.</p>}
    </Panel>
  );
}

const shown = 20;

function setsOf({ lessons }: Known, { parts }: Left): string[] {
  return parts.flatMap((part) =>
    'setId' in part ? [part.setId] : (lessons.find(({ id }) => id === part.lessonId)?.teachingSetId ?? []),
  );
}

function namesOf({ sets }: Known, setIds: readonly string[]): string {
  const named = sets.filter(({ id }) => setIds.includes(id));
  return named.map(({ subjectName, name }) => `${subjectName}, ${name}`).join(' / ');
}

/** The lessons that the search speaks of by the ids of its activities, so that a clash can name them. */
function withProposed(known: Known, { problem, parts }: Suggestion): Known {
  const proposed = problem.activities.flatMap(({ id }, at): Lesson[] => {
    const [part] = parts[at] ?? [];
    if (!part || 'lessonId' in part) return [];
    return [
      {
        id,
        timetableId: known.timetable.id,
        kind: 'lesson',
        teachingSetId: part.setId,
        title: null,
        teacherIds: [...part.teacherIds],
        classIds: [],
        roomId: null,
        weekday: 0,
        cycleWeek: null,
        from: '',
        to: '',
        isPinned: false,
        overrideId: null,
        version: 1,
        updatedAt: '',
        deletedAt: null,
      },
    ];
  });
  return { ...known, lessons: [...known.lessons, ...proposed] };
}

function reasonOf(known: Known, { id, hindrance }: Left, setIds: readonly string[]): string {
  switch (hindrance.kind) {
    case 'noRoom':
      return noRoomWords(known, setIds);
    case 'noBells':
      return 'Waktu sekolah tiada ruang sepanjang itu pada mana-mana hari.';
    case 'fullDay':
      return `Had sehari guru sudah penuh pada ${timeWords(hindrance.time)}.`;
    case 'unfound':
      return `Belum sempat dicuba. Masih ada ruang pada ${timeWords(hindrance.time)}.`;
    case 'clash':
      return hindrance.clashes.map((clash) => clashWords(known, clash, id)).join(' ');
  }
}

/** Of the sets that are taught at one time, each of which asks for a room of its own. */
function noRoomWords({ sets, rooms }: Known, setIds: readonly string[]): string {
  const asked = sets.flatMap(({ id, roomNeed }) => (setIds.includes(id) && roomNeed ? [roomNeed] : []));
  const wanted = asked.map((need) => needWords(rooms, need)).join(' dan ');
  return `Sekolah tiada bilik yang diminta: ${wanted}. Tambah bilik itu, atau minta yang lain di “Bilik bagi mata pelajaran”.`;
}
