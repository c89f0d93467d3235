import { useQuery } from '@tanstack/react-query';
import { useAcademicYear } from '../../../school/academic-year';
import { OpenLink } from '../../../school/open-link';
import { paths } from '../../../site/paths';
import { Icon } from '../../../ui/icon';
import { Panel } from '../../../ui/panel';
import { ownSetsQuery } from '../../classes';
import type { MyWeek } from '../../lesson-plans';
import type { KnownDay } from '../use-day';

/** Whether the person has nothing here yet: no lessons, no plan, and nothing noted of the last weeks. */
export function isNew({ week, lessons }: Pick<KnownDay, 'week' | 'lessons'>, noted: number): boolean {
  const isHoliday = week.days.every(({ isHeld }) => !isHeld);
  return !isHoliday && week.source === 'none' && lessons.length === 0 && noted === 0;
}

type Step = { title: string; help: string; to: string; isDone: boolean };

/** What a teacher does first, in place of what is owed. */
export function FirstThings({ week }: { week: MyWeek }) {
  const { current } = useAcademicYear();
  const sets = useQuery({ ...ownSetsQuery(current?.id ?? ''), enabled: current !== undefined });
  const classes = sets.data?.length ?? 0;
  const steps: Step[] = [
    {
      ...{ title: 'Lihat kelas dan subjek anda', to: paths.classes, isDone: classes > 0 },
      help: 'Pentadbir menetapkannya dalam penugasan. Hubungi pentadbir jika ada yang kurang.',
    },
    {
      ...{ title: 'Lihat jadual mengajar', to: paths.timetable, isDone: week.source === 'timetable' },
      help: 'Selepas jadual diterbitkan, minggu anda tersusun sendiri.',
    },
    {
      ...{ title: 'Tulis rancangan pertama', to: paths.lessonPlanEditor, isDone: false },
      help: 'Tidak perlu menunggu jadual. Kira-kira lima minit.',
    },
  ];
  return (
    <Panel title="Tiga langkah untuk bermula">
      <ol className="divide-y divide-line">
        {steps.map(({ title, help, to, isDone }) => (
          <li key={title} className="relative flex items-center gap-3 px-4 py-3 hover:bg-sunken/60">
            <span
              className={
                isDone
                  ? 'inline-flex size-6 shrink-0 items-center justify-center rounded-full bg-success-soft text-on-success-soft'
                  : 'inline-flex size-6 shrink-0 rounded-full border-2 border-control/60'
              }
            >
              {isDone && <Icon name="check" size={14} />}
            </span>
            <span className="min-w-0 flex-1">
              <OpenLink to={to} className="block font-medium after:absolute after:inset-0">
                {title}
                {isDone && <span className="sr-only">, selesai</span>}
              </OpenLink>
              {!isDone && <span className="block text-pretty text-muted text-sm">{help}</span>}
            </span>
            <Icon name="next" className="text-muted" />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
