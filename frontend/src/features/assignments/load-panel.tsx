import { periodsWords } from '@rules/classes/domain/periods';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../site/paths';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { LessonMark } from '../../ui/lesson-mark';
import { type Load, type MarkOf, type TaughtSubject, teacherParameter } from './assignment-sheet';
import { LoadBar } from './load-bar';
import type { Teacher } from './teacher-kind';

type LoadPanelProps = {
  loads: readonly Load[];
  teachers: readonly Teacher[];
  subjects: readonly TaughtSubject[];
  markOf: MarkOf;
  /** Periods a week that the school gives a teacher at most. */
  limit: number;
};

/** Everybody's periods a week beside the limit; a bar marks that person's lessons in the grid. */
export function LoadPanel({ loads, teachers, subjects, markOf, limit }: LoadPanelProps) {
  const [search, setSearch] = useSearchParams();
  const chosen = search.get(teacherParameter);
  const byId = new Map(teachers.map((teacher) => [teacher.userId, teacher]));
  const names = new Map(subjects.map(({ id, name }) => [id, name]));
  const most = Math.max(limit, ...loads.map(({ periods }) => periods));
  const shown = loads.map(({ userId, periods, unsaid, parts }) => ({
    ...{ userId, periods, sum: periodsWords({ periods, unsaid }), teacher: byId.get(userId) },
    parts: parts.map((part) => {
      const name = names.get(part.subjectId) ?? '';
      return { ...part, name, mark: markOf(name) };
    }),
  }));

  function mark(userId: string | null) {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (userId === null) after.delete(teacherParameter);
        else after.set(teacherParameter, userId);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <section
      aria-labelledby="beban"
      className="dense:flex dense:w-80 dense:shrink-0 dense:flex-col dense:overflow-y-auto dense:pb-3 print:hidden"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 pb-3 dense:min-h-12 dense:items-center dense:pb-0">
        <h2 id="beban" className="font-semibold text-lg">
          Beban guru
        </h2>
        <Link to={paths.schoolAdmin} className="text-accent text-sm underline">
          Had {limit} waktu
        </Link>
      </div>
      <ul className="grid gap-x-8 *:min-w-0 sm:grid-cols-2 dense:grid-cols-1">
        {shown.map(({ userId, periods, sum, teacher, parts }) => (
          <li key={userId}>
            <button
              type="button"
              aria-pressed={userId === chosen}
              onClick={() => mark(userId === chosen ? null : userId)}
              className={classNames(
                'flex min-h-11 w-full items-center gap-2 rounded-md px-1 text-left text-sm hover:bg-sunken sm:min-h-7',
                userId === chosen && 'bg-accent-soft font-semibold text-on-accent-soft',
              )}
            >
              <span className="w-7 shrink-0 font-semibold">{teacher?.code}</span>
              <span dir="auto" className="w-24 truncate">
                {teacher?.displayName}
              </span>
              <LoadBar parts={parts} limit={limit} most={most} />
              <span
                className={classNames(
                  'flex w-17 shrink-0 items-center justify-end gap-1 tabular-nums',
                  periods > limit && 'font-semibold text-warning',
                )}
              >
                {periods > limit && <Icon name="warning" size={14} />}
                {sum} / {limit}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <details className="pt-2 text-sm">
        <summary className="min-h-11 w-fit cursor-pointer content-center text-muted underline-offset-2 hover:underline sm:min-h-8">
          Lihat sebagai jadual
        </summary>
        <table className="w-full">
          <caption className="sr-only">Waktu seminggu setiap guru mengikut subjek</caption>
          <thead className="text-left text-muted">
            <tr>
              <th className="py-1 font-medium">Guru</th>
              <th className="py-1 font-medium">Subjek</th>
              <th className="py-1 text-right font-medium">Waktu</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ userId, sum, teacher, parts }) => (
              <tr key={userId} className="border-line border-t align-top">
                <th scope="row" dir="auto" className="py-1 pr-2 text-left font-normal">
                  {teacher?.displayName}
                </th>
                <td className="py-1">
                  {parts.map((part) => (
                    <span key={part.subjectId} className="flex items-center gap-1">
                      <LessonMark {...part.mark} /> {part.name} {part.periods}
                    </span>
                  ))}
                </td>
                <td className="py-1 text-right tabular-nums">{sum}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
