import { Outlet } from 'react-router';
import { type TabLink, TabLinks } from '../../ui/tab-links';

type AreaLayoutProps = { label: string; links: readonly TabLink[] };

/** Inside the school's frame: an area whose pages stand beside each other. */
export function AreaLayout({ label, links }: AreaLayoutProps) {
  return (
    <>
      {links.length > 1 && (
        <div className="pb-6 print:hidden">
          <TabLinks label={label} links={links} />
        </div>
      )}
      <Outlet />
    </>
  );
}
