import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../ui/icon';
import { useLockedReason } from './use-locked-reason';

/** From the head of a panel to all that it shows a part of; absent while the subscription keeps that shut. */
export function PanelLink({ to, children }: { to: string; children: ReactNode }) {
  const [path = ''] = to.split('?');
  if (useLockedReason(path)) return null;
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-1 font-medium text-accent text-sm hover:text-accent-hover"
    >
      {children}
      <Icon name="next" size={16} />
    </Link>
  );
}
