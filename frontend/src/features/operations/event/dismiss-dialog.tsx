import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { ReasonDialog } from '../reason-dialog';
import { useOperation } from '../use-operation';

type DismissDialogProps = { eventId: string; onClose: () => void };

export function DismissDialog({ eventId, onClose }: DismissDialogProps) {
  const params = { path: { id: eventId } };
  const form = useOperation({
    begun: {},
    act: (body) => unwrap(api.POST('/api/operations/events/{id}/dismissal', { params, body })),
    done: 'Peristiwa diketepikan.',
    onDone: onClose,
  });
  return (
    <ReasonDialog title="Ketepikan peristiwa" verb="Ketepikan" form={form} onClose={onClose}>
      <p className="text-sm">Peristiwa kekal dalam peti masuk dan boleh diproses semula kemudian.</p>
    </ReasonDialog>
  );
}
