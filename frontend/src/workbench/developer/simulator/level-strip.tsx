import { levelName } from '../../../features/operations';
import { formatShortDate } from '../../../ui/format';
import { softTone } from '../../../ui/tone';
import type { Simulation } from './developer-client';
import { levelSpans } from './level-spans';
import { levelTones } from './rule-names';

/** What is to come as one line: how long each level holds. */
export function LevelStrip({ explanation, ahead }: Pick<Simulation, 'explanation' | 'ahead'>) {
  const spans = levelSpans(explanation, ahead);
  return (
    <ol className="flex gap-px overflow-hidden rounded-md text-xs" aria-label="Tahap dari sekarang">
      {spans.map(({ level, from, days }) => (
        <li
          key={from}
          style={{ flexGrow: days === null ? 10 : Math.max(days, 4) }}
          className={`min-w-0 basis-0 px-2 py-2 ${softTone[levelTones[level]]}`}
        >
          <span className="block truncate font-medium">{levelName(level)}</span>
          <span className="block truncate tabular-nums">
            {days === null ? `dari ${formatShortDate(from)}` : `${days} hari`}
          </span>
        </li>
      ))}
    </ol>
  );
}
