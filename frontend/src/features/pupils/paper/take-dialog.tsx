import { type ReactNode, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { CloseButton } from '../../../ui/frame';
import { ProofDialog } from '../../proof';

type TakeDialogProps = {
  title: string;
  /** `token`: of a proof made just now, where the session's own is older. */
  take: (token?: string) => Promise<void>;
  onClose: () => void;
  /** What the file holds, and what of it is chosen. */
  children: ReactNode;
};

/** A file about pupils to take away. Whoever has not proved lately who they are is asked, and what was chosen stays. */
export function TakeDialog({ title, take, onClose, children }: TakeDialogProps) {
  const [isProving, setProving] = useState(false);
  const form = useForm({
    begun: {},
    send: () =>
      take().then(onClose, (failure: unknown) => {
        if (!(failure instanceof ApiError) || failure.code !== 'FRESH_SIGN_IN_REQUIRED') throw failure;
        setProving(true);
      }),
    stays: true,
  });
  if (isProving)
    return (
      <ProofDialog title="Sahkan diri anda" verb="Muat turun" act={take} onClose={onClose}>
        Fail ini memuatkan maklumat murid, jadi kami bertanya sekali lagi siapa anda. Muat turun ini
        direkodkan.
      </ProofDialog>
    );
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <CloseButton>Batal</CloseButton>
          <Button type="submit" form={form.id} busy={form.isBusy}>
            Muat turun
          </Button>
        </>
      }
    >
      <Form form={form} title="Belum dimuat turun" className="gap-4">
        {children}
      </Form>
    </Dialog>
  );
}
