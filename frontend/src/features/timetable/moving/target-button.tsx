import type { CSSProperties } from 'react';
import { classNames } from '../../../ui/class-names';
import { timeWords } from '../timetable-words';
import type { Target } from './targets';
import type { Moving } from './use-moving';

/** The sign beside the words: never the colour alone. */
export const signs = { free: '✓', swap: '⇄', chain: '△', clash: '✕', origin: '', short: '' } as const;

const chips = {
  free: 'bg-success-soft text-on-success-soft',
  swap: 'bg-success-soft text-on-success-soft',
  chain: 'bg-warning-soft text-on-warning-soft',
  clash: 'bg-danger-soft text-on-danger-soft',
  origin: 'bg-raised text-muted',
  short: 'bg-raised text-muted',
} as const;

const edges = {
  free: 'border-success border-dashed',
  swap: 'border-success border-dashed',
  chain: 'border-warning border-dotted',
  clash: 'border-transparent',
  origin: 'border-control border-dashed',
  short: 'border-transparent',
} as const;

export const kindOf = ({ verdict }: Pick<Target, 'verdict'>) => verdict?.kind ?? 'short';

type TargetButtonProps = {
  moving: Moving;
  target: Target;
  style: CSSProperties;
  /** Where there is no room for words only the sign stands there; both are read aloud. */
  isNarrow?: boolean;
  /** In a grid it is a cell of it. */
  isCell?: boolean;
};

/** A place that the lesson may be put in, and what that would mean. */
export function TargetButton({ moving, target, style, isNarrow = false, isCell = false }: TargetButtonProps) {
  const { chosen, take, words: wordsOf } = moving;
  const kind = kindOf(target);
  const { short: words, sentence } = wordsOf.get(target.key) ?? { short: '', sentence: '' };
  const { weekday, period, verdict, key } = target;
  const time = timeWords({ weekday, cycleWeek: null, from: period.from, to: verdict?.place.to ?? period.to });
  return (
    <button
      type="button"
      role={isCell ? 'gridcell' : undefined}
      data-target={key}
      aria-current={key === chosen ? 'true' : undefined}
      aria-label={`${time}: ${words}. ${sentence}`}
      tabIndex={key === chosen ? 0 : -1}
      onClick={() => take(target)}
      title={isNarrow ? words : undefined}
      style={style}
      className={classNames(
        'z-10 flex items-end rounded-md border-2 p-0.5 text-left hover:bg-text/5 aria-[current=true]:outline-2 aria-[current=true]:outline-accent',
        edges[kind],
      )}
    >
      <span
        className={classNames(
          'w-full truncate rounded-sm font-medium text-xs',
          chips[kind],
          isNarrow ? 'text-center' : 'px-1',
        )}
      >
        <span aria-hidden="true">{signs[kind]}</span>
        {!isNarrow && ` ${words}`}
      </span>
    </button>
  );
}
