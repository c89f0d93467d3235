import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLockedReason } from './use-locked-reason';

type OpenLinkProps = { to: string; className?: string; children: ReactNode };

/** A link while its page is open; the words alone while the subscription keeps it shut. */
export function OpenLink({ to, className, children }: OpenLinkProps) {
  const [path = ''] = to.split('?');
  if (useLockedReason(path)) return <span className={className}>{children}</span>;
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  );
}
