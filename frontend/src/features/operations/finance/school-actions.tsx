import { type ComponentType, Suspense, useState } from 'react';
import { Button } from '../../../ui/button';
import { randomUuid } from '../../../ui/random-uuid';
import { useMayAct } from '../use-may-act';
import {
  LazyCreditDialog,
  LazyExtendDialog,
  LazyNoteDialog,
  LazyOwnerDialog,
  LazyPaymentDialog,
  LazyRemindDialog,
} from './lazy-dialogs';
import type { OrderDialogProps } from './order-dialog';

type Action = { label: string; Dialog: ComponentType<OrderDialogProps> };

const actions: readonly Action[] = [
  { label: 'Rekod bayaran', Dialog: LazyPaymentDialog },
  { label: 'Hantar peringatan', Dialog: RemindOne },
  { label: 'Lanjutkan ihsan', Dialog: LazyExtendDialog },
  { label: 'Nota kredit', Dialog: LazyCreditDialog },
  { label: 'Catatan atau janji', Dialog: LazyNoteDialog },
  { label: 'Pegawai', Dialog: LazyOwnerDialog },
];

/** A dialog that is opened anew is a new order. */
export function SchoolActions({ code }: { code: string }) {
  const [open, setOpen] = useState<Action & { id: string }>();
  const close = () => setOpen(undefined);
  if (!useMayAct('finance')) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map((action, index) => (
        <Button
          key={action.label}
          variant={index === 0 ? 'primary' : 'secondary'}
          onClick={() => setOpen({ ...action, id: randomUuid() })}
        >
          {action.label}
        </Button>
      ))}
      <Suspense>{open && <open.Dialog code={code} id={open.id} onClose={close} />}</Suspense>
    </div>
  );
}

function RemindOne({ code, onClose }: OrderDialogProps) {
  return <LazyRemindDialog schools={[code]} onDone={onClose} onClose={onClose} />;
}
