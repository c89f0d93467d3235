import { useState } from 'react';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { randomUuid } from '../../../ui/random-uuid';
import { ReasonDialog } from '../reason-dialog';
import { useOperation } from '../use-operation';

type RemindDialogProps = { schools: readonly string[]; onDone: () => void; onClose: () => void };

/** Opened once it is one order, however often the button is pressed. */
export function RemindDialog({ schools, onDone, onClose }: RemindDialogProps) {
  const [id] = useState(randomUuid);
  const reminder = useOperation(
    (reason: string) =>
      unwrap(api.POST('/api/operations/finance/reminders', { body: { id, reason, schools: [...schools] } })),
    'Peringatan dihantar kepada Admin Utama.',
  );
  return (
    <ReasonDialog
      title={`Peringatan kepada ${schools.length} sekolah`}
      verb="Hantar"
      isPending={reminder.isPending}
      error={reminder.error}
      onConfirm={(reason) => reminder.mutate(reason, { onSuccess: onDone })}
      onClose={onClose}
    >
      <p className="text-sm">
        Admin Utama dimaklumkan dalam aplikasi dan melalui e-mel. Sekolah yang tidak perlu membayar dilangkau.
      </p>
    </ReasonDialog>
  );
}
