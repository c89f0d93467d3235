import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { roleNames } from '../../api/role-names';
import type { Roles } from '../../school/roles';
import { PageIcon } from '../../site/page-icon';
import { paths } from '../../site/paths';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { fetchLater } from '../fetch-later';
import { NavigationEntry } from './navigation-entry';
import { type RailItem, thumbItems } from './rail-items';

const MoreSheet = lazy(async () => ({ default: (await fetchLater()).MoreSheet }));

type BottomBarProps = { schoolCode: string; name: string; membership: Roles };

const slot =
  'relative flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-muted text-xs';

const lockClass = 'absolute top-1.5 left-1/2 ml-2 rounded-full bg-raised p-px';

function BarEntry({ label, to, icon }: RailItem) {
  return (
    <NavigationEntry
      to={to}
      lockClass={lockClass}
      className={(isActive) => classNames(slot, isActive && 'font-semibold text-accent')}
    >
      <PageIcon name={icon} size={20} />
      {label}
    </NavigationEntry>
  );
}

function WriteEntry() {
  return (
    <NavigationEntry
      to={paths.lessonPlanEditor}
      lockClass={lockClass}
      className={() => classNames(slot, 'group font-medium')}
    >
      <span className="-mt-0.5 inline-flex h-7 w-12 items-center justify-center rounded-full bg-accent text-on-accent group-data-locked:bg-sunken group-data-locked:text-muted">
        <Icon name="add" size={20} />
      </span>
      Tulis
    </NavigationEntry>
  );
}

/** The places of phones that are pressed most; the rest stands behind the last. */
export function BottomBar({ schoolCode, name, membership }: BottomBarProps) {
  const isSupervising = useLocation().pathname.startsWith(`${paths.supervision}/`);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const { left, right, more } = thumbItems(schoolCode, membership, isSupervising);
  return (
    <>
      <nav
        aria-label="Utama"
        className="fixed inset-x-0 bottom-0 z-20 flex border-line border-t bg-raised pb-[env(safe-area-inset-bottom)] own-head:hidden lg:hidden print:hidden"
      >
        {left.map((item) => (
          <BarEntry key={item.to} {...item} />
        ))}
        {!isSupervising && <WriteEntry />}
        {right.map((item) => (
          <BarEntry key={item.to} {...item} />
        ))}
        <button type="button" className={slot} onClick={() => setMoreOpen(true)}>
          <Icon name="menu" size={20} />
          Lagi
        </button>
      </nav>
      <Suspense>
        {isMoreOpen && (
          <MoreSheet
            items={more}
            name={name}
            role={roleNames[membership.role]}
            onClose={() => setMoreOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
