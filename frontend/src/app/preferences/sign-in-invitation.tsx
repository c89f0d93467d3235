import { buttonClass } from '../../ui/button';
import { paths } from '../paths';
import { currentHost } from '../school';

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
