import { useState } from 'react';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { DateField } from '../../../ui/date-field';
import { ReasonDialog } from '../reason-dialog';
import { useOperation } from '../use-operation';
import type { OrderDialogProps } from './order-dialog';

/** A note; with a day it is a promise to pay. */
export function NoteDialog({ code, id, onClose }: OrderDialogProps) {
  const [promisedFor, setPromisedFor] = useState('');
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
  return (
    <ReasonDialog
      title="Catatan atau janji bayar"
      verb="Simpan"
      isPending={note.isPending}
      error={note.error}
      onConfirm={(reason) => note.mutate(reason, { onSuccess: onClose })}
      onClose={onClose}
    >
      <DateField
        label="Janji bayar sebelum atau pada"
        help="Biarkan kosong untuk catatan biasa."
        optional
        value={promisedFor}
        onChange={({ target }) => setPromisedFor(target.value)}
      />
    </ReasonDialog>
  );
}
