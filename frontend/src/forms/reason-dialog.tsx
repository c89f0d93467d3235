import type { ReactNode } from 'react';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { CloseButton } from '../ui/frame';
import { TextareaField } from '../ui/textarea-field';
import { Form } from './form';
import type { Form as FormState } from './use-form';

type ReasonDialogProps = {
  title: string;
  /** On the button. */
  verb: string;
  danger?: boolean;
  /** Where the reason goes. */
  help: string;
  form: Pick<FormState<{ reason: string }>, 'id' | 'errors' | 'typed' | 'onSubmit' | 'isBusy' | 'field'>;
  onClose: () => void;
  /** What is asked beside the reason. */
  children?: ReactNode;
};

/** Asks for the reason of what is to be done; the text stays when it is refused. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, verb, danger = false, help, form, onClose, children } = props;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <CloseButton>Tutup</CloseButton>
          <Button type="submit" form={form.id} variant={danger ? 'danger' : 'primary'} busy={form.isBusy}>
            {verb}
          </Button>
        </>
      }
    >
      <Form form={form} className="gap-4">
        {children}
        <TextareaField {...form.field('reason')} label="Sebab" help={help} />
      </Form>
    </Dialog>
  );
}
