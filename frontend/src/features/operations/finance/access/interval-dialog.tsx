import { useState } from 'react';
import { DateField } from '../../../../ui/date-field';
import { ReasonDialog } from '../../reason-dialog';
import { useOperation } from '../../use-operation';
import type { OrderDialogProps } from '../order-dialog';
import type { IntervalKind } from './interval-kinds';

type IntervalDialogProps = OrderDialogProps & { kind: IntervalKind };

/** Opened once it is one order, however often the button is pressed. */
export function IntervalDialog({ code, id, kind, onClose }: IntervalDialogProps) {
  const [firstDay, setFirstDay] = useState('');
  const [lastDay, setLastDay] = useState('');
  const [problem, setProblem] = useState<string>();
  const order = useOperation(
    (reason: string) =>
      kind.start(code, { id, reason, ...(firstDay && { firstDay }), ...(lastDay && { lastDay }) }),
    kind.started,
  );

  function confirm(reason: string) {
    const isBackwards = firstDay !== '' && lastDay !== '' && lastDay < firstDay;
    setProblem(isBackwards ? 'Sila pilih hari terakhir selepas hari pertama.' : undefined);
    if (!isBackwards) order.mutate(reason, { onSuccess: onClose });
  }

  return (
    <ReasonDialog
      title={kind.startTitle}
      verb={kind.startVerb}
      danger={kind.isDanger}
      isPending={order.isPending}
      error={order.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="text-sm">{kind.consequence}</p>
      <DateField
        label="Hari pertama"
        help="Biarkan kosong untuk mula sekarang."
        optional
        value={firstDay}
        onChange={({ target }) => setFirstDay(target.value)}
      />
      <DateField
        label="Hari terakhir"
        help="Biarkan kosong untuk kekal sehingga ditamatkan."
        optional
        value={lastDay}
        error={problem}
        onChange={({ target }) => setLastDay(target.value)}
      />
    </ReasonDialog>
  );
}
