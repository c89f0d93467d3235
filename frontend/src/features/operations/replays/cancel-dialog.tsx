import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { ReasonDialog } from '../reason-dialog';
import { useOperation } from '../use-operation';

type CancelDialogProps = { replayId: string; onClose: () => void };

export function CancelDialog({ replayId, onClose }: CancelDialogProps) {
  const params = { path: { id: replayId } };
  const form = useOperation({
    begun: {},
    act: (body) => unwrap(api.POST('/api/operations/replays/{id}/cancellation', { params, body })),
    done: 'Ulangan dibatalkan.',
    onDone: onClose,
  });
  return (
    <ReasonDialog title="Batalkan ulangan" verb="Batalkan ulangan" danger form={form} onClose={onClose}>
      <p className="text-sm">Peristiwa yang belum bermula kekal seperti sedia ada.</p>
    </ReasonDialog>
  );
}
