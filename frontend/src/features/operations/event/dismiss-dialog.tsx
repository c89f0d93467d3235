import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { ReasonDialog } from '../reason-dialog';
import { useOperation } from '../use-operation';

type DismissDialogProps = { eventId: string; onClose: () => void };

export function DismissDialog({ eventId, onClose }: DismissDialogProps) {
  const dismissal = useOperation(
    (reason: string) =>
      unwrap(
        api.POST('/api/operations/events/{id}/dismissal', {
          params: { path: { id: eventId } },
          body: { reason },
        }),
      ),
    'Peristiwa diketepikan.',
  );
  return (
    <ReasonDialog
      title="Ketepikan peristiwa"
      verb="Ketepikan"
      isPending={dismissal.isPending}
      error={dismissal.error}
      onConfirm={(reason) => dismissal.mutate(reason, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className="text-sm">Peristiwa kekal dalam peti masuk dan boleh diproses semula kemudian.</p>
    </ReasonDialog>
  );
}
