import { showOverlay } from '../../site/overlay';
import { Icon } from '../../ui/icon';
import { Kbd } from '../../ui/kbd';

/** The palette for whoever does not know the keys. */
export function SearchButton() {
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K"
      onClick={() => showOverlay('palette')}
      className="flex min-h-9 w-full items-center gap-2.5 rounded-md border border-line bg-raised px-2.5 text-muted text-sm transition-colors hover:text-text"
    >
      <Icon name="search" size={16} />
      <span className="flex-1 text-left folded:sr-only">Cari</span>
      <span className="folded:hidden">
        <Kbd>Ctrl K</Kbd>
      </span>
    </button>
  );
}
