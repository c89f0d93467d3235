import { addDays } from '@rules/calendar/day';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLockedReason } from '../../../school/use-locked-reason';
import { useWriter } from '../../../school/use-writer';
import { paths } from '../../../site/paths';
import { formatDuration, formatShortDay, formatTimeRange, formatWeekday } from '../../../ui/format';
import { Icon, type IconName } from '../../../ui/icon';
import { usePreparation, weekSearch } from '../../lesson-plans';
import type { useNotedLessons } from '../../reflections';
import type { DayFocus } from '../day-focus';
import { type DayLesson, lessonName } from '../day-lessons';
import type { KnownDay } from '../use-day';
import { weekTitle } from './week-title';

export type NowPanelProps = {
  day: KnownDay;
  noted: ReturnType<typeof useNotedLessons>;
  /** Absent while the subscription refuses writing. */
  onReflect: ((planId: string) => void) | undefined;
};

/** The one dark panel of the page. */
export function NowPanel(props: NowPanelProps) {
  const { focus } = props.day;
  if (focus.kind === 'none') return null;
  if (focus.kind === 'unprepared') return <Unprepared day={props.day} lessons={focus.lessons} />;
  return <LessonPanel {...props} focus={focus} />;
}

type FocusOnLesson = Extract<DayFocus, { lesson: DayLesson }>;

function LessonPanel({ day, focus, noted, onReflect }: NowPanelProps & { focus: FocusOnLesson }) {
  const { lesson } = focus;
  const { planId } = lesson;
  const pupils = planId === null ? null : noted.pupilsOf(planId);
  const about = [lesson.topic, lesson.room, pupils !== null && `${pupils} murid`].filter(Boolean);
  const mayReflect = focus.kind === 'now' && planId !== null && !lesson.isNoted && !noted.isKept(planId);
  const isShut = useLockedReason(paths.lessonPlanEditor) !== undefined;
  return (
    <Dark
      label={labelOf(focus, day)}
      when={formatTimeRange(lesson.startTime, lesson.endTime)}
      left={leftOf(focus)}
      title={lessonName(lesson)}
      about={about.join(' · ') || lesson.words}
      share={focus.kind === 'now' ? focus.share : undefined}
    >
      {lesson.to !== null && !isShut && (
        <Link to={lesson.to} className={`${dark.button} ${dark.outlined}`}>
          {planId === null ? 'Tulis' : 'Buka'}
          <span className="sr-only"> rancangan {lessonName(lesson)}</span>
        </Link>
      )}
      {mayReflect && onReflect && (
        <DarkButton icon="reflection" onClick={() => onReflect(planId)}>
          Refleksi
        </DarkButton>
      )}
    </Dark>
  );
}

function labelOf({ kind, lesson }: FocusOnLesson, { moment, now }: KnownDay): string {
  if (kind === 'now') return 'Sekarang';
  if (kind === 'next') return 'Seterusnya';
  if (lesson.date === addDays(moment.date, 1)) return 'Esok';
  const isNear = lesson.date < addDays(moment.date, 7);
  return isNear ? formatWeekday(lesson.date) : formatShortDay(new Date(lesson.date) ?? now);
}

function leftOf(focus: FocusOnLesson): string {
  if (focus.kind === 'now') return `${focus.minutesLeft} minit lagi`;
  return focus.kind === 'next' ? `dalam ${formatDuration(focus.inMinutes)}` : '';
}

function Unprepared({ day, lessons }: { day: KnownDay; lessons: number }) {
  const preparation = usePreparation(() => undefined);
  const { refusals } = useWriter();
  if (!day.ahead) return null;
  const { week } = day.ahead;
  return (
    <Dark
      label="Minggu depan"
      title={`${weekTitle(week)} belum disediakan`}
      about={`${lessons} PdP belum ada rancangan.`}
    >
      <Link to={paths.lessonPlans + weekSearch(week.week)} className={`${dark.button} ${dark.outlined}`}>
        Buka minggu
      </Link>
      {!refusals.create && (
        <DarkButton icon="prepare" isBusy={preparation.isBusy} onClick={() => preparation.make(week.week)}>
          Sediakan minggu
        </DarkButton>
      )}
    </Dark>
  );
}

const dark = {
  button:
    'inline-flex min-h-11 flex-1 items-center justify-center gap-2 rounded-md px-4 font-medium transition-colors sm:min-h-10 sm:flex-none sm:text-sm forced-colors:border',
  outlined: 'border border-on-brand-muted/60 hover:bg-on-brand/10',
  filled: 'bg-on-brand text-brand hover:opacity-90 aria-disabled:opacity-55',
};

type DarkButtonProps = { icon: IconName; isBusy?: boolean; onClick: () => void; children: ReactNode };

function DarkButton({ icon, isBusy = false, onClick, children }: DarkButtonProps) {
  return (
    <button
      type="button"
      aria-busy={isBusy}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      className={`${dark.button} ${dark.filled}`}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}

type DarkProps = {
  label: string;
  when?: string;
  left?: string;
  title: string;
  about: string;
  share?: number;
  children: ReactNode;
};

function Dark({ label, when, left, title, about, share, children }: DarkProps) {
  return (
    <section aria-label={label} className="rounded-xl bg-brand p-4 text-on-brand sm:p-5">
      <p className="flex justify-between gap-3 text-sm">
        <span className="text-on-brand-muted">{[label, when].filter(Boolean).join(' · ')}</span>
        {left && <span className="font-medium tabular-nums">{left}</span>}
      </p>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-56">
          <h2 dir="auto" className="wrap-anywhere pt-1 font-semibold text-lg">
            {title}
          </h2>
          <p dir="auto" className="wrap-anywhere line-clamp-2 text-sm">
            {about}
          </p>
        </div>
        <div className="flex gap-2 max-sm:order-last max-sm:w-full">{children}</div>
        {share !== undefined && (
          <span aria-hidden="true" className="h-1.5 w-full overflow-hidden rounded-full bg-on-brand/25">
            <span
              className="block h-full origin-left rounded-full bg-on-brand"
              style={{ transform: `scaleX(${share})` }}
            />
          </span>
        )}
      </div>
    </section>
  );
}
