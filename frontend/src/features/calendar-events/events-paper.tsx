import { occurrencesOf } from '@rules/calendar/domain/event-times';
import { useCurrentSchool } from '../../school/current-school';
import { formatDayRange, formatMonth, formatShortDay, formatShortDayAndMonth } from '../../ui/format';
import { groupedBy } from '../../ui/grouped-by';
import { SignatureBlock } from '../../ui/signature-block';
import type { CalendarEvent } from './calls';
import { effectWords, hoursWords, unitNames, units } from './event-words';
import { type Known, personName } from './known';

/** A month, the whole session by month, or by unit. */
export type PaperSpan = 'month' | 'year' | 'units';

type EventsPaperProps = {
  known: Known;
  events: readonly CalendarEvent[];
  month: string;
  span: PaperSpan;
  units: readonly string[];
};

type Row = { event: CalendarEvent; from: string; to: string };

const ruled = 'border border-text px-2 py-1 align-top';

/** A4: the events, with room for those who answer for them. */
export function EventsPaper({ known, events, month, span, units: chosen }: EventsPaperProps) {
  const { membership } = useCurrentSchool();
  const rows = events
    .flatMap((event) => occurrencesOf(event).map((held): Row => ({ event, ...held })))
    .filter(({ from, to }) => span !== 'month' || (from <= `${month}-31` && `${month}-01` <= to))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const parts =
    span === 'units'
      ? units.map((unit) => [unitNames[unit], rows.filter(({ event }) => event.unit === unit)] as const)
      : groupedBy(rows, ({ from }) => formatMonth(`${from.slice(0, 7)}-01`));
  const named = units.filter((unit) => chosen.includes(unit)).map((unit) => unitNames[unit]);
  return (
    <section aria-label="Takwim tahunan" className="hidden text-text print:block">
      <h1 className="font-semibold text-xl">
        Takwim {span === 'month' ? formatMonth(`${month}-01`) : `tahunan ${known.year.name}`}
        {named.length > 0 && ` · ${named.join(', ')}`}
      </h1>
      {rows.length === 0 && <p className="pt-3 text-sm">Tiada aktiviti.</p>}
      {parts
        .filter(([, held]) => held.length > 0)
        .map(([title, held]) => (
          <section key={title} className="pt-4">
            <h2 className="break-after-avoid pb-1 font-semibold">{title}</h2>
            <EventRows known={known} rows={held} hasUnit={span !== 'units'} />
          </section>
        ))}
      <SignatureBlock
        signatures={[{ role: 'Disediakan oleh', name: membership.displayName }, { role: 'Disahkan oleh' }]}
      />
    </section>
  );
}

function EventRows({ known, rows, hasUnit }: { known: Known; rows: readonly Row[]; hasUnit: boolean }) {
  return (
    <table className="w-[calc(100%-1px)] table-fixed border-collapse text-left text-sm">
      <thead>
        <tr>
          <th className={`${ruled} w-24`}>Tarikh</th>
          <th className={`${ruled} w-36`}>Masa</th>
          <th className={ruled}>Aktiviti</th>
          <th className={`${ruled} w-32`}>Tempat</th>
          <th className={`${ruled} w-32`}>Penyelaras</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ event, from, to }) => (
          <tr key={`${event.id}${from}`} className="break-inside-avoid">
            <td className={ruled}>{dayWords(from, to, hasUnit)}</td>
            <td className={ruled}>{hoursWords(event)}</td>
            <td className={ruled}>
              <span dir="auto" className="block">
                {event.title}
              </span>
              <span className="text-xs">
                {[hasUnit && unitNames[event.unit], effectWords(event, known.classes)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </td>
            <td dir="auto" className={ruled}>
              {event.place}
            </td>
            <td className={ruled}>{personName(known, event.coordinatorId)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** By month the month stands above; among those of a unit each day names its own. */
function dayWords(from: string, to: string, isByMonth: boolean): string {
  if (from !== to) return formatDayRange(from, to);
  return isByMonth ? formatShortDay(from) : formatShortDayAndMonth(from);
}
