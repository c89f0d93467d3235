import { gapsOf, periodNumbers } from '@rules/calendar/domain/bell-schedule';
import { ApiError } from '../../../api/api-error';
import { errorMessage } from '../../../api/error-messages';
import { useChange } from '../../../queries/use-change';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { formatList, formatTimeRange } from '../../../ui/format';
import { type Bells, deleteBells, restoreBells } from '../calls';
import type { Known } from '../known';
import { periodCount, rowNames, usersOf, weekdayWords, whomWords } from './bell-words';

type BellCardProps = {
  known: Known;
  bells: Bells;
  mayChange: boolean;
  editAddress: string;
  copyAddress: string;
};

/** Whom it rings for, and which special periods keep it. */
export function BellCard({ known, bells, mayChange, editAddress, copyAddress }: BellCardProps) {
  const users = usersOf(known, bells);
  const deletion = useChange(() => deleteBells(bells.id), {
    done: `${bells.name} dipadam.`,
    changes: ['calendar'],
    words: refusalWords,
    undo: () => restoreBells(bells.id),
  });
  return (
    <li className="rounded-lg border border-line bg-raised p-4">
      <h2 dir="auto" className="wrap-anywhere flex flex-wrap items-center gap-2 font-semibold">
        {bells.name} {bells.isUsual && <Badge tone="accent">Biasa</Badge>}
      </h2>
      {bells.days.map((day) => (
        <DayRows key={`${day.weekdays}-${day.shift}-${day.gradeLevels}`} day={day} />
      ))}
      {users.length > 0 && <p className="pt-2 text-sm">Dipakai oleh tempoh khas: {formatList(users)}.</p>}
      {mayChange && (
        <div className="flex flex-wrap gap-2 pt-3">
          <ButtonLink size="small" variant="secondary" icon="edit" to={editAddress}>
            Ubah
          </ButtonLink>
          <ButtonLink size="small" variant="secondary" icon="copy" to={copyAddress}>
            Salin
          </ButtonLink>
          {users.length === 0 && (
            <Button
              size="small"
              variant="quiet"
              icon="delete"
              busy={deletion.isBusy}
              onClick={() => deletion.make()}
            >
              Padam
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function DayRows({ day }: { day: Bells['days'][number] }) {
  const numbers = periodNumbers(day.rows);
  const gaps = gapsOf(day.rows);
  const [first, last] = [day.rows[0], day.rows.at(-1)];
  return (
    <details className="border-line border-b py-1 last-of-type:border-b-0">
      <summary className="cursor-pointer py-2 text-sm">
        <span className="font-medium">{weekdayWords(day.weekdays)}</span>
        <span className="block text-muted">
          {whomWords(day.shift, day.gradeLevels)} · {periodCount(day)} waktu
          {first && last && `, ${formatTimeRange(first.from, last.to)}`}
        </span>
      </summary>
      <ol className="pb-2 text-sm tabular-nums">
        {day.rows.map(({ from, to, kind }, at) => (
          <li key={from} className="flex gap-3 py-0.5">
            <span className="w-24">{numbers[at] ? `Waktu ${numbers[at]}` : rowNames[kind]}</span>
            <span>
              {formatTimeRange(from, to)}
              {(gaps[at] ?? 0) > 0 && <span className="text-muted"> · selepas {gaps[at]} minit kosong</span>}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** A special period can have taken it meanwhile. */
function refusalWords(failure: unknown): string {
  const isInUse = failure instanceof ApiError && failure.code === 'BELL_SCHEDULE_IN_USE';
  return isInUse
    ? 'Waktu ini baru dipakai oleh satu tempoh khas. Tukar waktu tempoh itu dahulu.'
    : errorMessage(failure);
}
