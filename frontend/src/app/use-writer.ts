import { writingRefusals } from '../features/subscription/model';
import { useSubscription } from '../features/subscription/use-subscription';
import { appConfig } from './config';
import { schoolCodeOfHost } from './current-school';
import { useSession } from './session/use-session';

/** Whose texts a page under the school layout writes, and why it may not write now, if so. */
export function useWriter() {
  const schoolCode = schoolCodeOfHost();
  const personId = useSession()?.user.id ?? '';
  const status = useSubscription(schoolCode, appConfig().mode);
  return { owner: { personId, schoolCode }, refusals: status ? writingRefusals(status) : {} };
}
