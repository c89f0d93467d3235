import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import type { PlanRow } from './calls';
import type { SetCoverage } from './class-coverage';
import { type Span, type Strip, stripOf } from './coverage-strip';
import type { Known } from './known';
import { markOfPlan, rowStandards, weekLabel } from './plan-words';
import { StandingChip } from './standing-chip';

type CoverageStripsProps = {
  known: Known;
  sets: readonly SetCoverage[];
  onMark: (row: PlanRow, set: SetCoverage) => void;
  onDrift: () => void;
};

const columns =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-3 sm:grid-cols-[8rem_minmax(0,1fr)_9rem_5rem]';

/** Weeks by classes, in two lanes: what the plan has, and what was taught of it. A class opens to why, and to what can be done. */
export function CoverageStrips({ known, sets, onMark, onDrift }: CoverageStripsProps) {
  const { rows, weeks, now } = known;
  const end = Math.max(weeks.at(-1)?.week ?? 1, ...rows.map(({ week }) => week)) + 1;
  const scale = scaleTo(end);
  return (
    <div data-hue={markOfPlan(known).hue ?? undefined} className="dense:overflow-y-auto">
      <div aria-hidden="true" className={classNames(columns, 'text-muted text-xs max-sm:hidden')}>
        <span />
        <svg aria-hidden="true" className="h-5 w-full overflow-visible">
          {weeks
            .filter(({ week }) => week === now || (week % 5 === 0 && Math.abs(week - now) > 2))
            .map((each) => (
              <text
                key={each.week}
                x={scale(each.week)}
                y="14"
                className={each.week === now ? 'fill-accent font-semibold' : 'fill-muted'}
              >
                {weekLabel(each)}
              </text>
            ))}
        </svg>
        <span>beza</span>
        <span className="text-right">SP diajar</span>
      </div>
      <ul className="divide-y divide-line border-line border-y">
        {sets.map((set) => (
          <li key={set.set.id}>
            <ClassStrip {...{ known, set, onMark, onDrift, end }} />
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 px-3 pt-2 text-muted text-xs">
        <Key look="bg-(--hue-tile)">rancangan</Key>
        <Key look="bg-(--hue-edge)">sudah diajar</Key>
        <Key look="hatched border border-warning">tertinggal</Key>
        <Key look="border-2 border-(--hue-edge)">di depan</Key>
      </p>
    </div>
  );
}

const scaleTo = (end: number) => (week: number) => `${((week - 1) / Math.max(1, end - 1)) * 100}%`;

function Key({ look, children }: { look: string; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span className={`h-3 w-5 ${look}`} />
      {children}
    </span>
  );
}

type ClassStripProps = Omit<CoverageStripsProps, 'sets'> & { set: SetCoverage; end: number };

function ClassStrip({ known, set, end, onMark, onDrift }: ClassStripProps) {
  const { name, coverage, isOwn } = set;
  const strip = stripOf(known.rows, coverage, known.now, end);
  const isBehind = coverage.weeksBehind > 0 || coverage.withoutWeek > 0;
  const words = standingWords(set, strip);
  return (
    <details className="group" name="liputan">
      <summary
        className={classNames(
          columns,
          'min-h-14 cursor-pointer py-1.5 hover:bg-sunken group-open:bg-raised [&::-webkit-details-marker]:hidden',
        )}
      >
        <span className="font-semibold">{name}</span>
        <Lanes strip={strip} now={known.now} end={end} />
        <span
          className={classNames('flex items-center gap-1 text-sm', isBehind ? 'text-warning' : 'text-muted')}
        >
          {isBehind && <Icon name="warning" size={14} />}
          {words}
        </span>
        <span className="text-right text-sm tabular-nums">
          {coverage.taught}/{coverage.all}
          <span className="sm:sr-only"> SP diajar</span>
        </span>
      </summary>
      <div className="flex flex-wrap items-start gap-4 bg-raised px-3 pb-3">
        <div className="min-w-0 flex-1 basis-80">
          <p className="py-1 text-sm">
            {strip.open.length === 0
              ? `${name}: semua isi hingga minggu ini sudah diajar.`
              : `${name}, ${words}. Belum diajar hingga minggu ini:`}
          </p>
          <ul className="flex flex-wrap gap-2">
            {strip.open.map((row) => (
              <li key={row.id} className="flex items-center gap-1 text-sm">
                <span dir="auto">{rowStandards(row)}</span>
                <StandingChip
                  known={known}
                  standing={coverage.standings.get(row.id) ?? { name: 'planned' }}
                  label={`${name}, ${rowStandards(row)}`}
                  onMark={isOwn && row.learningStandards.length > 0 ? () => onMark(row, set) : undefined}
                />
              </li>
            ))}
          </ul>
        </div>
        {isBehind && (
          <Button size="small" onClick={onDrift}>
            Lihat anjakan
          </Button>
        )}
      </div>
    </details>
  );
}

function standingWords(
  { coverage: { weeksBehind, withoutWeek } }: SetCoverage,
  { weeksAhead }: Strip,
): string {
  if (weeksBehind > 0) return `${weeksBehind} minggu lewat`;
  if (withoutWeek > 0) return `${withoutWeek} tidak sempat`;
  return weeksAhead > 0 ? `${weeksAhead} minggu di depan` : 'ikut rancangan';
}

/** Below this share of the strip two figures have no room. */
const LEGIBLE = 0.04;

function Lanes({ strip, now, end }: { strip: Strip; now: number; end: number }) {
  const scale = scaleTo(end);
  const width = ({ from, to }: Span) => `${((to - from) / Math.max(1, end - 1)) * 100}%`;
  const { topics, taught, behind, ahead } = strip;
  return (
    <svg
      aria-hidden="true"
      className="h-9 w-full overflow-visible max-sm:order-last max-sm:col-span-2"
      preserveAspectRatio="none"
    >
      <defs>
        <pattern
          id="tertinggal"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="6" height="6" className="fill-warning-soft" />
          <rect width="2.5" height="6" className="fill-warning" />
        </pattern>
      </defs>
      {topics.map((topic) => (
        <g key={`${topic.from} ${topic.label}`}>
          <title>{topic.name}</title>
          <rect
            x={scale(topic.from)}
            width={width(topic)}
            height="16"
            className="fill-(--hue-tile,var(--sunken)) stroke-raised"
          />
          {(topic.to - topic.from) / (end - 1) >= LEGIBLE && topic.label.length < 5 && (
            <text x={scale(topic.from)} dx="4" y="12" className="fill-(--hue-ink,var(--text)) text-xs">
              {topic.label}
            </text>
          )}
        </g>
      ))}
      <rect
        x={scale(taught.from)}
        y="19"
        width={width(taught)}
        height="14"
        className="fill-(--hue-edge,var(--control))"
      />
      {behind && (
        <rect
          x={scale(behind.from)}
          y="19"
          width={width(behind)}
          height="14"
          fill="url(#tertinggal)"
          className="stroke-warning"
        />
      )}
      {ahead && (
        <rect
          x={scale(ahead.from)}
          y="20"
          width={width(ahead)}
          height="12"
          className="fill-none stroke-(--hue-edge,var(--control)) stroke-2"
        />
      )}
      <line
        x1={scale(Math.min(now, end))}
        x2={scale(Math.min(now, end))}
        y1="-4"
        y2="40"
        className="stroke-2 stroke-accent"
      />
    </svg>
  );
}
