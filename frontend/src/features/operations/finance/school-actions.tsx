import { type ComponentType, Suspense, useState } from 'react';
import { Button } from '../../../ui/button';
import { randomUuid } from '../../../ui/random-uuid';
import { useMayAct } from '../use-may-act';
import { CreditDialog } from './credit-dialog';
import { ExtendDialog } from './extend-dialog';
import { LazyPaymentDialog } from './lazy-payment-dialog';
import { NoteDialog } from './note-dialog';
import type { OrderDialogProps } from './order-dialog';
import { OwnerDialog } from './owner-dialog';
import { RemindDialog } from './remind-dialog';

type Action = { label: string; Dialog: ComponentType<OrderDialogProps> };

const actions: readonly Action[] = [
  { label: 'Rekod bayaran', Dialog: LazyPaymentDialog },
  { label: 'Hantar peringatan', Dialog: RemindOne },
  { label: 'Lanjutkan ihsan', Dialog: ExtendDialog },
  { label: 'Nota kredit', Dialog: CreditDialog },
  { label: 'Catatan atau janji', Dialog: NoteDialog },
  { label: 'Pegawai', Dialog: OwnerDialog },
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
  return <RemindDialog schools={[code]} onDone={onClose} onClose={onClose} />;
}
