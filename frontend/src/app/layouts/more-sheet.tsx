import { Link } from 'react-router';
import { Icon } from '../../ui/icon';
import { Sheet } from '../../ui/sheet';
import { showOverlay } from '../shortcuts/overlay';
import { AccountPanel } from './account-panel';
import type { NavigationItem } from './navigation-sections';
import { useLockedReason } from './use-locked-reason';

const row = '-mx-2 flex min-h-11 items-center gap-2.5 rounded-md px-2 font-medium hover:bg-sunken';

type MoreSheetProps = { items: readonly NavigationItem[]; name: string; role: string; onClose: () => void };

/** What the bar of phones has no place for. */
export function MoreSheet({ items, name, role, onClose }: MoreSheetProps) {
  function search() {
    onClose();
    showOverlay('palette');
  }
  return (
    <Sheet title="Lagi" onClose={onClose}>
      <div className="mb-4 flex flex-col border-line border-b pb-3">
        <button type="button" className={row} onClick={search}>
          <Icon name="search" />
          Cari
        </button>
        {items.map((item) => (
          <MoreLink key={item.to} item={item} onFollow={onClose} />
        ))}
      </div>
      <AccountPanel name={name} role={role} onNavigate={onClose} />
    </Sheet>
  );
}

function MoreLink({ item: { to, label, icon }, onFollow }: { item: NavigationItem; onFollow: () => void }) {
  const reason = useLockedReason(to);
  return (
    <Link to={to} onClick={onFollow} className={row}>
      <Icon name={icon} />
      <span className="min-w-0 flex-1 py-1">
        {label}
        {reason && <span className="block font-normal text-muted text-sm">{reason}</span>}
      </span>
      {reason && <Icon name="locked" size={14} className="text-muted" />}
      {reason && <span className="sr-only">, terkunci</span>}
    </Link>
  );
}
