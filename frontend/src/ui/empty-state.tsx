import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';

type EmptyStateProps = { icon: IconName; title: string; children?: ReactNode; action?: ReactNode };

/** One sentence why nothing stands here, and one button to change that. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <section className="flex flex-col items-center gap-2 px-4 py-14 text-center">
      <span className="mb-2 inline-flex size-12 items-center justify-center rounded-full bg-accent-soft text-on-accent-soft">
        <Icon name={icon} size={22} />
      </span>
      <h2 className="font-semibold text-lg">{title}</h2>
      {children && <p className="max-w-md text-muted">{children}</p>}
      {action && <div className="mt-4">{action}</div>}
    </section>
  );
}
