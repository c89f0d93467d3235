import { DAY_MS as dayMs } from '@rules/calendar/day';
import { useState } from 'react';
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
  const [promisedFor, setPromisedFor] = useState('');
  const [problem, setProblem] = useState<string>();
  const today = malaysianDate(new Date());
  const furthest = malaysianDate(new Date(Date.now() + furthestDays * dayMs));
  const note = useOperation(
    (reason: string) =>
      unwrap(
        api.POST('/api/operations/finance/schools/{code}/notes', {
          params: { path: { code } },
          body: { id, reason, ...(promisedFor && { promisedFor }) },
        }),
      ),
    'Catatan disimpan.',
  );

  function confirm(reason: string) {
    const isFitting = promisedFor === '' || (promisedFor >= today && promisedFor <= furthest);
    setProblem(
      isFitting ? undefined : `Sila pilih tarikh dari hari ini hingga ${formatShortDate(furthest)}.`,
    );
    if (isFitting) note.mutate(reason, { onSuccess: onClose });
  }

  return (
    <ReasonDialog
      title="Catatan atau janji bayar"
      verb="Simpan"
      isPending={note.isPending}
      error={note.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <DateField
        label="Janji bayar sebelum atau pada"
        help={`Dari hari ini hingga ${formatShortDate(furthest)}. Biarkan kosong untuk catatan biasa.`}
        error={problem}
        min={today}
        max={furthest}
        optional
        value={promisedFor}
        onChange={({ target }) => setPromisedFor(target.value)}
      />
    </ReasonDialog>
  );
}
