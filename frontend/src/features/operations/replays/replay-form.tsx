import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { staffErrorMessage } from '../../../api/staff-error-messages';
import { QueryStates } from '../../../queries/query-states';
import { paths } from '../../../site/paths';
import { Button } from '../../../ui/button';
import { formatNumber } from '../../../ui/format';
import { randomUuid } from '../../../ui/random-uuid';
import { reasonError } from '../../../ui/reason-error';
import { SelectField } from '../../../ui/select-field';
import { TextareaField } from '../../../ui/textarea-field';
import { estimateQuery } from '../queries';
import { useOperation } from '../use-operation';
import type { Selection } from './selection';

const rates = ['60', '600', '6000', '60000'].map((value) => ({
  value,
  label: `${formatNumber(Number(value))} peristiwa seminit`,
}));

/** The dry run, and the start with its reason and its pace. */
export function ReplayForm({ selection }: { selection: Selection }) {
  const [id] = useState(randomUuid);
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();
  const estimate = useQuery(estimateQuery(selection));
  const start = useOperation(
    (order: { reason: string; perMinute: number }) =>
      unwrap(api.POST('/api/operations/replays', { body: { id, ...selection, ...order } })),
    'Ulangan dimulakan.',
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const reason = String(fields.get('reason')).trim();
    const found = reasonError(reason);
    setProblem(found);
    if (found) return;
    const order = { reason, perMinute: Number(fields.get('perMinute')) };
    start.mutate(order, { onSuccess: (replay) => void navigate(paths.operationsReplay(replay.id)) });
  }

  return (
    <QueryStates query={estimate} what="Kiraan">
      {({ matching, replayable, limit }) => (
        <form noValidate onSubmit={submit} className="flex max-w-xl flex-col gap-4">
          <p role="status" className="rounded-lg border border-line bg-raised px-4 py-3">
            <strong className="tabular-nums">{formatNumber(Math.min(replayable, limit))}</strong> daripada{' '}
            {formatNumber(matching)} peristiwa akan diproses semula. Yang telah memberi kesan tidak memberi
            kesan kali kedua.
          </p>
          <SelectField name="perMinute" label="Kelajuan" options={rates} defaultValue="600" />
          <TextareaField
            name="reason"
            label="Sebab"
            help="Disimpan dalam jejak audit bersama nama anda."
            error={problem}
            maxLength={500}
          />
          {start.error && (
            <p role="alert" className="text-danger text-sm">
              {staffErrorMessage(start.error)}
            </p>
          )}
          <Button
            type="submit"
            icon="retry"
            busy={start.isPending}
            disabled={replayable === 0}
            className="self-start"
          >
            Mulakan ulangan
          </Button>
        </form>
      )}
    </QueryStates>
  );
}
