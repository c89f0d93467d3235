import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useLockedReason } from '../../school/use-locked-reason';
import { Icon } from '../../ui/icon';
import { showToast } from '../../ui/toast';

type NavigationEntryProps = {
  to: string;
  title?: string | undefined;
  className: (isActive: boolean) => string;
  children: ReactNode;
  /** Where the lock stands among the rest. */
  lockClass: string;
  onFollow?: () => void;
};

/** A link while its page is open. What the subscription keeps shut leads nowhere, and says why when it is pressed. */
export function NavigationEntry({
  to,
  title,
  className,
  children,
  lockClass,
  onFollow,
}: NavigationEntryProps) {
  const reason = useLockedReason(to);
  if (!reason)
    return (
      <NavLink to={to} title={title} onClick={onFollow} className={({ isActive }) => className(isActive)}>
        {children}
      </NavLink>
    );
  return (
    <button
      type="button"
      data-locked
      title={reason}
      onClick={() => void showToast({ id: 'subscription', type: 'warning', message: reason })}
      className={`${className(false)} text-left text-muted`}
    >
      {children}
      <span className={lockClass}>
        <Icon name="locked" size={14} />
        <span className="sr-only">, terkunci: {reason}</span>
      </span>
    </button>
  );
}
