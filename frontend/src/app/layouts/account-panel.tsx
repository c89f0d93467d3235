import { useState } from 'react';
import { useLockedReason } from '../../school/use-locked-reason';
import { leave } from '../../session/leave';
import { useSession } from '../../session/use-session';
import { ColorModeChoice } from '../../site/color-mode/color-mode-choice';
import { paths } from '../../site/paths';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import type { IconName } from '../../ui/icon';

type AccountPanelProps = { name: string; role?: string; onNavigate?: () => void };

/** Who is signed in, how the screen looks, and the way out. */
export function AccountPanel({ name, role, onNavigate }: AccountPanelProps) {
  const [isLeaving, setLeaving] = useState(false);
  const email = useSession()?.user.email;
  return (
    <div className="flex flex-col gap-4">
      <div className="min-w-0">
        <p className="truncate font-medium">{name}</p>
        {role && <p className="text-muted text-sm">{role}</p>}
        {email && email !== name && <p className="truncate text-muted text-sm">{email}</p>}
      </div>
      <ColorModeChoice />
      <div className="-mx-2 flex flex-col">
        <OwnPage to={paths.settings} icon="settings" onNavigate={onNavigate}>
          Tetapan
        </OwnPage>
        <OwnPage to={paths.preferences} icon="filter" onNavigate={onNavigate}>
          Keutamaan
        </OwnPage>
      </div>
      <Button
        variant="secondary"
        icon="signOut"
        busy={isLeaving}
        onClick={() => {
          setLeaving(true);
          void leave().finally(() => setLeaving(false));
        }}
      >
        Log keluar
      </Button>
    </div>
  );
}

type OwnPageProps = { to: string; icon: IconName; onNavigate?: () => void; children: string };

/** Absent where the subscription keeps it shut. */
function OwnPage({ to, icon, onNavigate, children }: OwnPageProps) {
  if (useLockedReason(to)) return null;
  return (
    <ButtonLink to={to} variant="quiet" icon={icon} className="justify-start px-2" onClick={onNavigate}>
      {children}
    </ButtonLink>
  );
}
