import { classNames } from '../../../ui/class-names';
import { formatDate } from '../../../ui/format';
import { DeskRow } from '../../reviews';
import { sentPlanTitle } from '../plan-words';
import type { WaitingPlan } from './calls';

type WaitingListProps = {
  plans: readonly WaitingPlan[];
  currentId: string;
  onChoose: (planId: string) => void;
};

/** What waits, by who has sent it. */
export function WaitingList({ plans, currentId, onChoose }: WaitingListProps) {
  return (
    <ul>
      {plans.map((plan) => {
        const isCurrent = plan.id === currentId;
        return (
          <DeskRow key={plan.id} isCurrent={isCurrent} onChoose={() => onChoose(plan.id)}>
            <span className="min-w-0 flex-1">
              <span dir="auto" className="wrap-anywhere block font-medium">
                {sentPlanTitle(plan)}
              </span>
              <span className={classNames('wrap-anywhere block text-xs', !isCurrent && 'text-muted')}>
                <span dir="auto">{plan.authorName}</span> · {plan.isAgain ? 'semula ' : ''}
                {formatDate(plan.sentAt)}
              </span>
            </span>
          </DeskRow>
        );
      })}
    </ul>
  );
}
