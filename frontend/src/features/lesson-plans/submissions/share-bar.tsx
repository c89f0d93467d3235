import type { WeekFigures } from './calls';

const parts = [
  { of: ({ onTime }: WeekFigures) => onTime, words: 'tepat masa', look: 'bg-accent' },
  { of: ({ late }: WeekFigures) => late, words: 'lewat', look: 'bg-warning' },
  { of: ({ missing }: WeekFigures) => missing, words: 'belum', look: 'bg-control' },
  { of: ({ open }: WeekFigures) => open, words: 'masih dalam tempoh', look: 'bg-line' },
] as const;

/** How what was expected of a week falls apart: one bar in proportion, and its numbers. */
export function ShareBar({ figures }: { figures: readonly WeekFigures[] }) {
  const counted = parts.map((part) => ({
    ...part,
    count: figures.reduce((sum, each) => sum + part.of(each), 0),
  }));
  const all = counted.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-5">
      <div
        aria-hidden="true"
        className="flex h-2.5 min-w-40 flex-1 gap-0.5 overflow-hidden rounded-full forced-colors:border"
      >
        {counted.map(({ words, look, count }) =>
          count === 0 ? null : (
            <span key={words} className={look} style={{ width: `${(count / all) * 100}%` }} />
          ),
        )}
      </div>
      <ul className="flex flex-wrap gap-x-4 text-sm">
        {counted.map(({ words, count }) =>
          count === 0 && words === 'masih dalam tempoh' ? null : (
            <li key={words} className="text-muted">
              <strong className="text-text tabular-nums">{count}</strong> {words}
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
