import { useState } from 'react';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { formatNumber } from '../../../ui/format';
import { randomUuid } from '../../../ui/random-uuid';
import { ReasonDialog } from '../reason-dialog';
import { useOperation } from '../use-operation';
import { skipNames } from './finance-names';
import type { ReminderResult } from './finance-queries';

type RemindDialogProps = { schools: readonly string[]; onDone: () => void; onClose: () => void };

/** Opened once it is one order, however often the button is pressed. Afterwards it says what came of each school. */
export function RemindDialog({ schools, onDone, onClose }: RemindDialogProps) {
  const [id] = useState(randomUuid);
  const reminder = useOperation(
    (reason: string) =>
      unwrap(api.POST('/api/operations/finance/reminders', { body: { id, reason, schools: [...schools] } })),
    ({ results }) =>
      `${formatNumber(told(results).length)} daripada ${formatNumber(results.length)} sekolah diingatkan.`,
  );
  if (reminder.data) return <Results results={reminder.data.results} onClose={onDone} />;
  return (
    <ReasonDialog
      title={`Peringatan kepada ${schools.length} sekolah`}
      verb="Hantar"
      isPending={reminder.isPending}
      error={reminder.error}
      onConfirm={(reason) => reminder.mutate(reason)}
      onClose={onClose}
    >
      <p className="text-sm">
        Admin Utama dimaklumkan dalam aplikasi dan melalui e-mel. Sekolah yang tidak perlu membayar dilangkau.
      </p>
    </ReasonDialog>
  );
}

function told(results: readonly ReminderResult[]): ReminderResult[] {
  return results.filter(({ skipped }) => skipped === null);
}

function Results({ results, onClose }: { results: readonly ReminderResult[]; onClose: () => void }) {
  return (
    <Dialog title="Hasil peringatan" onClose={onClose} actions={<Button onClick={onClose}>Selesai</Button>}>
      <p className="pb-3 text-sm">
        {formatNumber(told(results).length)} sekolah diingatkan,{' '}
        {formatNumber(results.length - told(results).length)} dilangkau.
      </p>
      <ul className="divide-y divide-line rounded-lg border border-line text-sm">
        {results.map(({ school, name, skipped }) => (
          <li key={school} className="flex flex-col gap-0.5 px-4 py-2.5">
            <span className="font-medium">
              {name} ({school.toUpperCase()})
            </span>
            <span className="text-muted">
              {skipped === null ? 'Diingatkan' : `Dilangkau: ${skipNames[skipped]}`}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
