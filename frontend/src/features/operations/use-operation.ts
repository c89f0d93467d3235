import { ApiError } from '../../api/api-error';
import { deliveryActionBounds } from '../../api/bounds/delivery-action';
import { staffErrorMessage } from '../../api/staff-error-messages';
import type { FormProblem } from '../../forms/form-problem';
import { reasonProblems } from '../../forms/reason-problems';
import { type Bounds, useForm } from '../../forms/use-form';
import { useChange } from '../../queries/use-change';

type Operation<Fields, Result> = {
  /** What is asked beside the reason, as it stands first. */
  begun: Fields;
  /** Beside those of the reason. */
  bounds?: Bounds;
  check?: (order: Fields & Reason) => readonly FormProblem[];
  act: (order: Fields & Reason) => Promise<Result>;
  /** What the toast says. */
  done: string | ((result: Result) => string | undefined);
  /** The form is there after it was sent. */
  stays?: boolean;
  onDone?: (result: Result) => void;
  onRefused?: (failure: unknown) => void;
};

type Reason = { reason: string };

/** The form of an action that an operator takes for a reason: everything on these screens is read anew after it. */
export function useOperation<Fields extends object, Result>(operation: Operation<Fields, Result>) {
  const { begun, bounds, check, act, done, stays, onDone, onRefused } = operation;
  const change = useChange(act, { done, changes: ['operations'] });
  return useForm<Fields & Reason, Result>({
    begun: { ...begun, reason: '' },
    bounds: { ...bounds, reason: deliveryActionBounds.reason },
    check: (order) => [...(check?.(order) ?? []), ...reasonProblems(order)],
    send: (order) => change.send({ ...order, reason: order.reason.trim() }),
    refused(failure) {
      onRefused?.(failure);
      return namesFields(failure) ? undefined : [{ message: staffErrorMessage(failure) }];
    },
    stays,
    onSent: onDone,
  });
}

const namesFields = (failure: unknown) => failure instanceof ApiError && failure.code === 'VALIDATION_FAILED';
