import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';
import { softTone } from './tone';

export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

const icons: Record<BannerTone, IconName> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'locked',
};

type BannerProps = { tone: BannerTone; title?: string; children: ReactNode; action?: ReactNode };

/** One line over the content: what is so, and one thing to do about it. */
export function Banner({ tone, title, children, action }: BannerProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames(
        'flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-sm lg:px-8',
        softTone[tone],
      )}
    >
      <Icon name={icons[tone]} className="max-sm:mt-0.5 max-sm:self-start" />
      <p className="min-w-0 flex-1 basis-56">
        {title && <strong className="font-semibold">{title}. </strong>}
        {children}
      </p>
      {action}
    </div>
  );
}
