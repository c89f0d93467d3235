import { useState } from 'react';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { Dialog } from '../../../ui/dialog';
import { formatNumber } from '../../../ui/format';
import { CloseButton } from '../../../ui/frame';
import { randomUuid } from '../../../ui/random-uuid';
import { instantText } from '../instant-text';
import { ReasonDialog } from '../reason-dialog';
import { useOperation } from '../use-operation';
import type { ReminderResult } from './calls';
import { skipNames } from './finance-names';

type RemindDialogProps = { schools: readonly string[]; onDone: () => void; onClose: () => void };

/** Opened once it is one order, however often the button is pressed. Afterwards it says what came of each school. */
export function RemindDialog({ schools, onDone, onClose }: RemindDialogProps) {
  const [id] = useState(randomUuid);
  const [results, setResults] = useState<readonly ReminderResult[]>();
  const form = useOperation({
    begun: { id, schools: [...schools] },
    act: (body) => unwrap(api.POST('/api/operations/finance/reminders', { body })),
    done: (reply) => resultSentence(reply.results),
    onDone: (reply) => setResults(reply.results),
  });
  if (results) return <Results results={results} onClose={onDone} />;
  return (
    <ReasonDialog
      title={`Peringatan kepada ${schools.length} sekolah`}
      verb="Hantar"
      form={form}
      onClose={onClose}
    >
      <p className="text-sm">
        Admin Utama dimaklumkan dalam aplikasi dan melalui e-mel, antara 8.00 pagi dengan 6.00 petang; di luar
        waktu itu, peringatan dihantar pada pukul 8.00 pagi berikutnya. Sekolah yang tidak perlu membayar atau
        sudah diingatkan dalam 3 hari ini dilangkau.
      </p>
    </ReasonDialog>
  );
}

function resultSentence(results: readonly ReminderResult[]): string {
  const left = results.filter(({ skipped }) => skipped !== null).length;
  const planned = results.filter(({ plannedFor }) => plannedFor !== null).length;
  const parts = [
    `${formatNumber(results.length - left - planned)} sekolah diingatkan`,
    planned > 0 && `${formatNumber(planned)} dirancang`,
    `${formatNumber(left)} dilangkau`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

function outcomeText({ skipped, plannedFor }: ReminderResult): string {
  if (skipped !== null) return `Dilangkau: ${skipNames[skipped]}`;
  return plannedFor === null ? 'Diingatkan' : `Akan diingatkan pada ${instantText(plannedFor)}`;
}

function Results({ results, onClose }: { results: readonly ReminderResult[]; onClose: () => void }) {
  return (
    <Dialog
      title="Hasil peringatan"
      onClose={onClose}
      actions={<CloseButton variant="primary">Selesai</CloseButton>}
    >
      <p className="pb-3 text-sm">{resultSentence(results)}</p>
      <ul className="divide-y divide-line rounded-lg border border-line text-sm">
        {results.map((result) => (
          <li key={result.school} className="flex flex-col gap-0.5 px-4 py-2.5">
            <span className="font-medium">
              {result.name} ({result.school.toUpperCase()})
            </span>
            <span className="text-muted">{outcomeText(result)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
