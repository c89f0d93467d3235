import { addDays } from '@rules/calendar/day';
import { useId } from 'react';
import { Badge } from '../../../ui/badge';
import { classNames } from '../../../ui/class-names';
import { formatDayRange, formatShortDay, formatTime } from '../../../ui/format';
import { groupedBy } from '../../../ui/grouped-by';
import { Icon } from '../../../ui/icon';
import { DeskRow } from '../../reviews';
import { fateWords } from '../lesson-fate';
import { planTitle } from '../plan';
import { codesOf } from '../week/lesson-state';
import type { WaitingPlan } from './calls';
import { flagWords } from './flag-words';

type QueueListProps = {
  plans: readonly WaitingPlan[];
  currentId: string | null;
  onChoose: (planId: string) => void;
};

/** What waits, by teacher and week, each with what speaks for reading it closely. */
export function QueueList({ plans, currentId, onChoose }: QueueListProps) {
  return groupedBy(plans, ({ authorId, week }) => `${authorId} ${week}`).map(([key, own]) => (
    <Group key={key} plans={own} {...{ currentId, onChoose }} />
  ));
}

/** Of one teacher's week. */
function Group({ plans, currentId, onChoose }: QueueListProps) {
  const id = useId();
  const [first] = plans;
  if (!first) return null;
  return (
    <section aria-labelledby={id} className="pt-4 first:pt-0">
      <h2 id={id} className="flex flex-wrap items-center gap-x-2 px-3 pb-1 font-semibold text-sm">
        <span dir="auto" className="wrap-anywhere min-w-0">
          {first.authorName}
        </span>
        {plans.some(({ isLate }) => isLate) && <Badge tone="warning">Lewat</Badge>}
        <span className="ml-auto font-normal text-muted text-xs tabular-nums">
          {formatDayRange(first.week, addDays(first.week, 4))} · {plans.length}
        </span>
      </h2>
      <ul>
        {plans.map((plan) => (
          <Row key={plan.id} plan={plan} isCurrent={plan.id === currentId} onChoose={onChoose} />
        ))}
      </ul>
    </section>
  );
}

type RowProps = { plan: WaitingPlan; isCurrent: boolean } & Pick<QueueListProps, 'onChoose'>;

function Row({ plan, isCurrent, onChoose }: RowProps) {
  const { id, date, startTime, flags } = plan;
  const about = fateWords(plan) || aboutOf(plan);
  return (
    <DeskRow isCurrent={isCurrent} onChoose={() => onChoose(id)}>
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate font-medium">
          {planTitle(plan)}
        </span>
        <span className={classNames('block truncate text-xs', !isCurrent && 'text-muted')}>
          {formatShortDay(date)} {formatTime(startTime).split(' ')[0]}
          {about && ` · ${about}`}
        </span>
      </span>
      {flags.length > 0 && (
        <span className="text-warning">
          <Icon name="flag" size={16} />
          <span className="sr-only">{flags.length} tanda</span>
        </span>
      )}
    </DeskRow>
  );
}

/** What speaks for reading it closely, before what it is about. */
function aboutOf({ isAgain, isUnopened, flags, learningStandards }: WaitingPlan): string {
  const [flag] = flags;
  if (isAgain) return 'dihantar semula';
  if (flag) return flagWords(flag).short;
  return isUnopened ? 'belum dibuka' : codesOf(learningStandards);
}
