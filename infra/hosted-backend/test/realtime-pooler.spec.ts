import { setTimeout } from 'node:timers/promises';
import { startHostedBackend } from '../src/index.ts';
import { deafLine } from './support/deaf-line.ts';
import { broadcastsOn, realtimeOf, subscribed } from './support/realtime-of.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

const deaf = expect.stringContaining('LISTEN does not arrive through this address');

let first: TestBackend;
let pooler: Awaited<ReturnType<typeof deafLine>>;
let log: jest.SpyInstance;

beforeAll(async () => {
  first = await startTestBackend();
  pooler = await deafLine(first.databaseUrl, 'hosted_realtime');
});
afterAll(async () => {
  await first.end();
  await pooler.close();
});
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => log.mockRestore());

type Server = Awaited<ReturnType<typeof startHostedBackend>>;

const behindPooler = (databaseDirectUrl?: string) =>
  startHostedBackend({
    port: 0,
    dataDir: first.dataDir,
    publicChannels: 'anybody',
    databaseUrl: pooler.url,
    databaseDirectUrl,
  });

const healthOf = async ({ url, publishableKey }: Server): Promise<unknown> =>
  (await fetch(`${url}/auth/v1/health`, { headers: { apikey: publishableKey } })).json();

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await setTimeout(50);
}

test('behind a pooler that shares sessions it says that it hears nothing, and what to set', async () => {
  const second = await behindPooler();
  await until(async () => log.mock.calls.length > 0);
  expect(log).toHaveBeenCalledWith(deaf);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('databaseDirectUrl'));
  expect(await healthOf(second)).toMatchObject({ degraded: [deaf] });
  await second.close();
});

test('with the direct address named, two servers hear each other through the pooler', async () => {
  const second = await behindPooler(first.databaseUrl);
  const listening = realtimeOf(second);
  const heard = broadcastsOn(listening.channel('bilik'));
  const [channel] = listening.getChannels();
  if (channel) await subscribed(channel);
  const speaking = realtimeOf(first);
  const speaker = await subscribed(speaking.channel('bilik'));
  await speaker.send({ type: 'broadcast', event: 'salam', payload: { kata: 'hai' } });
  expect(await heard.first(1)).toMatchObject([{ event: 'salam', payload: { kata: 'hai' } }]);
  await Promise.all([listening.removeAllChannels(), speaking.removeAllChannels()]);
  expect(await healthOf(second)).not.toHaveProperty('degraded');
  await second.close();
});
