import { TableDownload } from '../../queries/table-download';
import { Button } from '../../ui/button';
import { SubscribeButton } from '../calendar-feeds';
import { fetchTimetableTable, type Timetable } from './api';

type TakeAwayProps = { timetable: Timetable; onReplace?: () => void };

/** The timetable in other programs; of a teacher, what becomes of it without them. */
export function TakeAway({ timetable: { id, name }, onReplace }: TakeAwayProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 pt-4 print:hidden">
      <SubscribeButton />
      <TableDownload name={`jadual-${name}`} fetch={(format) => fetchTimetableTable(id, format)} />
      {onReplace && (
        <Button variant="quiet" icon="people" onClick={onReplace}>
          Ganti guru ini
        </Button>
      )}
    </div>
  );
}
