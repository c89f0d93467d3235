import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { TextareaField } from '../../../ui/textarea-field';
import { cancel } from './decisions';
import { usePlanChange } from './use-plan-change';

type CancellationDialogProps = { schoolCode: string; onClose: () => void };

/** Ends with the term; may be taken back until then. */
export function CancellationDialog({ schoolCode, onClose }: CancellationDialogProps) {
  const formId = useId();
  const [error, setError] = useState<string>();
  const change = usePlanChange(schoolCode, onClose);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason')).trim();
    setError(reason ? undefined : 'Sila nyatakan sebab pembatalan.');
    if (reason)
      change.mutate({
        work: () => cancel(schoolCode, reason),
        done: 'Langganan dibatalkan pada akhir tempoh.',
      });
  }

  return (
    <Dialog
      title="Batalkan langganan?"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Kekalkan langganan
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={change.isPending}>
            Batalkan pada akhir tempoh
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p>
          Akses penuh kekal hingga tarikh tamat. Selepas itu tiada tempoh ihsan: sekolah terus dikunci. Rekod
          tetap selamat dan pembatalan boleh ditarik balik sebelum tarikh itu.
        </p>
        <TextareaField name="reason" label="Sebab" maxLength={500} error={error} />
      </form>
    </Dialog>
  );
}
