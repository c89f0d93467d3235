import { Link, useSearchParams } from 'react-router';
import { paths } from '../../site/paths';
import { classNames } from '../../ui/class-names';
import { type Load, teacherParameter } from './assignment-sheet';
import type { Teacher } from './teacher-kind';

type LoadPanelProps = {
  loads: readonly Load[];
  teachers: readonly Teacher[];
  /** Periods a week that the school gives a teacher at most. */
  limit: number;
};

/** Everybody's periods a week beside the limit; a name marks that person's lessons in the grid. */
export function LoadPanel({ loads, teachers, limit }: LoadPanelProps) {
  const [search, setSearch] = useSearchParams();
  const chosen = search.get(teacherParameter);
  const byId = new Map(teachers.map((teacher) => [teacher.userId, teacher]));

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
    <section aria-labelledby="beban" className="print:hidden">
      <div className="flex flex-wrap items-end justify-between gap-3 pb-3">
        <div>
          <h2 id="beban" className="font-semibold text-lg">
            Beban guru
          </h2>
          <p className="text-muted text-sm">Waktu seminggu. Oren: sudah mencapai had.</p>
        </div>
        <Link to={paths.schoolAdmin} className="text-accent text-sm underline">
          Had sekolah: {limit} waktu
        </Link>
      </div>
      <ul className="grid gap-x-8 gap-y-1 *:min-w-0 sm:grid-cols-2 xl:grid-cols-3">
        {loads.map(({ userId, periods }) => {
          const teacher = byId.get(userId);
          const isFull = periods >= limit;
          return (
            <li key={userId}>
              <button
                type="button"
                aria-pressed={userId === chosen}
                onClick={() => mark(userId === chosen ? null : userId)}
                className={classNames(
                  'flex min-h-11 w-full items-center gap-3 rounded-md px-2 text-left text-sm hover:bg-sunken sm:min-h-9',
                  userId === chosen && 'font-semibold text-accent',
                )}
              >
                <span className="w-8 font-semibold">{teacher?.code}</span>
                <span className="wrap-anywhere min-w-0 flex-1">{teacher?.displayName}</span>
                <span
                  aria-hidden="true"
                  className="h-1.5 w-10 sm:w-20 overflow-hidden rounded-full bg-line print:hidden"
                >
                  <span
                    className={classNames('block h-full rounded-full', isFull ? 'bg-warning' : 'bg-accent')}
                    style={{ width: `${Math.min(100, (periods / limit) * 100)}%` }}
                  />
                </span>
                <span
                  className={classNames(
                    'w-16 text-right tabular-nums',
                    isFull && 'font-semibold text-warning',
                  )}
                >
                  {periods} / {limit}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
