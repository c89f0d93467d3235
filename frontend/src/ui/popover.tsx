import { type ReactNode, type ToggleEvent, useId } from 'react';
import { classNames } from './class-names';
import { keepBeside } from './place-beside';
import { takeFocusWhenOpened } from './take-focus-when-opened';

type PopoverProps = {
  /** The name of the trigger and of the panel. */
  label: string;
  /** What the trigger shows. */
  trigger: ReactNode;
  triggerClass?: string;
  panelClass?: string;
  /** Gets what closes the panel. */
  children: (close: () => void) => ReactNode;
};

/** A small panel beside its trigger, with the focus while it is open; closes on Escape and on a press outside. */
export function Popover({ label, trigger, triggerClass, panelClass, children }: PopoverProps) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={label} className={triggerClass}>
        {trigger}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        tabIndex={-1}
        ref={takeFocusWhenOpened}
        aria-label={label}
        onToggle={place}
        className={classNames(
          'fixed inset-auto m-0 max-w-[calc(100vw-1rem)] animate-pop rounded-lg border border-line bg-raised p-4 text-text shadow-lg',
          panelClass,
        )}
      >
        {children(() => document.getElementById(id)?.hidePopover())}
      </div>
    </>
  );
}

function place({ currentTarget: panel, newState }: ToggleEvent<HTMLDivElement>) {
  const trigger = document.querySelector(`[popovertarget="${panel.id}"]`);
  if (newState === 'open' && trigger) keepBeside(trigger, panel);
}
