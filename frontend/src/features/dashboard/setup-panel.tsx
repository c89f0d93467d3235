import { useState } from 'react';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { Panel } from '../../ui/panel';
import { doneOf, type SetupStanding } from './calls';

type SetupPanelProps = { year: string; lines: readonly SetupStanding[] };

/** Each line has the one verb that mends it; of those the first is the next sensible thing. On a phone what is done
 * makes way. */
export function SetupPanel({ year, lines }: SetupPanelProps) {
  const done = doneOf(lines).length;
  const [isWhole, setWhole] = useState(false);
  const next = lines.find(({ state }) => state.kind === 'open');
  if (done === lines.length)
    return (
      <p className="flex items-center gap-3 rounded-lg border border-line bg-raised px-4 py-3">
        <Icon name="success" className="text-success" size={22} />
        Persediaan sesi {year} lengkap: guru boleh merancang minggu mereka.
      </p>
    );
  return (
    <Panel
      title={`Persediaan sesi ${year}`}
      action={
        <div className="flex items-center gap-2 text-muted text-sm tabular-nums">
          <span aria-hidden="true" className="h-2 w-24 overflow-hidden rounded-full bg-line max-sm:hidden">
            <span
              className="block h-full origin-left rounded-full bg-accent"
              style={{ transform: `scaleX(${done / lines.length})` }}
            />
          </span>
          {done} daripada {lines.length}
        </div>
      }
    >
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <SetupRow
            key={line.title}
            {...line}
            isNext={line === next}
            className={!isWhole && line.state.kind === 'done' ? 'max-sm:hidden' : undefined}
          />
        ))}
      </ul>
      {done > 0 && !isWhole && (
        <Button
          variant="quiet"
          className="w-full border-line border-t sm:hidden"
          onClick={() => setWhole(true)}
        >
          Tunjuk {done} yang selesai
        </Button>
      )}
    </Panel>
  );
}

const marks = { done: 'success', waiting: 'timetable' } as const;

function SetupRow({
  title,
  to,
  state,
  isNext,
  className,
}: SetupStanding & { isNext: boolean; className?: string }) {
  const { kind, sentence } = state;
  const isQuiet = kind !== 'open';
  return (
    <li className={classNames('flex min-h-14 items-center gap-3 px-4 py-2', className)}>
      {isQuiet ? (
        <Icon name={marks[kind]} size={20} className={kind === 'done' ? 'text-success' : 'text-muted'} />
      ) : (
        <span className="size-5 shrink-0 rounded-full border-2 border-control/60" />
      )}
      <p className={classNames('min-w-0 flex-1 sm:flex sm:items-baseline sm:gap-3', isQuiet && 'text-muted')}>
        <span className="block font-medium">{title}</span>
        <span dir="auto" className="block text-muted text-sm">
          {sentence}
          {kind === 'done' && <span className="sr-only">, selesai</span>}
        </span>
      </p>
      {state.kind === 'open' && (
        <ButtonLink
          to={state.to ?? to}
          size="small"
          variant={isNext ? 'primary' : 'secondary'}
          className="shrink-0"
        >
          {state.verb}
        </ButtonLink>
      )}
    </li>
  );
}
