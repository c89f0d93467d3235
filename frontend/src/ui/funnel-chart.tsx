import { Link } from 'react-router';
import { ChartFigure } from './chart-figure';
import { formatNumber, formatShare } from './format';

type FunnelChartProps = {
  title: string;
  heading: string;
  /** From the widest to the narrowest. */
  steps: readonly { label: string; value: number }[];
  /** Where a step leads, by its place; the table has the same as links for the keyboard. */
  to?: (index: number) => string;
};

/** How many come how far; each step says its figure and its share of the first. */
export function FunnelChart({ title, heading, steps, to }: FunnelChartProps) {
  const first = Math.max(1, steps[0]?.value ?? 1);
  return (
    <ChartFigure
      title={title}
      heading={heading}
      labels={steps.map(({ label }) => label)}
      series={[{ name: 'Bilangan', values: steps.map(({ value }) => value) }]}
      format={formatNumber}
      to={to}
    >
      <ol className="flex flex-col gap-2 text-xs">
        {steps.map(({ label, value }, index) => (
          <li key={label} className="flex flex-col gap-1">
            <span className="flex justify-between gap-4">
              {to ? (
                <Link to={to(index)} tabIndex={-1} className="hover:underline">
                  {label}
                </Link>
              ) : (
                label
              )}
              <span className="text-muted tabular-nums">
                {formatNumber(value)} · {formatShare(value / first)}
              </span>
            </span>
            <svg className="h-5 w-full rounded-sm bg-sunken">
              <title>{label}</title>
              <rect width={`${(value / first) * 100}%`} height="100%" rx="4" className="fill-chart-1" />
            </svg>
          </li>
        ))}
      </ol>
    </ChartFigure>
  );
}
