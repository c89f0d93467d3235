import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { ReasonDialog } from '../reason-dialog';
import { useOperation } from '../use-operation';

type CancelDialogProps = { replayId: string; onClose: () => void };

export function CancelDialog({ replayId, onClose }: CancelDialogProps) {
  const cancellation = useOperation(
    (reason: string) =>
      unwrap(
        api.POST('/api/operations/replays/{id}/cancellation', {
          params: { path: { id: replayId } },
          body: { reason },
        }),
      ),
    'Ulangan dibatalkan.',
  );
  return (
    <ReasonDialog
      title="Batalkan ulangan"
      verb="Batalkan ulangan"
      danger
      isPending={cancellation.isPending}
      error={cancellation.error}
      onConfirm={(reason) => cancellation.mutate(reason, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className="text-sm">Peristiwa yang belum bermula kekal seperti sedia ada.</p>
    </ReasonDialog>
  );
}
