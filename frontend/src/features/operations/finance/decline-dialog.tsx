import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { ReasonDialog } from '../reason-dialog';
import { useOperation } from '../use-operation';
import type { PaymentClaim } from './finance-queries';
import type { OrderDialogProps } from './order-dialog';

export function DeclineDialog({ code, id, claim, onClose }: OrderDialogProps & { claim: PaymentClaim }) {
  const params = { path: { code, id: claim.id } };
  const refusal = useOperation(
    (reason: string) =>
      unwrap(
        api.POST('/api/operations/finance/schools/{code}/claims/{id}/refusal', {
          params,
          body: { id, reason },
        }),
      ),
    'Bukti ditolak dan sekolah dimaklumkan.',
  );
  return (
    <ReasonDialog
      title={`Tolak bukti ${claim.reference}`}
      verb="Tolak"
      danger
      isPending={refusal.isPending}
      error={refusal.error}
      onConfirm={(reason) => refusal.mutate(reason, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className="text-sm">
        Sekolah membaca sebab ini pada halaman bil dan dalam pemberitahuan, dan boleh menghantar bukti lain.
      </p>
    </ReasonDialog>
  );
}
