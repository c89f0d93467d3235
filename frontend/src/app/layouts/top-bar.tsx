import { Icon } from '../../ui/icon';
import { Logo } from '../../ui/logo';
import { appConfig } from '../config';
import { paths } from '../paths';
import { currentHost } from '../school';
import { schoolAddress } from '../school-address';
import { useSession } from '../session/use-session';
import { AccountButton } from './account-button';

const barLink =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 whitespace-nowrap text-muted text-sm hover:text-text';

/** `schoolCode` is the school that the page is about, where it stands on the main domain. */
type TopBarProps = { schoolCode?: string };

/** Over pages without a rail: the way home, and who is signed in. */
export function TopBar({ schoolCode }: TopBarProps) {
  const session = useSession();
  const isOnSchoolHost = currentHost().kind === 'school';
  return (
    <header className="border-line border-b bg-raised print:hidden">
      <div className="mx-auto flex min-h-14 max-w-6xl items-center gap-2 px-4 sm:gap-4 lg:px-8">
        <a href={paths.root} className="inline-flex min-h-11 items-center rounded-md">
          <Logo />
        </a>
        <span className="flex-1" />
        {!isOnSchoolHost && schoolCode && (
          <a href={schoolAddress(appConfig(), schoolCode, paths.handOver)} className={barLink}>
            <Icon name="school" size={16} />
            Buka sekolah
          </a>
        )}
        {session ? (
          <div className="min-w-0 max-w-56">
            <AccountButton name={session.user.email ?? ''} isInTopBar />
          </div>
        ) : (
          <a href={isOnSchoolHost ? paths.schoolLogin : paths.login} className={barLink}>
            Log masuk
          </a>
        )}
      </div>
    </header>
  );
}
