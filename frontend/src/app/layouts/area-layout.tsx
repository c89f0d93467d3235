import { Outlet } from 'react-router';
import { type TabLink, TabLinks } from '../../ui/tab-links';

type AreaLayoutProps = { name: 'school-admin' | 'supervisor'; label: string; links: readonly TabLink[] };

/** Inside the school's frame: an area whose pages stand beside each other, which over a grid the rail says alone. */
export function AreaLayout({ name, label, links }: AreaLayoutProps) {
  return (
    <div data-layout={name} className="contents">
      {links.length > 1 && (
        <div className="pb-6 dense:hidden print:hidden">
          <TabLinks label={label} links={links} />
        </div>
      )}
      <Outlet />
    </div>
  );
}
