import type { SchoolCalendar } from '@rules/calendar/domain/school-calendar';
import { addMonths } from '@rules/calendar/month';
import { MonthGrid } from '../../school/calendar/month-grid';
import { IconButton } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { formatMonth } from '../../ui/format';
import { markLooks } from './day-looks';
import { type DayMark, dayMarks } from './day-words';

type CalendarMonthProps = {
  calendar: SchoolCalendar;
  /** YYYY-MM */
  month: string;
  onMonth: (month: string) => void;
  today: string;
  chosen: string | null;
  onChoose: (day: string) => void;
};

/** A month of the session: what each of its days is, by name. */
export function CalendarMonth({ calendar, month, onMonth, ...days }: CalendarMonthProps) {
  return (
    <>
      <div className="flex items-center gap-1 pb-3">
        <IconButton icon="previous" label="Bulan sebelumnya" onClick={() => onMonth(addMonths(month, -1))} />
        <p aria-live="polite" className="min-w-36 text-center font-semibold print:text-left">
          {formatMonth(`${month}-01`)}
        </p>
        <IconButton icon="next" label="Bulan berikutnya" onClick={() => onMonth(addMonths(month, 1))} />
      </div>
      <div className="overflow-x-auto print:overflow-visible">
        <div className="min-w-140">
          <MonthGrid
            {...days}
            calendar={calendar}
            month={month}
            onMonth={onMonth}
            contents={(week) =>
              marksOfWeek(calendar, week).map((marks) =>
                marks.map((mark) => <Mark key={mark.text} mark={mark} />),
              )
            }
          />
        </div>
      </div>
    </>
  );
}

/** `days`: on how many from here on it stands. `goesOn`: from the day before. */
type ShownMark = Readonly<{ text: string; look: DayMark['look']; days: number; goesOn: boolean }>;

const isLonger = ({ days, goesOn }: ShownMark) => goesOn || days > 1;

/** What lasts for days is one bar, as far as the week goes, and stands above what is of one day. */
function marksOfWeek(calendar: SchoolCalendar, week: readonly string[]): ShownMark[][] {
  const texts = week.map((day) =>
    dayMarks(calendar, day).map(({ words, look }) => ({ text: words.join(', '), look })),
  );
  const isOn = (at: number, text: string) => texts[at]?.some((mark) => mark.text === text) === true;
  return texts.map((marks, at) =>
    marks
      .map(({ text, look }) => {
        let days = 1;
        while (isOn(at + days, text)) days += 1;
        return { text, look, days, goesOn: isOn(at - 1, text) };
      })
      .toSorted((one, other) => Number(isLonger(other)) - Number(isLonger(one))),
  );
}

function Mark({ mark }: { mark: ShownMark }) {
  const { text, look, days, goesOn } = mark;
  const common = classNames('mt-1 text-xs [print-color-adjust:exact] forced-colors:border', markLooks[look]);
  if (!isLonger(mark))
    return (
      <p
        dir="auto"
        className={classNames(common, 'wrap-anywhere mx-1 line-clamp-2 rounded-sm px-1.5 py-0.5')}
      >
        {text}
      </p>
    );
  return (
    <p
      dir="auto"
      className={classNames(
        common,
        'relative h-5',
        goesOn ? '-ml-px border-l-0' : 'z-10 ml-1 rounded-l-sm pl-1.5',
        days > 1 ? 'border-r-0' : 'mr-1 rounded-r-sm',
      )}
    >
      {goesOn ? (
        <span className="sr-only">{text}</span>
      ) : (
        // The name runs on over the days that follow.
        <span className="block truncate" style={{ width: `${days * 100}%` }}>
          {text}
        </span>
      )}
    </p>
  );
}
