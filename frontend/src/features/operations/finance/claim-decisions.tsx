import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { ReasonDialog } from '../reason-dialog';
import { useOperation } from '../use-operation';
import type { PaymentClaim } from './calls';
import type { OrderDialogProps } from './order-dialog';

type ClaimDialogProps = OrderDialogProps & { claim: PaymentClaim };

export function DeclineDialog({ code, id, claim, onClose }: ClaimDialogProps) {
  const params = { path: { code, id: claim.id } };
  const form = useOperation({
    begun: { id },
    act: (body) =>
      unwrap(api.POST('/api/operations/finance/schools/{code}/claims/{id}/refusal', { params, body })),
    done: 'Bukti ditolak dan sekolah dimaklumkan.',
    onDone: onClose,
  });
  return (
    <ReasonDialog title={`Tolak bukti ${claim.reference}`} verb="Tolak" danger form={form} onClose={onClose}>
      <p className="text-sm">
        Sekolah membaca sebab ini pada halaman bil dan dalam pemberitahuan, dan boleh menghantar bukti lain.
      </p>
    </ReasonDialog>
  );
}

/** Lets a claim that was declined be recorded after all. */
export function ReopenDialog({ code, id, claim, onClose }: ClaimDialogProps) {
  const params = { path: { code, id: claim.id } };
  const form = useOperation({
    begun: { id },
    act: (body) =>
      unwrap(api.POST('/api/operations/finance/schools/{code}/claims/{id}/reopening', { params, body })),
    done: 'Bukti dibuka semula.',
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={`Buka semula bukti ${claim.reference}`}
      verb="Buka semula"
      form={form}
      onClose={onClose}
    >
      <p className="text-sm">Bukti ini ditolak kerana: {claim.declineReason}</p>
    </ReasonDialog>
  );
}
