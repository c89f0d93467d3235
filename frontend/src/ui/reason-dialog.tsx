import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { reasonError } from './reason-error';
import { TextareaField } from './textarea-field';

type ReasonDialogProps = {
  title: string;
  /** On the button. */
  verb: string;
  danger?: boolean;
  /** Where the reason goes. */
  help: string;
  isPending: boolean;
  /** What the server said against it. */
  refusal: string | null;
  onConfirm: (reason: string) => void;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks for the reason of what is to be done; the text stays when it is refused. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, verb, danger = false, help, isPending, refusal, onConfirm, onClose, children } = props;
  const formId = useId();
  const [problem, setProblem] = useState<string>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason')).trim();
    const found = reasonError(reason);
    setProblem(found);
    if (!found) onConfirm(reason);
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Tutup
          </Button>
          <Button type="submit" form={formId} variant={danger ? 'danger' : 'primary'} busy={isPending}>
            {verb}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {children}
        <TextareaField name="reason" label="Sebab" help={help} error={problem} maxLength={500} />
        {refusal && (
          <p role="alert" className="text-danger text-sm">
            {refusal}
          </p>
        )}
      </form>
    </Dialog>
  );
}
