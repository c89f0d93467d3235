import { QueryClientProvider } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { queryClient } from '../../../api/query-client';
import { rememberRedirectPath } from '../../../session/redirect-path';
import { useSession } from '../../../session/use-session';
import { paths } from '../../../site/paths';
import { signInPath } from '../../../site/sign-in-path';
import { buttonClass } from '../../../ui/button';
import { SuccessPage } from './success-page';

/** Where a provider sends the payer back to. */
export function SuccessScreen() {
  const isSignedIn = useSession() !== null;
  return (
    <QueryClientProvider client={queryClient}>
      <SuccessPage
        signIn={isSignedIn ? undefined : <SignIn />}
        billingPath={paths.billing}
        payPath={paths.payment}
      />
    </QueryClientProvider>
  );
}

/** And back here. */
function SignIn() {
  const { pathname, search } = useLocation();
  return (
    <a
      href={signInPath()}
      onClick={() => rememberRedirectPath(pathname + search)}
      className={buttonClass({})}
    >
      Log masuk
    </a>
  );
}
