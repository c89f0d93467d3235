import { periodNumbers } from '@rules/calendar/domain/bell-schedule';
import type { BellRow } from '@rules/calendar/domain/school-calendar';
import { minutesOf } from '@rules/timetable/domain/timetable-lesson';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../ui/class-names';
import { formatTimeRange } from '../../ui/format';
import { Icon } from '../../ui/icon';
import { LessonMark } from '../../ui/lesson-mark';
import { useMarks } from '../classes';
import type { Lesson } from './calls';
import { bellRows, type Known, type Whose } from './known';
import { lessonLines, subjectCode, subjectWords, timeWords, weekdayName } from './timetable-words';
import { lanesOf, overlap, type Span, spanOf } from './week-shape';

export type WeekProps = {
  known: Known;
  whose: Whose;
  weekdays: readonly number[];
  lessons: readonly Lesson[];
  /** Of lessons that clash. */
  clashing: ReadonlySet<string>;
  chosenId: string | null;
  /** Null while the timetable does not hold. */
  today: number | null;
  onOpen: (id: string) => void;
  /** Where something may be added. */
  onAdd?: ((weekday: number, row: BellRow) => void) | undefined;
  /** What lies over the lessons of a day. */
  over?: (weekday: number, placeOf: (time: { from: string; to: string }) => CSSProperties) => ReactNode;
};

const pixelsAMinute = 1.5;

/** A week in the proportions of its hours: what begins at one time stands at one height, whatever the bells. */
export function WeekColumns(props: WeekProps) {
  const { known, whose, weekdays, lessons } = props;
  const rowsOf = new Map(weekdays.map((weekday) => [weekday, bellRows(known, whose, weekday)]));
  const span = spanOf([...lessons, ...[...rowsOf.values()].flat()]);
  const longest = [...rowsOf.values()].toSorted((one, other) => other.length - one.length)[0] ?? [];
  return (
    <div
      className="grid grid-cols-[4.5rem_repeat(var(--days),minmax(6.5rem,1fr))] overflow-x-auto rounded-lg border border-line bg-raised max-sm:hidden print:grid"
      style={{ '--days': weekdays.length } as object}
    >
      <Axis rows={longest} span={span} />
      {weekdays.map((weekday) => (
        <DayColumn key={weekday} {...props} weekday={weekday} rows={rowsOf.get(weekday) ?? []} span={span} />
      ))}
    </div>
  );
}

const heightOf = ({ from, to }: Span) => ({ height: `${(to - from) * pixelsAMinute}px` });
const placeIn = (span: Span, { from, to }: { from: string; to: string }) => ({
  top: `${(minutesOf(from) - span.from) * pixelsAMinute}px`,
  height: `${(minutesOf(to) - minutesOf(from)) * pixelsAMinute}px`,
});

function Axis({ rows, span }: { rows: readonly BellRow[]; span: Span }) {
  const numbers = periodNumbers(rows);
  return (
    <div aria-hidden="true">
      <div className="h-10 border-line border-b" />
      <div className="relative" style={heightOf(span)}>
        {rows.map((row, at) => (
          <p
            key={row.from}
            className="absolute inset-x-0 flex justify-between border-line border-t px-2 pt-0.5 text-xs"
            style={placeIn(span, row)}
          >
            <span className="font-semibold">{numbers[at]}</span>
            <span className="text-muted">{row.from.replace(':', '.').replace(/^0/, '')}</span>
          </p>
        ))}
      </div>
    </div>
  );
}

type DayColumnProps = WeekProps & { weekday: number; rows: readonly BellRow[]; span: Span };

