import { Link } from 'react-router';
import { badgeCount, inboxLabel, useUnread } from '../../features/notifications';
import { useLockedReason } from '../../school/use-locked-reason';
import { paths } from '../../site/paths';
import { Icon } from '../../ui/icon';

/** The bell, with how many are unread; none where the subscription keeps the inbox shut. */
export function InboxLink() {
  const unread = useUnread();
  const label = inboxLabel(unread);
  if (useLockedReason(paths.notifications)) return null;
  return (
    <Link
      to={paths.notifications}
      aria-label={label}
      title={label}
      className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted transition-colors hover:bg-sunken hover:text-text lg:size-9"
    >
      <Icon name="notifications" size={20} />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0.5 min-w-4.5 rounded-full bg-accent px-1 text-center font-semibold text-on-accent text-xs tabular-nums leading-4.5"
        >
          {badgeCount(unread)}
        </span>
      )}
    </Link>
  );
}
