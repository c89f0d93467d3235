import { type LessonStep, minutesPlanned } from '@rules/lesson-plans/domain/lesson-steps';
import { classNames } from '../../../../ui/class-names';
import { Icon } from '../../../../ui/icon';

type MinutesBarProps = {
  steps: readonly LessonStep[] /** Of the lesson; null where its times say none. */;
  lesson: number | null;
};

/** How the steps fill the lesson: one bar in proportion, and the sum in words. */
export function MinutesBar({ steps, lesson }: MinutesBarProps) {
  const planned = minutesPlanned(steps);
  if (planned === null || lesson === null) return null;
  const isWhole = planned === lesson;
  return (
    <div className="flex min-h-8 grow basis-48 items-center gap-3">
      <div
        aria-hidden="true"
        className="flex h-2 flex-1 gap-0.5 overflow-hidden rounded-full bg-sunken forced-colors:border"
      >
        {steps.map(({ minutes }, at) =>
          minutes === null ? null : (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a segment is nothing but its place
              key={at}
              style={{ width: `${(minutes / Math.max(planned, lesson)) * 100}%` }}
              className={classNames('h-full shrink-0', isWhole ? 'bg-success' : 'bg-warning')}
            />
          ),
        )}
      </div>
      <p
        className={classNames(
          'inline-flex items-center gap-1.5 font-medium text-sm tabular-nums',
          isWhole ? 'text-success' : 'text-warning',
        )}
      >
        <Icon name={isWhole ? 'success' : 'warning'} size={16} />
        {planned} / {lesson} minit
      </p>
    </div>
  );
}
