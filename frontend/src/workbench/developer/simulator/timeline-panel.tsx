import { instantText, levelName } from '../../../features/operations';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Panel } from '../../../ui/panel';
import type { DatedLevel, Simulation } from './developer-client';
import { LevelStrip } from './level-strip';
import { levelTones, ruleName } from './rule-names';
import { useWork } from './use-work';
import { moveClock } from './works';

/** What is to come, each instant one press away. */
export function TimelinePanel({ explanation, ahead }: Pick<Simulation, 'explanation' | 'ahead'>) {
  const moving = useWork(moveClock);
  return (
    <Panel title="Garis masa">
      <div className="p-4">
        <LevelStrip explanation={explanation} ahead={ahead} />
      </div>
      {ahead.length === 0 ? (
        <p className="px-4 pb-4 text-muted text-sm">Tiada sempadan di hadapan. Sila buat bayaran dahulu.</p>
      ) : (
        <ol
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
          tabIndex={0}
          aria-label="Sempadan di hadapan"
          className="max-h-96 divide-y divide-line overflow-y-auto border-line border-t"
        >
          {ahead.map((boundary) => (
            <BoundaryRow
              key={`${boundary.at} ${boundary.rule}`}
              boundary={boundary}
              busy={moving.isPending}
              onMove={() => moving.mutate(boundary.at)}
            />
          ))}
        </ol>
      )}
    </Panel>
  );
}

type BoundaryRowProps = { boundary: DatedLevel; busy: boolean; onMove: () => void };

function BoundaryRow({ boundary: { at, rule, level }, busy, onMove }: BoundaryRowProps) {
  return (
    <li className="flex items-center gap-3 py-1.5 pr-2 pl-4 text-sm">
      <span className="min-w-0 flex-1">
        {ruleName(rule)}
        <span className="block text-muted tabular-nums">{instantText(at)}</span>
      </span>
      <Badge tone={levelTones[level]}>{levelName(level)}</Badge>
      <Button
        variant="quiet"
        size="small"
        icon="forward"
        disabled={busy}
        aria-label={`Ke sini: ${ruleName(rule)}`}
        onClick={onMove}
      >
        Ke sini
      </Button>
    </li>
  );
}
