import { currentHost } from '../site/host';
import { paths } from '../site/paths';
import { buttonClass } from '../ui/button';

/** For whoever is not signed in on this host. */
export function SignInInvitation({ children }: { children: string }) {
  return (
    <>
      <p>{children}</p>
      <a href={currentHost().kind === 'school' ? paths.schoolLogin : paths.login} className={buttonClass({})}>
        Log masuk
      </a>
    </>
  );
}
