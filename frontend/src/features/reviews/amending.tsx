import { useState } from 'react';
import { createPortal } from 'react-dom';
import { amendmentBounds } from '../../api/bounds/amendment';
import type { Kept } from '../../api/kept';
import { ReasonDialog } from '../../forms/reason-dialog';
import { useReasonForm } from '../../forms/use-reason-form';
import { useChange } from '../../queries/use-change';
import { Button } from '../../ui/button';
import { randomUuid } from '../../ui/random-uuid';

type AmendingProps = {
  amend: (amendment: { id: string; reason: string }) => Promise<unknown>;
  /** Why somebody amends such a plan: "kelas bertukar, aktiviti salah". */
  examples: string;
  /** Told once it is open. */
  done: string;
  /** What is asked anew then. */
  changes: Kept;
  size?: 'small';
};

/** The way from what is verified for good to an amendment of it, for a reason that whoever verifies it reads. */
export function Amending({ size, ...order }: AmendingProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="secondary" size={size} icon="edit" onClick={() => setAsked(true)}>
        Buat pindaan
      </Button>
      {/* Its form does not stand in that of a plan, which would be sent with it. */}
      {isAsked && createPortal(<AmendmentDialog {...order} onClose={() => setAsked(false)} />, document.body)}
    </>
  );
}

type AmendmentDialogProps = Omit<AmendingProps, 'size'> & { onClose: () => void };

function AmendmentDialog({ amend, examples, done, changes, onClose }: AmendmentDialogProps) {
  const [id] = useState(randomUuid);
  const change = useChange((reason: string) => amend({ id, reason }), { done, changes: [changes] });
  const form = useReasonForm({ bounds: amendmentBounds, send: change.send, onSent: onClose });
  return (
    <ReasonDialog
      title="Buat pindaan?"
      verb="Buat pindaan"
      help={`Penyemak membaca sebab ini. Contoh: ${examples}.`}
      form={form}
      onClose={onClose}
    >
      <p>
        Yang sudah disahkan kekal dengan kodnya. Selepas pindaan dihantar, semakan kod itu menunjukkan
        &quot;sudah dipinda&quot;.
      </p>
    </ReasonDialog>
  );
}
