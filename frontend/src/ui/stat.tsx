import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from './icon';

export type StatChange = { direction: 'up' | 'down' | 'same'; label: string };

type StatProps = {
  label: string;
  /** The figure, formatted. */
  value: ReactNode;
  /** What it is compared with: "3 lebih daripada minggu lalu". */
  change?: StatChange;
  /** Where the figure is opened up. */
  to?: string;
};

const changeIcons = { up: 'sortUp', down: 'sortDown', same: 'minus' } as const;

/** One figure. Several stand in a `Stats`. */
export function Stat({ label, value, change, to }: StatProps) {
  return (
    <div className="relative flex flex-col gap-0.5 bg-raised px-4 py-3.5 transition-colors has-[a]:hover:bg-sunken">
      <dt className="text-muted text-sm">
        {to ? (
          <Link to={to} className="after:absolute after:inset-0">
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd className="font-semibold text-xl tabular-nums tracking-tight">{value}</dd>
      {change && (
        <dd className="flex items-center gap-1 text-muted text-xs">
          <Icon name={changeIcons[change.direction]} size={14} />
          {change.label}
        </dd>
      )}
    </div>
  );
}

/** Figures side by side, parted by lines. */
export function Stats({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl
      aria-label={label}
      className="grid grid-cols-2 gap-px max-sm:*:last:odd:col-span-2 overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]"
    >
      {children}
    </dl>
  );
}
