import { api } from '../api/client';
import { fileInTab, tabStorage, typedLessons, typedRemarks } from '../site/safe-storage';
import { wordsStorage } from '../site/shared-device';
import { eraseKeptDay } from './kept-answers';
import { forgetRedirectPath } from './redirect-path';
import { accessToken, auth, forgetSession, sayGoodbye } from './session';

/** With the auth library at hand: as it starts it tells of the session that is about to end. */
async function leave(): Promise<void> {
  // Nothing of this person stays on the device.
  await eraseKeptDay().catch(() => undefined);
  tabStorage.removeItem(fileInTab);
  wordsStorage.removeItem(typedLessons);
  wordsStorage.removeItem(typedRemarks);
  sayGoodbye();
  // On a shared computer the next person goes nowhere but to their own first page.
  forgetRedirectPath();
}

/** On this device alone. */
export async function signOutHere(): Promise<void> {
  const client = await auth().catch(() => undefined);
  await leave();
  if (!client) return forgetSession();
  await client.signOut({ scope: 'local' });
}

/** Everywhere; when the network is away, at least here. */
export async function signOutEverywhere(): Promise<void> {
  const tell = await otherBrowsers();
  const client = await auth().catch(() => undefined);
  await leave();
  if (!client) return forgetSession();
  const { error } = await client.signOut({ scope: 'global' });
  if (error) await client.signOut({ scope: 'local' });
  else await tell();
}

/** What tells them that sessions have ended; made before, for whoever is signed out has no token. */
async function otherBrowsers(): Promise<() => Promise<void>> {
  const token = await accessToken();
  return async () => {
    const headers = { Authorization: `Bearer ${token}` };
    await api.POST('/api/sessions/check', { headers }).catch(() => undefined);
  };
}

/** After other sessions of this person were ended. */
export async function tellOtherBrowsers(): Promise<void> {
  const tell = await otherBrowsers();
  await tell();
}

/** Asks the hosted backend whether the session still lives; it ends here too if not. */
export async function checkSession(): Promise<void> {
  const client = await auth().catch(() => undefined);
  await client?.getUser();
}
