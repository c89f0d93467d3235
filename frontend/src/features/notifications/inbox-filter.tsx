import { Link } from 'react-router';
import { unreadSearch } from './inbox';

const link =
  'inline-flex min-h-11 items-center rounded-md px-3 font-medium text-sm transition-colors hover:bg-sunken aria-[current=page]:bg-accent-soft aria-[current=page]:text-on-accent-soft sm:min-h-9';

/** The choice lives in the address. */
export function InboxFilter({ onlyUnread }: { onlyUnread: boolean }) {
  return (
    <nav aria-label="Tapis pemberitahuan" className="flex gap-1 pb-5">
      <Link to={{ search: '' }} aria-current={onlyUnread ? undefined : 'page'} className={link}>
        Semua
      </Link>
      <Link to={{ search: unreadSearch }} aria-current={onlyUnread ? 'page' : undefined} className={link}>
        Belum dibaca
      </Link>
    </nav>
  );
}
