import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLockedReasons } from '../../../school/use-locked-reason';
import { useWriter } from '../../../school/use-writer';
import { paths } from '../../../site/paths';
import { formatShortDate } from '../../../ui/format';
import { Icon, type IconName } from '../../../ui/icon';
import { Panel } from '../../../ui/panel';
import { Skeleton } from '../../../ui/skeleton';
import { softTone, type Tone } from '../../../ui/tone';
import { owedWeeksQuery, usePreparation } from '../../lesson-plans';
import { useUnread } from '../../notifications';
import { QuickReflections, useNotedLessons } from '../../reflections';
import { type ToDo, type ToDoKey, toDosOf } from '../to-dos';
import { type KnownDay, useDay } from '../use-day';
import { useWaitingHere } from '../use-waiting-here';
import { FirstThings, isNew } from './first-things';
import { ToDoAct } from './to-do-act';
import { weekTitle } from './week-title';

const looks: Readonly<Record<ToDoKey, { icon: IconName; tone: Tone }>> = {
  late: { icon: 'timetable', tone: 'warning' },
  returned: { icon: 'return', tone: 'warning' },
  waiting: { icon: 'device', tone: 'neutral' },
  unwritten: { icon: 'unwritten', tone: 'neutral' },
  gap: { icon: 'warning', tone: 'warning' },
  reflections: { icon: 'reflection', tone: 'accent' },
  ahead: { icon: 'unwritten', tone: 'neutral' },
  notices: { icon: 'notifications', tone: 'info' },
};

/** What is owed. Whoever teaches nothing is told of it only where there is something. */
export function ToDoTile() {
  const { day, isSettled, enabled, isTeacher } = useDay();
  if (!enabled) return null;
  if (!day || !isSettled) return isTeacher ? <Skeleton className="h-44 rounded-lg" /> : null;
  return <Owed day={day} isTeacher={isTeacher} />;
}

function Owed({ day, isTeacher }: { day: KnownDay; isTeacher: boolean }) {
  const { owner, refusals } = useWriter();
  const { due } = useNotedLessons(owner, day.now);
  const waiting = useWaitingHere(owner);
  const { data: owed, isError } = useQuery(owedWeeksQuery());
  const unread = useUnread();
  const lockedReason = useLockedReasons();
  const preparation = usePreparation(() => undefined);
  const [isReflecting, setReflecting] = useState(false);
  if (isTeacher && isNew(day, due.length)) return <FirstThings week={day.week} />;
  const { week, lessons, ahead, focus, moment } = day;
  const toDos = toDosOf({
    today: moment.date,
    week: { firstDay: week.week, lessons },
    ahead:
      ahead && focus.kind !== 'unprepared'
        ? { firstDay: ahead.week.week, name: weekTitle(ahead.week), lessons: ahead.lessons }
        : null,
    due: due.map(({ plan }) => plan),
    ...{ waiting, owedWeeks: owed?.items ?? [], owedSince: owed?.since ?? null, unread },
    addresses: { notices: paths.notifications },
  });
  if (toDos.length === 0 && !isTeacher) return null;
  const refusalOf = (toDo: ToDo) =>
    toDo.act === 'open' ? lockedReason(toDo.to.split('?', 1).join()) : refusals.create;
  return (
    <Panel
      title="Perlu dibuat"
      action={toDos.length > 0 && <span className="text-muted tabular-nums">{toDos.length}</span>}
    >
      {toDos.length === 0 && !owed ? (
        <p className="px-4 py-5 text-muted">
          {isError ? 'Minggu yang lalu belum dapat diperiksa.' : 'Memeriksa minggu yang lalu …'}
        </p>
      ) : toDos.length === 0 ? (
        <p className="flex items-center gap-3 px-4 py-5">
          <Icon name="success" size={22} className="text-success" />
          {owed?.since
            ? `Tiada yang tertunggak sejak ${formatShortDate(owed.since)}.`
            : 'Tiada yang tertunggak.'}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {toDos.map((toDo) => (
            <li key={toDo.key} className="relative flex min-h-15 items-center gap-3 px-4 py-2.5">
              <span
                className={`inline-flex size-9 shrink-0 items-center justify-center rounded-md ${softTone[looks[toDo.key].tone]}`}
              >
                <Icon name={looks[toDo.key].icon} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{toDo.title}</span>
                <span dir="auto" className="block truncate text-muted text-sm">
                  {toDo.detail}
                </span>
              </span>
              {!refusalOf(toDo) && (
                <ToDoAct
                  toDo={toDo}
                  isBusy={preparation.isBusy}
                  onPrepare={(firstDay) => preparation.make(firstDay)}
                  onReflect={() => setReflecting(true)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {isReflecting && <QuickReflections planId={null} onClose={() => setReflecting(false)} />}
      </Suspense>
    </Panel>
  );
}
