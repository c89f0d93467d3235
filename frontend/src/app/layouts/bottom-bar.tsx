import { type ReactNode, useState } from 'react';
import { NavLink } from 'react-router';
import { roleNames, type SchoolRole } from '../../api/role-names';
import { classNames } from '../../ui/class-names';
import { Icon, type IconName } from '../../ui/icon';
import { paths } from '../paths';
import { MoreSheet } from './more-sheet';
import { bottomItems, type NavigationItem } from './navigation-sections';
import { useLockedReason } from './use-locked-reason';

type BottomBarProps = { schoolCode: string; name: string; role: SchoolRole };

const slot = 'flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-xs';

/** What is locked says so, and why; pressed, it says it to everyone. */
function Locked({ reason }: { reason: string | undefined }) {
  if (!reason) return null;
  return (
    <span className="absolute -top-1 -right-2 rounded-full bg-raised p-px text-muted">
      <Icon name="locked" size={12} />
      <span className="sr-only">terkunci: {reason}</span>
    </span>
  );
}

type DrawingProps = { icon: IconName; label: string; children?: ReactNode };

function Drawing({ icon, label, children }: DrawingProps) {
  return (
    <>
      <span className="relative">
        <Icon name={icon} size={20} />
        {children}
      </span>
      {label}
    </>
  );
}

function BarLink({ label, to, icon }: NavigationItem) {
  const reason = useLockedReason(to);
  return (
    <NavLink
      to={to}
      title={reason}
      className={({ isActive }) => classNames(slot, isActive ? 'font-semibold text-accent' : 'text-muted')}
    >
      <Drawing icon={icon} label={label}>
        <Locked reason={reason} />
      </Drawing>
    </NavLink>
  );
}

function WriteLink() {
  const reason = useLockedReason(paths.lessonPlanEditor);
  return (
    <NavLink
      to={paths.lessonPlanEditor}
      title={reason}
      className={classNames(slot, reason ? 'text-muted' : 'font-medium text-accent')}
    >
      <span
        className={classNames(
          'relative -mt-0.5 inline-flex h-7 w-12 items-center justify-center rounded-full',
          reason ? 'bg-sunken' : 'bg-accent text-on-accent',
        )}
      >
        <Icon name="add" size={20} />
        <Locked reason={reason} />
      </span>
      Tulis
    </NavLink>
  );
}

/** Five places on phones; the middle one writes. */
export function BottomBar({ schoolCode, name, role }: BottomBarProps) {
  const [isMoreOpen, setMoreOpen] = useState(false);
  const { before, after, more } = bottomItems(schoolCode, role);
  return (
    <>
      <nav
        aria-label="Utama"
        className="fixed inset-x-0 bottom-0 z-20 flex border-line border-t bg-raised pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
      >
        {before.map((item) => (
          <BarLink key={item.to} {...item} />
        ))}
        <WriteLink />
        {after.map((item) => (
          <BarLink key={item.to} {...item} />
        ))}
        <button type="button" className={classNames(slot, 'text-muted')} onClick={() => setMoreOpen(true)}>
          <Drawing icon="menu" label="Lagi" />
        </button>
      </nav>
      {isMoreOpen && (
        <MoreSheet items={more} name={name} role={roleNames[role]} onClose={() => setMoreOpen(false)} />
      )}
    </>
  );
}
