import { administers } from '../../school/roles';
import type { LoginError } from '../../site/login-errors';
import { paths } from '../../site/paths';
import type { Check, NavigationInput } from './navigation-input';
import { allow, redirectTo, type Verdict } from './verdict';

/** The session needs this long to be written after signing in. */
const settling = 50;
export const timeLimit = 3000;

function failed(error: LoginError): Verdict {
  return redirectTo(`${paths.login}?error=${error}`);
}

async function validated({ userSchools, isStaff }: NavigationInput): Promise<Verdict> {
  const signal = AbortSignal.timeout(timeLimit);
  try {
    const { schools } = await userSchools(signal);
    const [first, ...more] = schools.filter(administers);
    if (!first) return (await isStaff(signal)) ? redirectTo(paths.operations) : failed('not-school-admin');
    return redirectTo(more.length > 0 ? paths.schoolChoice : paths.billing(first.code));
  } catch {
    return failed(signal.aborted ? 'validation-timeout' : 'validation-failed');
  }
}

export const loginValidation: Check = async (input) => {
  const { url, isSignedIn } = input;
  if (url.pathname !== paths.login || url.searchParams.get('validate') !== 'true') return allow;
  await new Promise((resolve) => setTimeout(resolve, settling));
  return isSignedIn ? validated(input) : failed('session-invalid');
};
