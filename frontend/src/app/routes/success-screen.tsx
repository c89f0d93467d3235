import { QueryClientProvider } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { queryClient } from '../../api/query-client';
import { SuccessPage } from '../../features/billing/arrival/success-page';
import { buttonClass } from '../../ui/button';
import { rememberRedirectPath } from '../navigation/redirect-path';
import { paths } from '../paths';
import { currentHost } from '../school';
import { useSession } from '../session/use-session';

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
      href={currentHost().kind === 'school' ? paths.schoolLogin : paths.login}
      onClick={() => rememberRedirectPath(pathname + search)}
      className={buttonClass({})}
    >
      Log masuk
    </a>
  );
}
