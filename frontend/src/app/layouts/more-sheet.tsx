import { showOverlay } from '../../site/overlay';
import { PageIcon } from '../../site/page-icon';
import { Icon } from '../../ui/icon';
import { Sheet } from '../../ui/sheet';
import { AccountPanel } from './account-panel';
import { NavigationEntry } from './navigation-entry';
import type { RailItem } from './rail-items';

const row = '-mx-2 flex min-h-11 items-center gap-2.5 rounded-md px-2 font-medium hover:bg-sunken';

type MoreSheetProps = { items: readonly RailItem[]; name: string; role: string; onClose: () => void };

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

function MoreLink({ item: { to, label, icon }, onFollow }: { item: RailItem; onFollow: () => void }) {
  return (
    <NavigationEntry to={to} onFollow={onFollow} lockClass="ml-auto" className={() => row}>
      <PageIcon name={icon} />
      {label}
    </NavigationEntry>
  );
}
