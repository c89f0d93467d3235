import type { ComponentProps } from 'react';
import { staffErrorMessage } from '../../api/staff-error-messages';
import { ReasonDialog as Dialog } from '../../ui/reason-dialog';

type ReasonDialogProps = Omit<ComponentProps<typeof Dialog>, 'help' | 'refusal'> & { error: Error | null };

/** Whatever an operator does is done for a reason, which the audit keeps. */
export function ReasonDialog({ error, ...dialog }: ReasonDialogProps) {
  return (
    <Dialog
      {...dialog}
      help="Disimpan dalam jejak audit bersama nama anda."
      refusal={error && staffErrorMessage(error)}
    />
  );
}
