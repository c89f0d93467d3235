import { administers, type Roles } from '../../school/roles';
import type { Page, RailPlace, Section } from '../../site/page';
import { addressIn, pages } from '../pages';
import { openPages } from '../shortcuts/open-pages';

export type RailItem = { label: string; to: string; icon: string };
export type RailSection = { title?: string; items: readonly RailItem[] };

type Listed = Page & { rail: RailPlace };

export function isListed(page: Page): page is Listed {
  return page.rail !== undefined;
}

const listed = pages.filter(isListed);

const schoolSections: readonly { section: Section; title?: string }[] = [
  { section: 'home' },
  { section: 'planning', title: 'Rancangan' },
  { section: 'supervision', title: 'Penyeliaan' },
  { section: 'pupils', title: 'Murid & pentaksiran' },
  { section: 'calendar', title: 'Kalendar' },
  { section: 'school', title: 'Sekolah' },
];

function ofMember(membership: Roles): readonly Listed[] {
  return openPages(listed, { host: 'school', isSignedIn: true, membership, isStaff: false });
}

export function itemOf({ path, title, rail }: Listed, schoolCode: string | null): RailItem {
  return { label: rail.label ?? title, to: addressIn(path, schoolCode), icon: rail.icon };
}

/** What the rail lists: only what there is, and what the person may open. */
export function railSections(schoolCode: string, membership: Roles): readonly RailSection[] {
  const open = ofMember(membership);
  return schoolSections
    .map(({ section, title }) => ({
      title,
      items: open.filter(({ rail }) => rail.section === section).map((page) => itemOf(page, schoolCode)),
    }))
    .filter(({ items }) => items.length > 0);
}

/** What the bar at the bottom of phones holds beside writing, and what stands behind its last place. `isSupervising`: over
 * the pages of those who verify, who change over to their own teaching by it. */
export function thumbItems(schoolCode: string, membership: Roles, isSupervising: boolean) {
  const open = ofMember(membership);
  const { role } = membership;
  const isFor = {
    administrators: administers(membership) && !isSupervising,
    teachers: role === 'teacher',
    supervisors: role === 'supervisor' || isSupervising,
    supervising: isSupervising,
  };
  const side = ({ rail: { thumb } }: Listed) => (thumb?.for && !isFor[thumb.for] ? undefined : thumb?.side);
  const thumbs = (wanted: 'left' | 'right') =>
    open
      .filter((page) => side(page) === wanted)
      .map((page) => {
        const item = itemOf(page, schoolCode);
        return { ...item, label: page.rail.thumb?.label ?? item.label };
      });
  return {
    left: thumbs('left'),
    right: thumbs('right'),
    more: open.filter((page) => !side(page)).map((page) => itemOf(page, schoolCode)),
  };
}

/** On the main domain, over the pages of a school that the person administers. */
export function managementLinks(schoolCode: string) {
  const of = `?${new URLSearchParams({ sekolah: schoolCode })}`;
  return pages
    .filter(({ layout }) => layout === 'school-management')
    .map(({ path, title }) => ({
      to: path.includes(':') ? addressIn(path, schoolCode) : path + of,
      label: title,
    }));
}
