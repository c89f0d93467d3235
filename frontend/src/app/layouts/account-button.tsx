import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { Avatar } from '../../ui/avatar';
import { Icon } from '../../ui/icon';
import { takeFocusWhenOpened } from '../../ui/take-focus-when-opened';
import { behind, fetchLater } from '../fetch-later';

/** A face costs the first paint nothing; when it cannot be fetched the initials stay. */
const OwnAvatar = behind((later) => later.OwnAvatar, Avatar);

const loadPanel = async () => ({ default: (await fetchLater()).AccountPanel });
const AccountPanel = lazy(loadPanel);

/** While there is a network: signing out works without one. */
function prefetchPanel(): void {
  loadPanel().catch(() => undefined);
}

type AccountButtonProps = {
  name: string;
  role?: string;
  /** In a top bar phones have room for the initials alone. */
  isInTopBar?: boolean;
};

/** Opens the account panel beside itself. */
export function AccountButton({ name, role, isInTopBar = false }: AccountButtonProps) {
  const panelId = useId();
  const [wasOpened, setOpened] = useState(false);
  useEffect(prefetchPanel, []);
  const folded = isInTopBar ? 'max-sm:sr-only' : 'folded:sr-only';
  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        style={{ anchorName: '--account' }}
        className="flex min-h-11 w-full items-center gap-2.5 rounded-md p-2 text-left transition-colors hover:bg-sunken"
      >
        <Suspense fallback={<Avatar name={name} />}>
          <OwnAvatar name={name} />
        </Suspense>
        <span className={`min-w-0 flex-1 ${folded}`}>
          <span className="block truncate font-medium text-sm">{name}</span>
          {role && <span className="block truncate text-muted text-xs">{role}</span>}
        </span>
        <Icon name="more" size={16} className={`text-muted ${folded}`} />
      </button>
      <div
        id={panelId}
        popover="auto"
        role="dialog"
        aria-label="Akaun"
        tabIndex={-1}
        ref={takeFocusWhenOpened}
        onToggle={() => setOpened(true)}
        style={{ positionAnchor: '--account' }}
        className="account-panel m-2 w-80 animate-pop rounded-xl border border-line bg-raised p-4 text-text shadow-lg"
      >
        <Suspense>{wasOpened && <AccountPanel name={name} role={role} />}</Suspense>
      </div>
    </>
  );
}
