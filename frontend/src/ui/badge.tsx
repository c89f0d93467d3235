import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';
import { softTone, type Tone } from './tone';

type BadgeProps = { tone?: Tone; icon?: IconName; children: ReactNode };

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2 py-0.5 font-medium text-xs',
        softTone[tone],
      )}
    >
      {icon && <Icon name={icon} size={13} />}
      {children}
    </span>
  );
}
