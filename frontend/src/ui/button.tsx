import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';
import { Spinner } from './spinner';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'regular' | 'small';

const shape =
  'inline-flex select-none items-center justify-center gap-2 rounded-md text-center font-medium transition-colors forced-colors:border ' +
  'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55';

const sizes: Record<ButtonSize, string> = {
  regular: 'min-h-11 px-4 py-2 sm:min-h-10 sm:text-sm',
  small: 'min-h-11 px-3 py-1 text-sm sm:min-h-8',
};

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent shadow-sm hover:bg-accent-hover',
  secondary: 'border border-control/55 bg-raised text-text shadow-sm hover:border-control hover:bg-sunken',
  quiet: 'text-text hover:bg-sunken',
  danger: 'bg-danger text-on-danger shadow-sm hover:opacity-90',
};

export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; icon?: IconName };

export function buttonClass(
  { variant = 'primary', size = 'regular' }: ButtonLook,
  className?: string,
): string {
  return classNames(shape, sizes[size], variants[variant], className);
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean };

function refusePress(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
}

/** While busy it keeps its place, its words and the focus, takes no second press and says so to screen readers. */
export function Button({ variant, size, icon, busy = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? refusePress : rest.onClick}
      className={buttonClass({ variant, size }, className)}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & { icon: IconName; label: string };

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted transition-colors hover:bg-sunken hover:text-text sm:size-9',
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  );
}
