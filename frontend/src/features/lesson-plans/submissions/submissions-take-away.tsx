import { TableDownload } from '../../../queries/table-download';
import { formatMonth } from '../../../ui/format';
import { monthOf } from '../papers/paper-span';
import { type DueWeek, fetchReport, fetchReportTable, type OfWhom } from './calls';

type SubmissionsTakeAwayProps = { whom: OfWhom; weeks: readonly DueWeek[] };

/** The report of the last week, of its month, or of all weeks that are shown, and the table that it is made of. */
export function SubmissionsTakeAway({ whom, weeks }: SubmissionsTakeAwayProps) {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return null;
  const all = { from: first.week, to: last.week };
  const month = monthOf(last.week);
  const paper = (label: string, name: string, span: { from: string; to: string }) => ({
    ...{ label, name },
    fetch: () => fetchReport({ ...whom, ...span }),
  });
  return (
    <TableDownload
      name={`penghantaran-rph-${last.week}`}
      fetch={(format) => fetchReportTable({ ...whom, ...all }, format)}
      papers={[
        paper(`Laporan ${weekWords(last)} (PDF)`, `penghantaran-rph-${last.week}`, {
          from: last.week,
          to: last.week,
        }),
        paper(`Laporan ${formatMonth(last.week)} (PDF)`, `penghantaran-rph-${last.week.slice(0, 7)}`, month),
        paper(`Laporan ${weeks.length} minggu (PDF)`, `penghantaran-rph-${first.week}-${last.week}`, all),
      ]}
    />
  );
}

/** "Minggu 40", or its first day where the school gives it no number. */
export function weekWords({ week, number }: DueWeek): string {
  return number === null ? `minggu ${week}` : `Minggu ${number}`;
}
