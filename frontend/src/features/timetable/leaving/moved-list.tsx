import type { SetLeft } from '@rules/timetable/domain/suggestion/successors';
import type { SuggestedLessons } from '@rules/timetable/domain/suggestion/suggested-lessons';
import type { Known } from '../known';
import { audienceOf, subjectWords, timeWords } from '../timetable-words';

type MovedListProps = {
  known: Known;
  left: readonly SetLeft[];
  found: SuggestedLessons | undefined;
  hasEnded: boolean;
};

/** What changes beside the teachers: the lessons that move, from where and to where. */
export function MovedList({ known, left, found, hasEnded }: MovedListProps) {
  const lessons = left.reduce((sum, { lessonIds }) => sum + lessonIds.length, 0);
  const lessonOf = (id: string) => known.lessons.find((each) => each.id === id);
  return (
    <section aria-labelledby="moved" className="rounded-lg border border-line bg-raised p-4">
      <h2 id="moved" className="font-semibold text-lg">
        Apa yang berubah
      </h2>
      <p role="status" className="pt-1">
        {found && hasEnded
          ? `${lessons} slot bertukar guru, ${found.moved.length} slot berpindah.`
          : 'Sedang mencari perubahan yang paling sedikit…'}
      </p>
      {found && found.left.length > 0 && hasEnded && (
        <p className="pt-2 text-sm text-warning">
          {found.left.length} slot tidak mendapat tempat. Sila pilih pengganti lain.
        </p>
      )}
      {found && hasEnded && (
        <ul className="divide-y divide-line">
          {found.moved.map(({ lessonId, ...to }) => {
            const lesson = lessonOf(lessonId);
            return (
              lesson && (
                <li key={lessonId} className="py-3">
                  <p dir="auto" className="wrap-anywhere font-medium">
                    {audienceOf(known, lesson)} · {subjectWords(known, lesson)}
                  </p>
                  <p className="text-muted text-sm">
                    {timeWords(lesson)} → {timeWords(to)}
                  </p>
                </li>
              )
            );
          })}
        </ul>
      )}
    </section>
  );
}
