import { DAY_MS as dayMs } from '@rules/calendar/day';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { DateField } from '../../../ui/date-field';
import { formatShortDate, malaysianDate } from '../../../ui/format';
import { ReasonDialog } from '../reason-dialog';
import { useOperation } from '../use-operation';
import type { OrderDialogProps } from './order-dialog';

const furthestDays = 90;

/** A note; with a day it is a promise to pay. */
export function NoteDialog({ code, id, onClose }: OrderDialogProps) {
  const today = malaysianDate(new Date());
  const furthest = malaysianDate(new Date(Date.now() + furthestDays * dayMs));
  const tooFar = {
    field: 'promisedFor',
    message: `Sila pilih tarikh dari hari ini hingga ${formatShortDate(furthest)}.`,
  };
  const params = { path: { code } };
  const form = useOperation({
    begun: { promisedFor: '' },
    check: ({ promisedFor }) =>
      promisedFor === '' || (promisedFor >= today && promisedFor <= furthest) ? [] : [tooFar],
    act: ({ promisedFor, reason }) => {
      const body = { id, reason, ...(promisedFor && { promisedFor }) };
      return unwrap(api.POST('/api/operations/finance/schools/{code}/notes', { params, body }));
    },
    done: 'Catatan disimpan.',
    onDone: onClose,
  });
  return (
    <ReasonDialog title="Catatan atau janji bayar" verb="Simpan" form={form} onClose={onClose}>
      <DateField
        {...form.field('promisedFor')}
        label="Janji bayar sebelum atau pada"
        help={`Dari hari ini hingga ${formatShortDate(furthest)}. Biarkan kosong untuk catatan biasa.`}
        min={today}
        max={furthest}
        optional
      />
    </ReasonDialog>
  );
}
