import { cancellationRequestBounds } from '../../../api/bounds/cancellation-request';
import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { CloseButton } from '../../../ui/frame';
import { TextareaField } from '../../../ui/textarea-field';
import { cancel } from './decisions';
import { usePlanChange } from './use-plan-change';

type CancellationDialogProps = { schoolCode: string; onClose: () => void };

/** Ends with the term; may be taken back until then. */
export function CancellationDialog({ schoolCode, onClose }: CancellationDialogProps) {
  const change = usePlanChange(
    schoolCode,
    (reason: string) => cancel(schoolCode, reason),
    'Langganan dibatalkan pada akhir tempoh.',
  );
  const form = useForm({
    bounds: cancellationRequestBounds,
    begun: { reason: '' },
    check: ({ reason }) =>
      reason.trim() ? [] : [{ field: 'reason', message: 'Sila nyatakan sebab pembatalan.' }],
    send: ({ reason }) => change.send(reason.trim()),
    onSent: onClose,
  });
  return (
    <Dialog
      title="Batalkan langganan?"
      onClose={onClose}
      actions={
        <>
          <CloseButton>Kekalkan langganan</CloseButton>
          <Button type="submit" form={form.id} variant="danger" busy={form.isBusy}>
            Batalkan pada akhir tempoh
          </Button>
        </>
      }
    >
      <Form form={form} title="Langganan belum dibatalkan">
        <p>
          Akses penuh kekal hingga tarikh tamat. Selepas itu tiada tempoh ihsan: sekolah terus dikunci. Rekod
          tetap selamat dan pembatalan boleh ditarik balik sebelum tarikh itu.
        </p>
        <TextareaField {...form.field('reason')} label="Sebab" />
      </Form>
    </Dialog>
  );
}
