import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names';

type DeskRowProps = { isCurrent: boolean; onChoose: () => void; children: ReactNode };

/** A plan in the list of what waits. */
export function DeskRow({ isCurrent, onChoose, children }: DeskRowProps) {
  return (
    <li data-row="">
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        ref={(element) => {
          if (isCurrent) element?.scrollIntoView({ block: 'nearest' });
        }}
        onClick={onChoose}
        className={classNames(
          'flex min-h-12 w-full items-center gap-2 border-transparent border-l-3 px-3 py-1.5 text-left text-sm hover:bg-sunken forced-colors:border-[Canvas]',
          isCurrent &&
            'border-l-accent forced-colors:border-l-[Highlight] bg-accent-soft text-on-accent-soft hover:bg-accent-soft',
        )}
      >
        {children}
      </button>
    </li>
  );
}
