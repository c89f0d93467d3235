import { ButtonLink } from '../../ui/button-link';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { Panel } from '../../ui/panel';
import { doneOf, type SetupStanding } from './setup-query';

type SetupPanelProps = { year: string; lines: readonly SetupStanding[] };

/** Each line has the one verb that mends it; of those the first is the next sensible thing. */
export function SetupPanel({ year, lines }: SetupPanelProps) {
  const done = doneOf(lines).length;
  const next = lines.find(({ state }) => state.kind === 'open');
  const isReady = done === lines.length;
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
      {isReady ? (
        <p className="flex items-center gap-3 px-4 py-5">
          <Icon name="success" className="text-success" size={22} />
          Guru, kelas, subjek, penugasan dan murid lengkap.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {lines.map((line) => (
            <SetupRow key={line.title} {...line} isNext={line === next} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

const marks = { done: 'success', waiting: 'timetable' } as const;

function SetupRow({ title, to, state, isNext }: SetupStanding & { isNext: boolean }) {
  const { kind, sentence } = state;
  const isQuiet = kind !== 'open';
  return (
    <li className="flex min-h-14 items-center gap-3 px-4 py-2">
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
