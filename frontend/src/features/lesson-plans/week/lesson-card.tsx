import { lengthOf } from '@rules/lesson-plans/domain/lesson-steps';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../../ui/class-names';
import { Icon } from '../../../ui/icon';
import { LessonMark } from '../../../ui/lesson-mark';
import { useMarks } from '../../classes';
import { lessonAddress, planAddress } from '../plan-address';
import { CardMenu, type LessonActs, labelOf } from './card-menu';
import { codesOf, type LessonState } from './lesson-state';
import type { WeekItem } from './week-days';

const looks: Record<LessonState['look'], string> = {
  unwritten: 'border-control/70 border-dashed',
  complete: 'border-line border-l-accent bg-raised',
  sent: 'border-line border-l-info bg-raised',
  verified: 'border-line border-l-success bg-raised',
  gap: 'border-line border-l-warning bg-raised',
  late: 'border-line border-l-warning bg-raised',
  off: 'hatched border-line border-l-line text-muted',
};
const stateTone: Record<LessonState['look'], string> = {
  unwritten: 'text-muted',
  complete: 'text-accent',
  sent: 'text-info',
  verified: 'text-success',
  gap: 'text-warning',
  late: 'text-warning',
  off: 'text-muted',
};

/** From so many minutes on a lesson is a double one: its card is taller and says how long it is. */
const DOUBLE = 60;

type LessonCardProps = { item: WeekItem; refusal?: string; acts: LessonActs };

/** A lesson with its plan: the whole card leads to the plan, or to a new one for its time. */
export function LessonCard({ item, refusal, acts }: LessonCardProps) {
  const { startTime, className, subject, topic, standards, state, plan, lesson, noted } = item;
  const mark = useMarks()(subject);
  const minutes = lengthOf(item);
  const deletedId = plan ? null : lesson?.deletedPlanId;
  const mayWrite = !plan && !deletedId && lesson?.standing === 'own' && !refusal;
  const to = plan ? planAddress(plan.id) : mayWrite ? lessonAddress(item) : undefined;
  return (
    <li
      data-row={to ? '' : undefined}
      data-gap={state.needsYou && to ? '' : undefined}
      data-plan={plan?.id}
      className={classNames(
        'relative flex min-w-0 flex-col gap-0.5 rounded-lg border border-l-3 px-2.5 py-2 text-sm transition-colors',
        to && 'focus-within:bg-sunken hover:bg-sunken',
        minutes >= DOUBLE ? 'min-h-22' : 'min-h-17.5',
        'print:min-h-0 print:py-1',
        looks[state.look],
      )}
    >
      <div className="flex items-center gap-1.5">
        <LessonMark {...mark} isHeld={state.look !== 'off'} />
        <Whole to={to} label={labelOf(item)}>
          <span className="wrap-anywhere tracking-tight" dir="auto" aria-hidden="true">
            <span className="font-semibold">{className || 'Tanpa kelas'}</span>
            <span className={mark.hue === null ? 'text-muted' : 'hidden text-muted print:inline'}>
              {' '}
              {subject}
            </span>
          </span>
        </Whole>
        <span
          aria-hidden="true"
          className="ml-auto shrink-0 self-start text-muted text-xs tabular-nums leading-5"
        >
          {clockOf(startTime)}
        </span>
      </div>
      <p
        aria-hidden="true"
        dir="auto"
        className={classNames(
          'line-clamp-1 print:line-clamp-none',
          noted && state.look === 'off' && 'line-through',
        )}
      >
        <span className="text-muted tabular-nums">{codesOf(standards) || lesson?.room}</span>{' '}
        <span className={plan ? undefined : 'text-muted'}>{topic}</span>
      </p>
      {minutes >= DOUBLE && (
        <p aria-hidden="true" className="text-muted text-xs">
          {minutes} minit
        </p>
      )}
      <div
        className={classNames(
          'mt-auto flex items-start gap-1.5 pt-0.5 font-medium text-xs',
          stateTone[state.look],
        )}
      >
        <Icon name={state.icon} size={14} className="mt-px" />
        <span aria-hidden={to ? true : undefined} className="min-w-0">
          {state.words}
        </span>
        {state.taught && (
          <span aria-hidden={to ? true : undefined} className="ml-auto shrink-0 font-normal text-muted">
            {state.taught}
          </span>
        )}
        {plan && plan.attachments > 0 && (
          <span aria-hidden="true" className="ml-auto inline-flex items-center gap-0.5 text-muted">
            <Icon name="link" size={12} /> {plan.attachments}
          </span>
        )}
        {deletedId && !refusal && (
          <button
            type="button"
            className="-my-2 ml-auto inline-flex min-h-11 items-center rounded-sm px-1 text-accent underline sm:min-h-8 print:hidden"
            onClick={() => acts.onRestore(deletedId)}
          >
            Pulihkan<span className="sr-only"> {labelOf(item)}</span>
          </button>
        )}
        {(plan || mayWrite) && !refusal && <CardMenu item={item} plan={plan} acts={acts} />}
      </div>
    </li>
  );
}

function Whole({ to, label, children }: { to: string | undefined; label: string; children: ReactNode }) {
  if (!to)
    return (
      <>
        <span className="sr-only">{label}</span>
        {children}
      </>
    );
  return (
    <Link to={to} aria-label={label} className="rounded-sm after:absolute after:inset-0 after:rounded-lg">
      {children}
    </Link>
  );
}

/** "8.10" of 08:10, "1.00" of 13:00: what is before noon nobody asks in a school. */
function clockOf(time: string): string {
  return `${((Number(time.slice(0, 2)) + 11) % 12) + 1}.${time.slice(3)}`;
}
