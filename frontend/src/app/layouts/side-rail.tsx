import { type ReactNode, Suspense } from 'react';
import { roleNames } from '../../api/role-names';
import type { Roles } from '../../school/roles';
import { PageIcon } from '../../site/page-icon';
import { classNames } from '../../ui/class-names';
import { Kbd } from '../../ui/kbd';
import { Logo } from '../../ui/logo';
import { behind } from '../fetch-later';
import { AccountButton } from './account-button';
import { InboxLink } from './inbox-link';
import { NavigationEntry } from './navigation-entry';
import { type RailItem, railSections } from './rail-items';
import { SearchButton } from './search-button';
import type { useRail } from './use-rail';

/** A frame without it is whole. */
const SchoolMark = behind(
  (later) => later.SchoolMark,
  () => null,
);

type SideRailProps = {
  schoolCode: string;
  schoolName: string;
  name: string;
  membership: Roles;
  rail: ReturnType<typeof useRail>;
  /** The choice of the session that the page is about. */
  session: ReactNode;
};

/** Folded to its icon, it says what it is where a pointer rests. */
function RailLink({ label, to, icon, isFolded }: RailItem & { isFolded: boolean }) {
  return (
    <NavigationEntry
      to={to}
      title={isFolded ? label : undefined}
      lockClass="ml-auto"
      className={(isActive) =>
        classNames(
          'flex min-h-9 w-full items-center gap-2.5 rounded-md px-2.5 text-sm transition-colors hover:bg-sunken',
          isActive && 'bg-accent-soft font-medium text-on-accent-soft',
        )
      }
    >
      <PageIcon name={icon} />
      <span className="folded:sr-only">{label}</span>
    </NavigationEntry>
  );
}

export function SideRail({ schoolCode, schoolName, name, membership, rail, session }: SideRailProps) {
  return (
    <header className="sticky top-0 flex h-dvh flex-col gap-5 border-line border-r px-3 py-4 max-lg:hidden print:hidden">
      <div className="px-2.5 folded:px-0">
        <div className="-mr-1.5 flex items-center justify-between folded:m-0 folded:flex-col folded:gap-2">
          <Logo />
          <InboxLink />
        </div>
        <div className="mt-1.5 flex min-h-7 items-center gap-2 folded:hidden">
          <p className="min-w-0 flex-1 truncate text-muted text-sm" title={schoolName}>
            {schoolName}
          </p>
          <Suspense>
            <SchoolMark schoolCode={schoolCode} className="size-7 rounded-sm" />
          </Suspense>
        </div>
      </div>
      <SearchButton />
      <nav aria-label="Utama" className="flex flex-1 flex-col gap-4 overflow-y-auto">
        {railSections(schoolCode, membership).map(({ title = '', items }) => (
          <div key={title}>
            {title && <p className="px-2.5 pb-1 font-medium text-muted text-xs folded:sr-only">{title}</p>}
            {items.map((item) => (
              <RailLink key={item.to} {...item} isFolded={rail.isFolded} />
            ))}
          </div>
        ))}
      </nav>
      {rail.isDense && (
        <button
          type="button"
          aria-keyshortcuts="["
          title="Buka atau lipat rel"
          onClick={rail.toggle}
          className="p-1 text-left"
        >
          <Kbd>[</Kbd>
          <span className="sr-only">Buka atau lipat rel</span>
        </button>
      )}
      {session}
      <AccountButton name={name} role={roleNames[membership.role]} />
    </header>
  );
}
