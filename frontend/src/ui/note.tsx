import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';
import { Spinner } from './spinner';
import { softTone } from './tone';

export type NoteTone = 'waiting' | 'success' | 'warning';

const looks: Record<NoteTone, { icon: IconName | null; look: string }> = {
  waiting: { icon: null, look: softTone.neutral },
  success: { icon: 'success', look: softTone.success },
  warning: { icon: 'warning', look: softTone.warning },
};

/** What is said within a page, form or dialog, where a banner would stand over all of it. */
export function Note({ tone, children }: { tone: NoteTone; children: ReactNode }) {
  const { icon, look } = looks[tone];
  return (
    <div role="status" className={classNames('flex items-start gap-3 rounded-lg px-4 py-3 text-sm', look)}>
      <span className="flex h-5 items-center">{icon ? <Icon name={icon} /> : <Spinner />}</span>
      <p className="min-w-0 flex-1">{children}</p>
    </div>
  );
}
