import { TableDownload } from '../../queries/table-download';
import { Button } from '../../ui/button';
import { SubscribeButton } from '../calendar-feeds';
import { fetchTimetablePaper, fetchTimetableTable, type Timetable } from './calls';
import type { Whose } from './known';

type TakeAwayProps = {
  timetable: Timetable;
  /** Whose week is shown. */
  whose: Whose | undefined;
  name: string;
  onReplace?: () => void;
};

/** The timetable in other programs; of a teacher, what becomes of it without them. */
export function TakeAway({ timetable, whose, name, onReplace }: TakeAwayProps) {
  const { id } = timetable;
  const kind = whose?.kind === 'room' ? undefined : whose?.kind;
  const own = whose && kind && { of: kind, whoseId: whose.id };
  return (
    <div className="flex flex-wrap items-center gap-3 pt-4 print:hidden">
      <SubscribeButton />
      <TableDownload
        name={`jadual-${timetable.name}`}
        fetch={(format) => fetchTimetableTable(id, format)}
        papers={[
          ...(own
            ? [
                {
                  label: `PDF A4, ${name}`,
                  name: `jadual-${name}`,
                  fetch: () => fetchTimetablePaper(id, own),
                },
              ]
            : []),
          {
            label: 'PDF A3, semua guru',
            name: `jadual-semua-guru-${timetable.name}`,
            fetch: () => fetchTimetablePaper(id, { of: 'teachers' }),
          },
        ]}
      />
      {onReplace && (
        <Button variant="quiet" icon="people" onClick={onReplace}>
          Ganti guru ini
        </Button>
      )}
    </div>
  );
}
