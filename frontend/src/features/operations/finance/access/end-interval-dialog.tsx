import { ReasonDialog } from '../../reason-dialog';
import { useOperation } from '../../use-operation';
import type { OrderDialogProps } from '../order-dialog';
import type { IntervalKind } from './interval-kinds';

/** Ends what runs, and calls off what is to come. */
export function EndIntervalDialog({ code, id, kind, onClose }: OrderDialogProps & { kind: IntervalKind }) {
  const order = useOperation((reason: string) => kind.end(code, { id, reason }), kind.ended);
  return (
    <ReasonDialog
      title={kind.endTitle}
      verb={kind.endVerb}
      isPending={order.isPending}
      error={order.error}
      onConfirm={(reason) => order.mutate(reason, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
