import { api } from '../../api/client';
import { isOffline } from '../../site/offline';
import { deviceStorage } from '../../site/safe-storage';
import { randomUuid } from '../../ui/random-uuid';
import type { Waiting } from './outbox-kind';
import { type UnsentWork, unsentWork } from './unsent-work';

const deviceKey = 'rekod-outbox-device';
/** For each person what the server was told last; absent while it knows of nothing. */
const toldKey = (personId: string) => `rekod-outbox-told/${personId}`;

/** Means nothing to anybody but this device. */
function deviceId(): string {
  const known = deviceStorage.getItem(deviceKey) ?? randomUuid();
  deviceStorage.setItem(deviceKey, known);
  return known;
}

async function send(unsent: UnsentWork | undefined, now: number): Promise<boolean> {
  const reply = unsent
    ? api.PUT('/api/unsent-work', {
        body: { deviceId: deviceId(), count: unsent.count, oldestAge: ageInSeconds(unsent, now) },
      })
    : api.DELETE('/api/unsent-work', { params: { query: { deviceId: deviceId() } } });
  return reply.then(
    ({ response }) => response.ok,
    () => false,
  );
}

const year = 31_536_000;

function ageInSeconds({ since }: UnsentWork, now: number): number {
  return Math.min(Math.max(Math.round((now - since) / 1000), 0), year);
}

/** Tells the server how much waits here and since when, never what: it reminds the person by mail. Once for each
 * change; what could not be told is told the next time. */
export async function tellUnsent(
  personId: string,
  waiting: readonly Waiting[],
  now = Date.now(),
): Promise<void> {
  if (isOffline()) return;
  const unsent = unsentWork(waiting, now);
  const news = unsent ? JSON.stringify(unsent) : null;
  if (news === deviceStorage.getItem(toldKey(personId)) || !(await send(unsent, now))) return;
  if (news) deviceStorage.setItem(toldKey(personId), news);
  else deviceStorage.removeItem(toldKey(personId));
}
