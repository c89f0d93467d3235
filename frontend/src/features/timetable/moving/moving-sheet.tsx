import { isPossible } from '@rules/timetable/domain/move-verdicts';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { formatTime, shortWeekday } from '../../../ui/format';
import { CloseButton } from '../../../ui/frame';
import { Sheet } from '../../../ui/sheet';
import { timeWords, weekdayName } from '../timetable-words';
import { kindOf, signs } from './target-button';
import type { Target } from './targets';
import type { Moving } from './use-moving';
import { deedWords, lessonName, shortVerdict, standingWords, verdictSentence } from './verdict-words';

/** "7.30" */
const clock = (time: string) => formatTime(time).split(' ')[0];

/** For phones: the days with how many places each has, the places of one below one another, and the deed. */
export function MovingSheet({ moving }: { moving: Moving }) {
  const { known, lesson, targets, best, target, choose, isBusy, carryOut, end } = moving;
  const [day, setDay] = useState(best[0]?.place.weekday ?? lesson.weekday);
  const verdict = target?.weekday === day ? target.verdict : null;
  const weekdays = [...new Set(targets.map(({ weekday }) => weekday))];
  const deed = verdict && isPossible(verdict) ? verdict : undefined;
  return (
    <Sheet title={`Pindah ${lessonName(known, lesson)}`} onClose={end}>
      <p className="pb-3 text-muted text-sm">Dari {timeWords(lesson)}</p>
      <fieldset className="mb-3 flex gap-1">
        <legend className="sr-only">Hari</legend>
        {weekdays.map((weekday) => {
          const count = best.filter(({ place }) => place.weekday === weekday).length;
          return (
            <button
              key={weekday}
              type="button"
              aria-pressed={weekday === day}
              onClick={() => setDay(weekday)}
              className={classNames(
                'min-h-13 min-w-0 flex-1 rounded-lg text-sm',
                weekday === day ? 'bg-accent text-on-accent' : 'hover:bg-sunken',
              )}
            >
              <span aria-hidden="true" className="block font-semibold">
                {shortWeekday(weekdayName(weekday))}
              </span>
              <span className="sr-only">{weekdayName(weekday)}, </span>
              <span className="block text-xs">{count === 0 ? 'tiada' : `${count} tempat`}</span>
            </button>
          );
        })}
      </fieldset>
      <ol className="divide-y divide-line overflow-hidden rounded-lg border border-line">
        {targets
          .filter(({ weekday }) => weekday === day)
          .map((each) => (
            <li key={each.key}>
              <TargetRow
                moving={moving}
                target={each}
                isChosen={each === target}
                onChoose={() => choose(each.key)}
              />
            </li>
          ))}
      </ol>
      {target && verdict && verdict.kind !== 'origin' && (
        <p role="status" className="wrap-anywhere mt-3 rounded-md bg-info-soft p-3 text-on-info-soft text-sm">
          {verdictSentence(known, lesson, target)}
        </p>
      )}
      <div className="sticky bottom-0 flex gap-2 bg-raised py-3">
        <CloseButton>Batal</CloseButton>
        <Button className="flex-1" disabled={!deed} busy={isBusy} onClick={() => deed && carryOut(deed)}>
          {deed ? deedWords(known, deed) : 'Pilih tempat'}
        </Button>
      </div>
    </Sheet>
  );
}

const tones = {
  free: 'text-success',
  swap: 'text-success',
  chain: 'text-warning',
  clash: 'text-danger',
  origin: 'text-muted',
  short: 'text-muted',
} as const;

type TargetRowProps = { moving: Moving; target: Target; isChosen: boolean; onChoose: () => void };

function TargetRow({ moving: { known, lesson }, target, isChosen, onChoose }: TargetRowProps) {
  const kind = kindOf(target);
  const { period, verdict } = target;
  return (
    <button
      type="button"
      data-target={target.key}
      aria-pressed={isChosen}
      onClick={onChoose}
      className="flex min-h-[62px] w-full items-center gap-3 px-3 text-left aria-pressed:bg-accent-soft aria-pressed:text-on-accent-soft aria-pressed:outline-2 aria-pressed:outline-accent aria-pressed:-outline-offset-2"
    >
      <span className="w-12 shrink-0 text-right text-sm">
        <span className="block font-semibold">{clock(period.from)}</span>
        <span className="block text-muted text-xs">{clock(verdict?.place.to ?? period.to)}</span>
      </span>
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate">
          {standingWords(known, lesson, target)}
        </span>
        <span
          className={classNames('block truncate text-sm', isChosen ? 'text-on-accent-soft' : tones[kind])}
        >
          <span aria-hidden="true">{signs[kind]}</span> {shortVerdict(known, lesson, target)}
        </span>
      </span>
      {verdict && isPossible(verdict) && (
        <span
          aria-hidden="true"
          className={classNames(
            'flex size-5 shrink-0 items-center justify-center rounded-full border-2 border-current text-xs',
          )}
        >
          {isChosen && '✓'}
        </span>
      )}
    </button>
  );
}
