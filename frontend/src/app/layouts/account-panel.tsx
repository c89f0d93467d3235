import { useState } from 'react';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { paths } from '../paths';
import { useSession } from '../session/use-session';
import { ColorModeChoice } from './color-mode-choice';
import { leave } from './leave';

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
        <ButtonLink
          to={paths.settings}
          variant="quiet"
          icon="settings"
          className="justify-start px-2"
          onClick={onNavigate}
        >
          Tetapan
        </ButtonLink>
        <ButtonLink
          to={paths.preferences}
          variant="quiet"
          icon="filter"
          className="justify-start px-2"
          onClick={onNavigate}
        >
          Keutamaan
        </ButtonLink>
      </div>
      <Button
        variant="secondary"
        icon="signOut"
        busy={isLeaving}
        onClick={() => {
          setLeaving(true);
          void leave();
        }}
      >
        Log keluar
      </Button>
    </div>
  );
}
