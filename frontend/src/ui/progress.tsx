import { useId } from 'react';

type ProgressProps = {
  label: string;
  value: number;
  max: number;
  /** "12 daripada 15 rancangan" */
  sentence: string;
};

/** How far something has come. */
export function Progress({ label, value, max, sentence }: ProgressProps) {
  const id = useId();
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex justify-between gap-4 text-sm">
        <span id={id} className="font-medium">
          {label}
        </span>
        <span className="text-muted tabular-nums">{sentence}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={sentence}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full origin-left rounded-full bg-accent transition-transform"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
    </div>
  );
}
