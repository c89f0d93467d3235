import { NavLink } from 'react-router';
import { TabCount } from './tab-count';
import { tabClass, tabListClass } from './tab-look';
import { useCurrentInSight } from './use-current-in-sight';

export type TabLink = { to: string; label: string; count?: number };

/** Pages beside each other, each with its own address. */
export function TabLinks({ label, links }: { label: string; links: readonly TabLink[] }) {
  return (
    <nav ref={useCurrentInSight()} aria-label={label} className={tabListClass}>
      {links.map(({ to, label, count }) => (
        <NavLink key={to} to={to} end className={tabClass}>
          {label}
          {count !== undefined && <TabCount count={count} />}
        </NavLink>
      ))}
    </nav>
  );
}
