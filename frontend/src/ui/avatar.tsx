import { useState } from 'react';
import { classNames } from './class-names';
import { initials } from './initials';

type AvatarProps = {
  name: string;
  size?: 'regular' | 'large';
  /** Where the face can be seen; without one the initials stand for it. */
  picture?: string | null | undefined;
};

/** Decorative: the name stands beside it. */
export function Avatar({ name, size = 'regular', picture }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-accent-soft font-semibold text-on-accent-soft',
        size === 'large' ? 'size-12 text-base' : 'size-8 text-xs',
      )}
    >
      {picture && picture !== broken ? (
        <img src={picture} alt="" className="size-full object-cover" onError={() => setBroken(picture)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}
