import { paths } from '../../site/paths';
import type { TabLink } from '../../ui/tab-links';
import { AreaLayout } from './area-layout';

/** Only pages that there are. */
const links: readonly TabLink[] = [{ to: paths.users, label: 'Pengguna' }];

export function SchoolAdminLayout() {
  return <AreaLayout name="school-admin" label="Pentadbiran sekolah" links={links} />;
}
