import { DateField } from '../../../../ui/date-field';
import { ReasonDialog } from '../../reason-dialog';
import { useOperation } from '../../use-operation';
import type { OrderDialogProps } from '../order-dialog';
import type { IntervalKind } from './interval-kinds';

type IntervalDialogProps = OrderDialogProps & { kind: IntervalKind };

const backwards = { field: 'lastDay', message: 'Sila pilih hari terakhir selepas hari pertama.' };

/** Opened once it is one order, however often the button is pressed. */
export function IntervalDialog({ code, id, kind, onClose }: IntervalDialogProps) {
  const form = useOperation({
    begun: { firstDay: '', lastDay: '' },
    check: ({ firstDay, lastDay }) => (firstDay && lastDay && lastDay < firstDay ? [backwards] : []),
    act: ({ firstDay, lastDay, reason }) =>
      kind.start(code, { id, reason, ...(firstDay && { firstDay }), ...(lastDay && { lastDay }) }),
    done: kind.started,
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={kind.startTitle}
      verb={kind.startVerb}
      danger={kind.isDanger}
      form={form}
      onClose={onClose}
    >
      <p className="text-sm">{kind.consequence}</p>
      <DateField
        {...form.field('firstDay')}
        label="Hari pertama"
        help="Biarkan kosong untuk mula sekarang."
        optional
      />
      <DateField
        {...form.field('lastDay')}
        label="Hari terakhir"
        help="Biarkan kosong untuk kekal sehingga ditamatkan."
        optional
      />
    </ReasonDialog>
  );
}
