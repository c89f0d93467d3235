import type { ComponentProps } from 'react';
import { ReasonDialog as Dialog } from '../../forms/reason-dialog';

/** Whatever an operator does is done for a reason, which the audit keeps. */
export function ReasonDialog(dialog: Omit<ComponentProps<typeof Dialog>, 'help'>) {
  return <Dialog {...dialog} help="Disimpan dalam jejak audit bersama nama anda." />;
}
