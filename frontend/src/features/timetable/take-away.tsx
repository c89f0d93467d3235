import { TableDownload } from '../../queries/table-download';
import { SubscribeButton } from '../calendar-feeds';
import { fetchTimetableTable, type Timetable } from './api';

/** The timetable in other programs. */
export function TakeAway({ timetable: { id, name } }: { timetable: Timetable }) {
  return (
    <div className="flex flex-wrap items-center gap-3 pt-4 print:hidden">
      <SubscribeButton />
      <TableDownload name={`jadual-${name}`} fetch={(format) => fetchTimetableTable(id, format)} />
    </div>
  );
}
