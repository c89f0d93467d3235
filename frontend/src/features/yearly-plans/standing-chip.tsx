import type { RowStanding } from '@rules/yearly-plans/domain/coverage';
import { classNames } from '../../ui/class-names';
import { Icon, type IconName } from '../../ui/icon';
import type { SetCoverage } from './class-coverage';
import type { Known } from './known';
import { weekLabelAt } from './plan-words';

/** Of a class at the head of its column: how much of the plan it was taught. */
export function ClassHead({ of: { name, coverage } }: { of: SetCoverage }) {
  const { taught, all, withoutWeek } = coverage;
  return (
    <>
      {name}
      <span className="mx-auto mt-1 block h-1 w-16 overflow-hidden rounded-full bg-sunken">
        <span
          className={classNames('block h-full', withoutWeek > 0 ? 'bg-warning' : 'bg-success')}
          style={{ width: `${all === 0 ? 0 : (taught / all) * 100}%` }}
        />
      </span>
      <span className="block font-normal tabular-nums">
        {taught}/{all} SP
      </span>
    </>
  );
}

type Look = { icon?: IconName; tone: string };

const looks: Readonly<Record<RowStanding['name'], Look>> = {
  taught: { icon: 'check', tone: 'bg-success-soft text-on-success-soft' },
  begun: { tone: 'bg-accent text-on-accent' },
  planned: { tone: 'border border-line bg-raised text-text' },
  moved: { icon: 'history', tone: 'bg-warning-soft text-on-warning-soft' },
  none: { icon: 'warning', tone: 'bg-danger-soft text-on-danger-soft' },
  over: { tone: 'text-muted' },
};

function standingWords(known: Known, standing: RowStanding): string {
  if (standing.name === 'taught') return weekLabelAt(known.weeks, standing.week);
  if (standing.name === 'begun') return `${standing.taught} / ${standing.of}`;
  if (standing.name === 'moved') return weekLabelAt(known.weeks, standing.week);
  if (standing.name === 'over') return 'lepas';
  return standing.name === 'planned' ? 'dirancang' : 'tiada';
}

const spokenStandings: Readonly<Record<RowStanding['name'], string>> = {
  taught: 'diajar',
  begun: 'sebahagian diajar',
  planned: '',
  moved: 'dianjak ke',
  none: 'tiada minggu lagi',
  over: 'tanpa SP, minggunya sudah',
};

/** Where there is room for more than a sign and a number. */
function fullWords(known: Known, standing: RowStanding): string {
  if (standing.name === 'begun') return `${standing.taught} daripada ${standing.of}`;
  const week = standing.name === 'taught' || standing.name === 'moved' ? standingWords(known, standing) : '';
  return [spokenStandings[standing.name] || 'dirancang', week].filter(Boolean).join(' ');
}

type StandingChipProps = {
  known: Known;
  standing: RowStanding;
  label: string;
  isInFull?: boolean;
  /** Where the person teaches the class. */
  onMark?: (() => void) | undefined;
};

/** How a row stands for one class; to be pressed by whoever teaches it. */
export function StandingChip({ known, standing, label, isInFull = false, onMark }: StandingChipProps) {
  const { icon, tone } = looks[standing.name];
  const words = standingWords(known, standing);
  const content = (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-md px-2 py-1 font-medium tabular-nums forced-colors:border',
        tone,
      )}
    >
      {icon && <Icon name={icon} size={14} />}
      {isInFull ? fullWords(known, standing) : words}
    </span>
  );
  const spoken = [label, spokenStandings[standing.name], words].filter(Boolean).join(', ');
  if (!onMark)
    return (
      <>
        <span aria-hidden="true">{content}</span>
        <span className="sr-only">{spoken}</span>
      </>
    );
  return (
    <button
      type="button"
      aria-label={`${spoken}. Tanda apa yang diajar`}
      onClick={onMark}
      className="inline-flex min-h-11 items-center rounded-md px-1 sm:min-h-8"
    >
      {content}
    </button>
  );
}
