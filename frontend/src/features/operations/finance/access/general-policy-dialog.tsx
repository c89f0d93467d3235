import { unwrap } from '../../../../api/api-error';
import { api } from '../../../../api/client';
import { PolicyDialog } from './policy-dialog';
import type { PolicyForm } from './policy-terms';

export type SharedPolicyDialogProps = {
  /** Names the order: pressed twice it is done once. */
  id: string;
  /** What holds for everybody until then. */
  begun: PolicyForm;
  onClose: () => void;
};

export function GeneralPolicyDialog({ id, begun, onClose }: SharedPolicyDialogProps) {
  return (
    <PolicyDialog
      title="Dasar umum"
      kind="general"
      scope="semua sekolah tanpa dasar khas dan tanpa dasar pelan"
      begun={begun}
      onOrder={(order) =>
        unwrap(api.POST('/api/operations/finance/policies', { body: { id, planCode: null, ...order } }))
      }
      onClose={onClose}
    />
  );
}
