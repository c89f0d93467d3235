import { useState } from 'react';
import { currentSession } from '../session/session-store';
import { appConfig } from '../site/config';
import { schoolCodeOfHost } from './current-school';
import { writingRefusals } from './subscription/model';
import { useSubscription } from './subscription/use-subscription';

/** Whose texts a page under the school layout writes, and why it may not write now, if so. */
export function useWriter() {
  const schoolCode = schoolCodeOfHost();
  // Whoever opened the page: text that is still unsaved when the session ends is theirs.
  const [personId] = useState(() => currentSession()?.user.id ?? '');
  const status = useSubscription(schoolCode, appConfig().mode);
  return { owner: { personId, schoolCode }, refusals: status ? writingRefusals(status) : {} };
}
