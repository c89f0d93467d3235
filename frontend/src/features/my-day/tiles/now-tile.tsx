import { Suspense, useEffect, useState } from 'react';
import { errorMessage } from '../../../api/error-messages';
import { useWriter } from '../../../school/use-writer';
import { Button } from '../../../ui/button';
import { addIcons } from '../../../ui/icon';
import { lessonIcons } from '../../../ui/lesson-icons';
import { Panel } from '../../../ui/panel';
import { Skeleton } from '../../../ui/skeleton';
import { fetchQuickReflections, QuickReflections, useNotedLessons } from '../../reflections';
import { restOfDay } from '../day-focus';
import { type KnownDay, useDay } from '../use-day';
import { NowPanel } from './now-panel';
import { RestOfDay } from './rest-of-day';

addIcons(lessonIcons);

/** What is now or comes next, and the rest of today. Absent for who teaches nothing. */
export function NowTile() {
  const { query, day, isSettled, enabled } = useDay();
  useEffect(() => void fetchQuickReflections().catch(() => undefined), []);
  if (!enabled) return null;
  if (!day && query.isError)
    return (
      <Panel title="PdP hari ini">
        <div className="flex flex-wrap items-center gap-3 px-4 py-4 text-sm">
          <p className="min-w-0 flex-1">{errorMessage(query.error)} Semua rancangan anda selamat.</p>
          <Button
            variant="secondary"
            size="small"
            icon="retry"
            busy={query.isFetching}
            onClick={() => void query.refetch()}
          >
            Cuba lagi
          </Button>
        </div>
      </Panel>
    );
  if (!day || !isSettled) return <Skeleton className="h-44 rounded-xl" />;
  return <DayOf day={day} />;
}

function DayOf({ day }: { day: KnownDay }) {
  const { owner, refusals } = useWriter();
  const noted = useNotedLessons(owner, day.now);
  const [reflected, setReflected] = useState<string>();
  const rest = restOfDay(day.lessons, day.moment, day.focus);
  const known = { noted, onReflect: refusals.create ? undefined : setReflected };
  return (
    <div className="flex flex-col gap-5 empty:hidden">
      <NowPanel {...{ day, ...known }} />
      {rest.length > 0 && <RestOfDay {...{ day, rest, ...known }} />}
      <Suspense>
        {reflected && <QuickReflections planId={reflected} onClose={() => setReflected(undefined)} />}
      </Suspense>
    </div>
  );
}
