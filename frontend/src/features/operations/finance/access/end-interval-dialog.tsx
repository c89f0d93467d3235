import { ReasonDialog } from '../../reason-dialog';
import { useOperation } from '../../use-operation';
import type { OrderDialogProps } from '../order-dialog';
import type { IntervalKind } from './interval-kinds';

/** Ends what runs, and calls off what is to come. */
export function EndIntervalDialog({ code, id, kind, onClose }: OrderDialogProps & { kind: IntervalKind }) {
  const form = useOperation({
    begun: { id },
    act: (order) => kind.end(code, order),
    done: kind.ended,
    onDone: onClose,
  });
  return <ReasonDialog title={kind.endTitle} verb={kind.endVerb} form={form} onClose={onClose} />;
}
