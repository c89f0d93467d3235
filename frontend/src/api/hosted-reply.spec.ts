import { breakOff, drip, json, page, replyOf } from './broken-replies.builder';
import { fileBeside } from './file-beside';
import { hostedReply } from './hosted-reply';
import { jsonOf } from './whole-reply';

const session = { status: 200, type: json, body: '{"access_token":"a","expires_in":600}' };
const refusal = { status: 400, type: json, body: '{"code":"refresh_token_not_found"}' };
const address = 'https://auth.rekod.example/auth/v1/token';

let network: () => Promise<Response>;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => network());
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** What whoever asks meets once all tries are over: a reply, or nothing. */
async function met(asked: Promise<unknown>): Promise<unknown> {
  const found = asked.catch(() => 'nothing');
  await jest.advanceTimersByTimeAsync(25_000);
  return found;
}

const broken: [how: string, reply: () => Promise<Response>][] = [
  ['a page', async () => replyOf(page)],
  ['a page that refuses', async () => replyOf({ ...page, status: 403 })],
  ['a refusal without a word', async () => replyOf({ status: 403, type: json, body: '' })],
  ['what breaks off', async () => replyOf(session, 20, breakOff)],
  ['silence', () => new Promise(() => undefined)],
  ['a drip that never ends', async () => drip(json, 1)],
];

describe('The hosted backend', () => {
  const ask = () => hostedReply(new Request(address, { method: 'POST', body: '{}' }));

  it.each(broken)(
    'has not been heard, and no session ends, when %s comes from on the way',
    async (_how, reply) => {
      network = reply;
      expect(await met(ask())).toBe('nothing');
    },
  );

  it.each([session, refusal])('is heard when it answers with $body', async (said) => {
    network = async () => replyOf(said);
    const reply = await ask();
    expect([reply.status, JSON.stringify(await reply.json())]).toEqual([said.status, said.body]);
  });

  it('is heard when it has nothing to say', async () => {
    network = async () => new Response(null, { status: 204 });
    expect((await ask()).status).toBe(204);
  });

  it('is asked once where twice would be two mails', async () => {
    let times = 0;
    network = () => {
      times += 1;
      return Promise.reject(new TypeError('Failed to fetch'));
    };
    expect(await met(hostedReply(new Request(address), 'once'))).toBe('nothing');
    expect(times).toBe(1);
  });
});

it.each(broken)('of a file beside the application nothing is taken from %s', async (_how, reply) => {
  network = reply;
  expect(await met(fileBeside('/builds/latest.json', jsonOf))).toBeUndefined();
});
