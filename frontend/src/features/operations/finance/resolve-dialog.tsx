import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { ReasonDialog } from '../reason-dialog';
import { useOperation } from '../use-operation';
import { flagNames } from './finance-names';
import type { PaymentFlag } from './finance-queries';

export function ResolveDialog({ flag, onClose }: { flag: PaymentFlag; onClose: () => void }) {
  const { provider, paymentId } = flag;
  const resolution = useOperation(
    (reason: string) =>
      unwrap(
        api.POST('/api/operations/finance/flags/resolution', {
          body: { provider, paymentId, flag: flag.flag, reason },
        }),
      ),
    'Semakan disimpan.',
  );
  return (
    <ReasonDialog
      title={flagNames[flag.flag]}
      verb="Selesaikan"
      isPending={resolution.isPending}
      error={resolution.error}
      onConfirm={(reason) => resolution.mutate(reason, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className="text-sm">Nyatakan apa yang telah dibuat, contohnya nota kredit atau bayaran balik.</p>
    </ReasonDialog>
  );
}
