import { formatTime, malaysianDate } from '../../../ui/format';
import { Icon } from '../../../ui/icon';
import type { Known } from '../known';
import { clockOf, useNow } from '../now';
import { peopleWords, subjectWords } from '../timetable-words';
import { type HeldLesson, heldAmong } from './held-lessons';
import { lessonsByClass } from './school-grid';

type ClassNowListProps = { known: Known; holds: boolean; onShow: (classId: string) => void };

/** For phones: every class with what it has now and next; a press shows its week. */
export function ClassNowList({ known, holds, onShow }: ClassNowListProps) {
  const now = useNow();
  const [day, time] = [malaysianDate(now), clockOf(now)];
  const ofClasses = lessonsByClass(known);
  return (
    <ul aria-label="Jadual induk" className="divide-y divide-line rounded-lg border border-line bg-raised">
      {known.classes.map(({ id, name }) => {
        const lessons = ofClasses.get(id) ?? [];
        const held = holds ? heldAmong(known, lessons, day) : [];
        const running = held.filter(({ time: { from, to } }) => from <= time && time < to);
        const next = held.find(({ time: { from } }) => from > time);
        return (
          <li key={id}>
            <button
              type="button"
              onClick={() => onShow(id)}
              className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left hover:bg-sunken"
            >
              <span dir="auto" className="w-28 shrink-0 font-semibold">
                {name}
              </span>
              <span className="min-w-0 flex-1 text-sm">
                {!holds && <span className="text-muted">{lessons.length} slot seminggu</span>}
                {holds && running.length === 0 && !next && (
                  <span className="text-muted">Tiada lagi hari ini</span>
                )}
                {running.length > 0 && (
                  <span dir="auto" className="block">
                    <span className="font-semibold text-accent">Sekarang</span> {wordsOf(known, running)}
                  </span>
                )}
                {next && (
                  <span dir="auto" className="block text-muted">
                    {formatTime(next.time.from)} {wordsOf(known, [next])}
                  </span>
                )}
              </span>
              <Icon name="next" size={16} className="shrink-0 text-muted" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function wordsOf(known: Known, held: readonly HeldLesson[]): string {
  const words = held.map(({ lesson }) =>
    [subjectWords(known, lesson), peopleWords(known, lesson)].filter(Boolean).join(' · '),
  );
  return [...new Set(words)].join(' / ');
}
