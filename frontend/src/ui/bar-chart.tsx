import { Link } from 'react-router';
import { ChartFigure, type ChartSeries, seriesFill } from './chart-figure';
import { ChartPlot } from './chart-plot';
import { chartTicks } from './chart-scale';
import { formatNumber } from './format';

type BarChartProps = {
  title: string;
  /** What the labels are: "Bulan". */
  heading: string;
  labels: readonly string[];
  /** Several stand on top of each other; four at most. */
  series: readonly ChartSeries[];
  format?: (value: number) => string;
  /** Where a bar leads, by its place; the table has the same as links for the keyboard. */
  to?: (index: number) => string;
};

type Part = { key: string; fill: string | undefined; start: number; value: number };

function partsOf(series: readonly ChartSeries[], at: number): Part[] {
  let start = 0;
  return series.map(({ name, values }, index) => {
    const value = values[at] ?? 0;
    const part = { key: name, fill: seriesFill[index], start, value };
    start += value;
    return part;
  });
}

/** One bar for each label, stacked where there are several series. */
export function BarChart({ title, heading, labels, series, format = formatNumber, to }: BarChartProps) {
  const stacks = labels.map((_, at) => partsOf(series, at));
  const totals = stacks.map((parts) => parts.reduce((sum, { value }) => sum + value, 0));
  const ticks = chartTicks(totals);
  const scale = 100 / (ticks.at(-1) ?? 1);
  const slot = 100 / labels.length;
  return (
    <ChartFigure {...{ title, heading, labels, series, format, to }}>
      <ChartPlot ticks={ticks} labels={labels} format={format}>
        {stacks.map((parts, at) => {
          const bar = parts.map(({ key, fill, start, value }) => (
            <rect
              key={`${labels[at]} ${key}`}
              x={at * slot + slot * 0.2}
              width={slot * 0.6}
              y={100 - (start + value) * scale}
              height={value * scale}
              vectorEffect="non-scaling-stroke"
              className={`stroke-raised ${fill}`}
            />
          ));
          return to ? (
            <Link key={labels[at]} to={to(at)} tabIndex={-1}>
              {bar}
            </Link>
          ) : (
            bar
          );
        })}
      </ChartPlot>
    </ChartFigure>
  );
}
