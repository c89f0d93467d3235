import { classNames } from './class-names';
import { initials } from './initials';

type AvatarProps = { name: string; size?: 'regular' | 'large' };

/** Decorative: the name stands beside it. */
export function Avatar({ name, size = 'regular' }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-on-accent-soft',
        size === 'large' ? 'size-12 text-base' : 'size-8 text-xs',
      )}
    >
      {initials(name)}
    </span>
  );
}
