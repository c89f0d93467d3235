import { useState } from 'react';
import { Link, NavLink } from 'react-router';
import { roleNames, type SchoolRole } from '../../api/role-names';
import { classNames } from '../../ui/class-names';
import { Icon, type IconName } from '../../ui/icon';
import { Sheet } from '../../ui/sheet';
import { paths } from '../paths';
import { AccountPanel } from './account-panel';
import { bottomItems, type NavigationItem } from './navigation-sections';

type BottomBarProps = { schoolCode: string; name: string; role: SchoolRole };

const slot = 'flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-xs';

function Drawing({ icon, label }: { icon: IconName; label: string }) {
  return (
    <>
      <Icon name={icon} size={20} />
      {label}
    </>
  );
}

function BarLink({ label, to, icon }: NavigationItem) {
  return (
    <NavLink
      to={to}
      className={({ isActive }) => classNames(slot, isActive ? 'font-semibold text-accent' : 'text-muted')}
    >
      <Drawing icon={icon} label={label} />
    </NavLink>
  );
}

/** Five places on phones; the middle one writes. */
export function BottomBar({ schoolCode, name, role }: BottomBarProps) {
  const [isMoreOpen, setMoreOpen] = useState(false);
  const { before, after, more } = bottomItems(schoolCode, role);
  const closeMore = () => setMoreOpen(false);
  return (
    <>
      <nav
        aria-label="Utama"
        className="fixed inset-x-0 bottom-0 z-20 flex border-line border-t bg-raised pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
      >
        {before.map((item) => (
          <BarLink key={item.to} {...item} />
        ))}
        <NavLink to={paths.lessonPlanEditor} className={classNames(slot, 'font-medium text-accent')}>
          <span className="-mt-0.5 inline-flex h-7 w-12 items-center justify-center rounded-full bg-accent text-on-accent">
            <Icon name="add" size={20} />
          </span>
          Tulis
        </NavLink>
        {after.map((item) => (
          <BarLink key={item.to} {...item} />
        ))}
        <button type="button" className={classNames(slot, 'text-muted')} onClick={() => setMoreOpen(true)}>
          <Drawing icon="menu" label="Lagi" />
        </button>
      </nav>
      {isMoreOpen && (
        <Sheet title="Lagi" onClose={closeMore}>
          {more.map(({ to, label, icon }) => (
            <Link
              key={to}
              to={to}
              onClick={closeMore}
              className="-mx-2 mb-3 flex min-h-11 items-center gap-2.5 rounded-md px-2 font-medium hover:bg-sunken"
            >
              <Icon name={icon} />
              {label}
            </Link>
          ))}
          <AccountPanel name={name} role={roleNames[role]} onNavigate={closeMore} />
        </Sheet>
      )}
    </>
  );
}
