import { Icon } from '../ui/icon';

const STEPS = ['Fail', 'Padan lajur', 'Semak', 'Selesai'] as const;
export type ImportStep = 0 | 1 | 2 | 3;

/** Where somebody is on the way from a file to rows of the school, or to whatever its last step is. */
export function StepLine({ step, steps = STEPS }: { step: number; steps?: readonly string[] }) {
  return (
    <ol aria-label="Langkah import" className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-5 text-sm">
      {steps.map((name, at) => (
        <li key={name} aria-current={at === step ? 'step' : undefined} className="flex items-center gap-2">
          <span className={`${NUMBER} ${lookOf(at, step)}`}>
            {at < step ? <Icon name="check" size={14} /> : at + 1}
          </span>
          <span className={at === step ? 'font-semibold' : 'text-muted'}>
            {name}
            {at < step && <span className="sr-only"> (siap)</span>}
          </span>
          {at < steps.length - 1 && <span aria-hidden="true" className="hidden h-px w-9 bg-line sm:block" />}
        </li>
      ))}
    </ol>
  );
}

const NUMBER =
  'inline-flex size-6 items-center justify-center rounded-full border text-xs font-semibold tabular-nums';

function lookOf(at: number, step: number): string {
  if (at === step) return 'border-accent bg-accent text-on-accent';
  return at < step ? 'border-transparent bg-accent-soft text-on-accent-soft' : 'border-control text-muted';
}
