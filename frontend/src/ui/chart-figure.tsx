import type { ReactNode } from 'react';
import { Link } from 'react-router';

export type ChartSeries = { name: string; values: readonly number[] };

/** By place in the list; told apart by dash or place as well as by colour. */
export const seriesFill = ['fill-chart-1', 'fill-chart-2', 'fill-chart-3', 'fill-chart-4'];
export const seriesStroke = ['stroke-chart-1', 'stroke-chart-2', 'stroke-chart-3', 'stroke-chart-4'];
const seriesMark = ['bg-chart-1', 'bg-chart-2', 'bg-chart-3', 'bg-chart-4'];

type ChartFigureProps = {
  title: string;
  /** What the first column of the table holds: "Bulan". */
  heading: string;
  labels: readonly string[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  /** Where the label of that place leads: to what the figure counts. */
  to?: (index: number) => string;
  children: ReactNode;
};

/** Title, legend where there are several series, and the same figures as a table. */
export function ChartFigure({ title, heading, labels, series, format, to, children }: ChartFigureProps) {
  return (
    <figure className="flex flex-col gap-3">
      <figcaption className="font-medium text-sm">{title}</figcaption>
      {series.length > 1 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-xs">
          {series.map(({ name }, index) => (
            <li key={name} className="inline-flex items-center gap-1.5">
              <span aria-hidden="true" className={`size-2.5 rounded-sm ${seriesMark[index]}`} />
              {name}
            </li>
          ))}
        </ul>
      )}
      <div aria-hidden="true">{children}</div>
      <details className="text-sm">
        <summary className="w-fit min-h-11 content-center text-muted text-xs underline-offset-2 hover:underline sm:min-h-8">
          Lihat sebagai jadual
        </summary>
        <div className="overflow-x-auto">
          <ChartTable {...{ title, heading, labels, series, format, to }} />
        </div>
      </details>
    </figure>
  );
}

type ChartTableProps = Omit<ChartFigureProps, 'children'>;

function ChartTable({ title, heading, labels, series, format, to }: ChartTableProps) {
  return (
    <table aria-label={title} className="mt-1 w-full text-xs">
      <thead>
        <tr className="text-left text-muted">
          <th className="py-1 pr-4 font-medium">{heading}</th>
          {series.map(({ name }) => (
            <th key={name} className="py-1 pl-4 text-right font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, index) => (
          <tr key={label} className="border-line border-t">
            <th scope="row" className="py-1 pr-4 text-left font-normal">
              {to ? (
                <Link to={to(index)} className="text-accent underline underline-offset-2">
                  {label}
                </Link>
              ) : (
                label
              )}
            </th>
            {series.map(({ name, values }) => (
              <td key={name} className="py-1 pl-4 text-right">
                {format(values[index] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
