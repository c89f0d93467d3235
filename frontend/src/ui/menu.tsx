import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';
import { keepBeside } from './place-beside';

export type MenuItem = {
  label: string;
  icon?: IconName;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
  /** For a choice among several: marks the one that stands. */
  chosen?: boolean;
};

type MenuProps = {
  label: string;
  /** Over the items, where the choice needs a word. */
  heading?: string;
  items: readonly MenuItem[];
  onOpen?: () => void;
  /** What the trigger shows; its accessible name is `label`. */
  children?: ReactNode;
  className?: string;
};

/** A menu on the browser's popover: closes on Escape and on a press outside, arrows move, focus returns. */
export function Menu({ label, heading, items, onOpen, children, className }: MenuProps) {
  const id = useId();
  // A page of many rows has as many menus: each is made when it is opened.
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        aria-haspopup="menu"
        title={children ? undefined : label}
        className={classNames(
          'inline-flex min-h-11 min-w-11 items-center justify-center rounded-md text-muted transition-colors hover:bg-sunken hover:text-text sm:min-h-9 sm:min-w-9',
          className,
        )}
      >
        {children ?? <Icon name="more" />}
      </button>
      <div
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        onBeforeToggle={() => flushSync(() => setOpened(true))}
        onToggle={(event) => {
          placeAndFocus(event);
          if (event.newState === 'open') onOpen?.();
        }}
        onKeyDown={moveFocus}
        className="fixed inset-auto m-0 min-w-48 animate-pop rounded-lg border border-line bg-raised p-1 text-text shadow-lg"
      >
        {wasOpened && heading && (
          <p aria-hidden="true" className="px-3 pt-1.5 pb-1 font-medium text-muted text-xs">
            {heading}
          </p>
        )}
        {(wasOpened ? items : []).map((item) => (
          <button
            key={item.label}
            type="button"
            role="menuitem"
            aria-current={item.chosen}
            disabled={item.disabled}
            tabIndex={-1}
            popoverTarget={id}
            popoverTargetAction="hide"
            // Not the press itself: what is done is told apart by what it is given.
            onClick={() => item.onSelect()}
            className={classNames(
              'flex min-h-11 w-full items-center gap-2.5 rounded-md px-3 text-left text-sm hover:bg-sunken focus-visible:bg-sunken focus-visible:outline-offset-[-2px] disabled:opacity-55 sm:min-h-9',
              item.danger && 'text-danger',
            )}
          >
            {item.icon && <Icon name={item.icon} />}
            <span className="flex-1">{item.label}</span>
            {item.chosen && <Icon name="check" size={16} />}
          </button>
        ))}
      </div>
    </>
  );
}

/** Under its trigger, kept inside the window. */
function placeAndFocus(event: ToggleEvent<HTMLDivElement>) {
  const menu = event.currentTarget;
  if (event.newState !== 'open') return;
  const trigger = document.querySelector(`[popovertarget="${menu.id}"]`);
  if (trigger) keepBeside(trigger, menu);
  menu.querySelector<HTMLButtonElement>('button:enabled')?.focus();
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:enabled')];
  const current = items.findIndex((item) => item.matches(':focus'));
  const target = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: -1 }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  items.at(target % items.length)?.focus();
}
