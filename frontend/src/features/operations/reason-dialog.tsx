import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { staffErrorMessage } from '../../api/staff-error-messages';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextareaField } from '../../ui/textarea-field';
import { reasonError } from './reason-error';

type ReasonDialogProps = {
  title: string;
  /** On the button. */
  verb: string;
  danger?: boolean;
  isPending: boolean;
  error: Error | null;
  onConfirm: (reason: string) => void;
  onClose: () => void;
  children?: ReactNode;
};

/** Whatever an operator does is done for a reason, which the audit keeps. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, verb, danger = false, isPending, error, onConfirm, onClose, children } = props;
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
        <TextareaField
          name="reason"
          label="Sebab"
          help="Disimpan dalam jejak audit bersama nama anda."
          error={problem}
          maxLength={500}
        />
        {error && (
          <p role="alert" className="text-danger text-sm">
            {staffErrorMessage(error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