function DayColumn({ weekday, rows, span, lessons, today, onAdd, over, ...props }: DayColumnProps) {
  const ofDay = lessons.filter((lesson) => lesson.weekday === weekday);
  const lanes = lanesOf(ofDay);
  return (
    <section aria-label={weekdayName(weekday)} className="border-line border-l">
      <h2
        className={classNames(
          'flex h-10 items-center border-b px-3 font-semibold text-sm',
          weekday === today ? 'border-accent border-b-2 text-accent' : 'border-line',
        )}
      >
        {weekdayName(weekday)}
      </h2>
      <div className="relative" style={heightOf(span)}>
        {rows.map((row) => (
          <div
            key={row.from}
            className={classNames(
              'absolute inset-x-0 border-line border-t',
              row.kind !== 'lesson' && 'flex items-center justify-center bg-sunken text-muted text-xs',
            )}
            style={placeIn(span, row)}
          >
            {row.kind === 'recess' && 'Rehat'}
            {row.kind === 'assembly' && !ofDay.some((lesson) => overlap(lesson, row)) && 'Perhimpunan'}
            {row.kind === 'lesson' && onAdd && !ofDay.some((lesson) => overlap(lesson, row)) && (
              <button
                type="button"
                onClick={() => onAdd(weekday, row)}
                aria-label={`Tambah pada ${weekdayName(weekday)}, ${formatTimeRange(row.from, row.to)}`}
                className="flex size-full items-center justify-center text-muted opacity-0 hover:bg-sunken hover:opacity-100 focus-visible:opacity-100 print:hidden"
              >
                <Icon name="add" size={16} />
              </button>
            )}
          </div>
        ))}
        <ol>
          {ofDay.map((lesson) => {
            const { lane = 0, lanes: of = 1 } = lanes.get(lesson.id) ?? {};
            return (
              <li
                key={lesson.id}
                className="absolute p-0.5"
                style={{
                  ...placeIn(span, lesson),
                  left: `${(lane / of) * 100}%`,
                  width: `${100 / of}%`,
                }}
              >
                <LessonBlock {...props} lesson={lesson} isNarrow={of > 1} isBare={over !== undefined} />
              </li>
            );
          })}
        </ol>
        {over?.(weekday, (time) => placeIn(span, time))}
      </div>
    </section>
  );
}

type LessonBlockProps = Pick<WeekProps, 'known' | 'whose' | 'clashing' | 'chosenId' | 'onOpen'> & {
  lesson: Lesson;
  /** Beside others: the subject by its code. */
  isNarrow?: boolean;
  /** Under something else: its name alone. */
  isBare?: boolean;
};

export function LessonBlock(props: LessonBlockProps) {
  const { known, whose, lesson, clashing, chosenId, isNarrow = false, isBare = false, onOpen } = props;
  const [name, detail] = lessonLines(known, whose, lesson);
  const code = (isNarrow || isBare) && whose.kind === 'class' ? subjectCode(known, lesson) : undefined;
  const isClashing = clashing.has(lesson.id);
  const mark = useMarks()(subjectWords(known, lesson));
  return (
    <button
      type="button"
      data-lesson={lesson.id}
      data-hue={mark.hue ?? undefined}
      aria-pressed={lesson.id === chosenId}
      onClick={() => onOpen(lesson.id)}
      className={classNames(
        'flex size-full min-h-11 flex-col overflow-hidden rounded-md border-l-4 px-2 py-1 text-left text-sm hover:shadow-md aria-pressed:outline-2 aria-pressed:outline-accent sm:min-h-0 print:border print:border-l-4',
        isClashing
          ? 'border-danger bg-danger-soft text-on-danger-soft'
          : mark.hue === null
            ? 'border-control/70 bg-sunken'
            : 'border-(--hue-edge) bg-(--hue-tile)',
      )}
    >
      <span className="flex w-full items-center gap-1 font-semibold leading-tight">
        {isClashing && <Icon name="warning" size={14} className="shrink-0" />}
        <span dir="auto" className="line-clamp-2 hyphens-auto" lang="ms">
          {code ? (
            <abbr title={name} className="no-underline">
              {code}
            </abbr>
          ) : (
            name
          )}
        </span>
        {lesson.cycleWeek !== null && (
          <span className="ml-auto text-muted text-xs">{lesson.cycleWeek === 1 ? 'A' : 'B'}</span>
        )}
      </span>
      {!isBare && (
        <span className="flex w-full min-w-0 items-center gap-1 text-xs">
          {mark.hue !== null && !isNarrow && <LessonMark {...mark} />}
          <span
            dir="auto"
            className={classNames(
              'truncate',
              mark.hue === null || isClashing ? 'text-muted' : 'text-(--hue-ink)',
            )}
          >
            {detail}
          </span>
        </span>
      )}
      <span className="sr-only">
        {timeWords(lesson)}
        {isClashing && ', bertindih'}
      </span>
    </button>
  );
}
