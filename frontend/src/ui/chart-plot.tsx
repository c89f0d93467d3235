import type { ReactNode } from 'react';
import { isLabelShown, labelsInLine } from './chart-scale';

type ChartPlotProps = {
  ticks: readonly number[];
  labels: readonly string[];
  format: (value: number) => string;
  /** SVG with `0 0 100 100` stretched over the plot: y grows downwards. */
  children: ReactNode;
};

const mostLabels = 8;
/** In the smallest type on 360 pixels, beside the figures of the axis. */
const charactersOnPhone = 40;

/** Axes and lines of a plot that fills its place; words are never stretched. */
export function ChartPlot({ ticks, labels, format, children }: ChartPlotProps) {
  const greatest = ticks.at(-1) ?? 1;
  const mostOnPhone = Math.min(mostLabels, labelsInLine(labels, charactersOnPhone));
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-muted text-xs tabular-nums">
      <div className="relative h-44">
        {ticks.map((tick) => (
          <span
            key={tick}
            className="absolute right-0 translate-y-1/2 leading-none"
            style={{ bottom: `${(tick / greatest) * 100}%` }}
          >
            {format(tick)}
          </span>
        ))}
        {/* The widest of them gives the column its width. */}
        {ticks.map((tick) => (
          <span key={tick} className="invisible block h-0">
            {format(tick)}
          </span>
        ))}
      </div>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="h-44 w-full overflow-visible">
        <title>{labels.join(', ')}</title>
        {ticks.map((tick) => (
          <line
            key={tick}
            x1="0"
            x2="100"
            y1={100 - (tick / greatest) * 100}
            y2={100 - (tick / greatest) * 100}
            vectorEffect="non-scaling-stroke"
            className="stroke-line"
          />
        ))}
        {children}
      </svg>
      <span />
      <div className="flex pt-1.5">
        {labels.map((label, index) => (
          <span key={label} className="flex min-w-0 flex-1 justify-center whitespace-nowrap">
            {isLabelShown(index, labels.length, mostLabels) && (
              <span className={isLabelShown(index, labels.length, mostOnPhone) ? undefined : 'max-sm:hidden'}>
                {label}
              </span>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}
