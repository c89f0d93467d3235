import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { Form } from '../../../forms/form';
import { QueryStates } from '../../../queries/query-states';
import { paths } from '../../../site/paths';
import { Button } from '../../../ui/button';
import { formatNumber } from '../../../ui/format';
import { randomUuid } from '../../../ui/random-uuid';
import { SelectField } from '../../../ui/select-field';
import { TextareaField } from '../../../ui/textarea-field';
import { estimateQuery } from '../calls';
import { useOperation } from '../use-operation';
import type { Selection } from './selection';

const rates = ['60', '600', '6000', '60000'].map((value) => ({
  value,
  label: `${formatNumber(Number(value))} peristiwa seminit`,
}));

/** The dry run, and the start with its reason and its pace. */
export function ReplayForm({ selection }: { selection: Selection }) {
  const [id] = useState(randomUuid);
  const navigate = useNavigate();
  const estimate = useQuery(estimateQuery(selection));
  const form = useOperation({
    begun: { perMinute: '600' },
    act: ({ perMinute, reason }) => {
      const body = { id, ...selection, reason, perMinute: Number(perMinute) };
      return unwrap(api.POST('/api/operations/replays', { body }));
    },
    done: 'Ulangan dimulakan.',
    onDone: (replay) => void navigate(paths.operationsReplay(replay.id)),
  });
  return (
    <QueryStates query={estimate} what="Kiraan">
      {({ matching, replayable, limit }) => (
        <Form form={form} title="Ulangan belum dimulakan" className="max-w-xl gap-4">
          <p role="status" className="rounded-lg border border-line bg-raised px-4 py-3">
            <strong className="tabular-nums">{formatNumber(Math.min(replayable, limit))}</strong> daripada{' '}
            {formatNumber(matching)} peristiwa akan diproses semula. Yang telah memberi kesan tidak memberi
            kesan kali kedua.
          </p>
          <SelectField {...form.field('perMinute')} label="Kelajuan" options={rates} />
          <TextareaField
            {...form.field('reason')}
            label="Sebab"
            help="Disimpan dalam jejak audit bersama nama anda."
          />
          <Button
            type="submit"
            icon="retry"
            busy={form.isBusy}
            disabled={replayable === 0}
            className="self-start"
          >
            Mulakan ulangan
          </Button>
        </Form>
      )}
    </QueryStates>
  );
}
