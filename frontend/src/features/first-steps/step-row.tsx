import { OpenLink } from '../../school/open-link';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import type { FirstStep } from './steps';

type StepRowProps = { step: FirstStep; title: string; help: string; to: string };

/** The whole row leads to where the step is taken; done, it still does. */
export function StepRow({ step: { isDone }, title, help, to }: StepRowProps) {
  return (
    <li className="relative flex items-center gap-3 px-4 py-3 transition-colors focus-within:bg-sunken/60 hover:bg-sunken/60">
      <span
        className={classNames(
          'inline-flex size-6 shrink-0 items-center justify-center rounded-full',
          isDone ? 'bg-success-soft text-on-success-soft' : 'border-2 border-control/60',
        )}
      >
        {isDone && <Icon name="check" size={14} />}
      </span>
      <div className="min-w-0 flex-1">
        <OpenLink
          to={to}
          className={classNames('block after:absolute after:inset-0', isDone ? 'text-muted' : 'font-medium')}
        >
          {title}
          {isDone && <span className="sr-only">, selesai</span>}
        </OpenLink>
        {!isDone && <p className="text-pretty text-muted text-sm">{help}</p>}
      </div>
      <Icon name="next" className="text-muted" />
    </li>
  );
}
