import { classNames } from '../../../ui/class-names';
import { formatDate } from '../../../ui/format';
import { sentPlanTitle } from '../plan-words';
import type { WaitingPlan } from './reviews-api';

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
          <li key={plan.id} data-row="">
            <button
              type="button"
              aria-current={isCurrent ? 'true' : undefined}
              onClick={() => onChoose(plan.id)}
              className={classNames(
                'flex min-h-12 w-full flex-col border-transparent border-l-3 px-3 py-1.5 text-left text-sm hover:bg-sunken forced-colors:border-[Canvas]',
                isCurrent &&
                  'border-l-accent forced-colors:border-l-[Highlight] bg-accent-soft text-on-accent-soft hover:bg-accent-soft',
              )}
            >
              <span dir="auto" className="wrap-anywhere font-medium">
                {sentPlanTitle(plan)}
              </span>
              <span className={classNames('wrap-anywhere text-xs', !isCurrent && 'text-muted')}>
                <span dir="auto">{plan.authorName}</span> · {plan.isAgain ? 'semula ' : ''}
                {formatDate(plan.sentAt)}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
