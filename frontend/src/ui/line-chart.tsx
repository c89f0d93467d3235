import { ChartFigure, type ChartSeries, seriesStroke } from './chart-figure';
import { ChartPlot } from './chart-plot';
import { chartTicks } from './chart-scale';
import { formatNumber } from './format';

type LineChartProps = {
  title: string;
  heading: string;
  labels: readonly string[];
  /** Four at most. */
  series: readonly ChartSeries[];
  format?: (value: number) => string;
};

const dashes = [undefined, '6 4', '2 3', '10 3 2 3'];

/** A line for each series over the labels, from zero. */
export function LineChart({ title, heading, labels, series, format = formatNumber }: LineChartProps) {
  const ticks = chartTicks(series.flatMap(({ values }) => values));
  const greatest = ticks.at(-1) ?? 1;
  const slot = 100 / labels.length;
  const points = (values: readonly number[]) =>
    values.map((value, at) => `${(at + 0.5) * slot},${100 - (value / greatest) * 100}`).join(' ');
  return (
    <ChartFigure {...{ title, heading, labels, series, format }}>
      <ChartPlot ticks={ticks} labels={labels} format={format}>
        {series.map(({ name, values }, index) => (
          <polyline
            key={name}
            points={points(values)}
            fill="none"
            strokeWidth="2.25"
            strokeLinejoin="round"
            strokeLinecap="round"
            strokeDasharray={dashes[index]}
            vectorEffect="non-scaling-stroke"
            className={seriesStroke[index]}
          />
        ))}
      </ChartPlot>
    </ChartFigure>
  );
}
