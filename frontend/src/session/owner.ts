import { currentHost } from '../site/host';
import { currentSession } from './session-store';

/** Whose words a device keeps: on a shared computer nobody meets another's. */
export type Owner = { personId: string; schoolCode: string };

/** Of this page: whoever is signed in, on the host of a school. */
export function ownerHere(): Owner | undefined {
  const host = currentHost();
  const personId = currentSession()?.user.id;
  return host.kind === 'school' && personId ? { personId, schoolCode: host.schoolCode } : undefined;
}
