import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { ReasonDialog } from '../reason-dialog';
import { useOperation } from '../use-operation';
import type { PaymentFlag } from './calls';
import { flagNames } from './finance-names';

export function ResolveDialog({ flag, onClose }: { flag: PaymentFlag; onClose: () => void }) {
  const { provider, paymentId } = flag;
  const form = useOperation({
    begun: { provider, paymentId, flag: flag.flag },
    act: (body) => unwrap(api.POST('/api/operations/finance/flags/resolution', { body })),
    done: 'Semakan disimpan.',
    onDone: onClose,
  });
  return (
    <ReasonDialog title={flagNames[flag.flag]} verb="Selesaikan" form={form} onClose={onClose}>
      <p className="text-sm">Nyatakan apa yang telah dibuat, contohnya nota kredit atau bayaran balik.</p>
    </ReasonDialog>
  );
}
