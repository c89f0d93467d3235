import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { type OwnSchool, ownSchoolsQuery, schoolOfPage } from '../../school/own-schools';
import { administers } from '../../school/roles';
import { useSession } from '../../session/use-session';
import { appConfig } from '../../site/config';
import { currentHost } from '../../site/host';
import { paths } from '../../site/paths';
import { schoolAddress } from '../../site/school-address';
import { signInPath } from '../../site/sign-in-path';
import { Icon } from '../../ui/icon';
import { Logo } from '../../ui/logo';
import { TabLinks } from '../../ui/tab-links';
import { AccountButton } from './account-button';
import { managementLinks } from './rail-items';

const barLink =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 whitespace-nowrap text-muted text-sm hover:text-text';

/** Over pages without a rail: the way home, who is signed in, and on the main domain the pages of the school that the
 * page is about. */
export function TopBar() {
  const session = useSession();
  const { schoolCode } = useParams();
  const [search] = useSearchParams();
  const schools = useQuery({ ...ownSchoolsQuery(), enabled: session !== null }).data ?? [];
  const school = schoolOfPage(schools, schoolCode ?? search.get('sekolah'));
  const isOnSchoolHost = currentHost().kind === 'school';
  return (
    <header className="border-line border-b bg-raised print:hidden">
      <div className="mx-auto flex min-h-14 max-w-6xl items-center gap-2 px-4 sm:gap-4 lg:px-8">
        <a href={paths.root} className="inline-flex min-h-11 items-center rounded-md">
          <Logo />
        </a>
        <span className="flex-1" />
        {!isOnSchoolHost && school && (
          <a href={schoolAddress(appConfig(), school.code, paths.handOver)} className={barLink}>
            <Icon name="school" size={16} />
            Buka sekolah
          </a>
        )}
        {session ? (
          <div className="min-w-0 max-w-56">
            <AccountButton name={school?.displayName ?? 'Akaun saya'} isInTopBar />
          </div>
        ) : (
          <a href={signInPath()} className={barLink}>
            Log masuk
          </a>
        )}
      </div>
      {!isOnSchoolHost && school && administers(school) && <ManagementLinks school={school} />}
    </header>
  );
}

/** What stands in the rail of the school's own host. */
function ManagementLinks({ school: { code, name } }: { school: OwnSchool }) {
  return (
    <div className="mx-auto -mb-px max-w-6xl px-1 lg:px-5">
      <TabLinks label={`Pengurusan ${name}`} links={managementLinks(code)} />
    </div>
  );
}
