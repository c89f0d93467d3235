import { signInPath } from '../site/sign-in-path';
import { buttonClass } from '../ui/button';

/** For whoever is not signed in on this host. */
export function SignInInvitation({ children }: { children: string }) {
  return (
    <>
      <p>{children}</p>
      <a href={signInPath()} className={buttonClass({})}>
        Log masuk
      </a>
    </>
  );
}
