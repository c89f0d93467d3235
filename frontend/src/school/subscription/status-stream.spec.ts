import { statusWith } from './status.builder';
import type { PushedMessage } from './status-messages';
import { followStatus } from './status-stream';

const locked = statusWith({ restrictionLevel: 'locked' });
const open = statusWith({});

const status = (value: object) => `event: status\ndata: ${JSON.stringify(value)}\n\n`;
const end = (reason: string) => `event: end\ndata: {"reason":"${reason}"}\n\n`;

/** A server that answers each connection with the next of these, then closes it. */
function serverThatAnswers(...answers: (string | number | Error)[]) {
  const connections: { url: string; token: string | null }[] = [];
  globalThis.fetch = async (url, init) => {
    connections.push({ url: String(url), token: new Headers(init?.headers).get('Authorization') });
    const answer = answers.shift() ?? end('membership-ended');
    if (answer instanceof Error) throw answer;
    return typeof answer === 'number' ? new Response('', { status: answer }) : new Response(answer);
  };
  return connections;
}

function heardOf(message: PushedMessage): string {
  if (message.kind === 'status') return message.status.restrictionLevel;
  return message.kind === 'unread' ? `${message.unread} unread` : message.kind;
}

async function follow(signal = new AbortController().signal) {
  const heard: string[] = [];
  const tokens = ['first', 'second', 'third', 'fourth'];
  const following = followStatus({
    schoolCode: 'aba1001',
    accessToken: async () => tokens.shift(),
    signal,
    onMessage: (message) => heard.push(heardOf(message)),
  });
  await jest.runAllTimersAsync();
  await following;
  return heard;
}

const realFetch = globalThis.fetch;

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

it('tells each status as it comes', async () => {
  serverThatAnswers(status(locked) + status(open) + end('membership-ended'));
  expect(await follow()).toEqual(['locked', 'none']);
});

it('tells by name what else of the school has changed', async () => {
  serverThatAnswers(`event: changed\ndata: {"topics":["membership"]}\n\n${end('membership-ended')}`);
  expect(await follow()).toEqual(['changed']);
});

it('says, once it is back, that something may have been missed', async () => {
  serverThatAnswers(status(open) + end('shutdown'), status(open));
  expect(await follow()).toEqual(['none', 'missed', 'none']);
});

it('tells how many notices are unread', async () => {
  serverThatAnswers(`event: notifications\ndata: {"unread":3}\n\n${end('membership-ended')}`);
  expect(await follow()).toEqual(['3 unread']);
});

it('carries the token in a header, never in the address', async () => {
  const connections = serverThatAnswers(end('membership-ended'));
  await follow();
  expect(connections).toEqual([
    { url: '/api/subscription/events?schoolCode=aba1001', token: 'Bearer first' },
  ]);
});

it('comes back with a new token when the old one expired', async () => {
  const connections = serverThatAnswers(status(locked) + end('token-expired'), status(open));
  expect(await follow()).toEqual(['locked', 'missed', 'none']);
  expect(connections.map(({ token }) => token)).toEqual(['Bearer first', 'Bearer second', 'Bearer third']);
});

it('comes back after a lost connection, a server in trouble and a shutdown', async () => {
  const connections = serverThatAnswers(new TypeError('Failed to fetch'), 503, end('shutdown'), status(open));
  expect(await follow()).toEqual(['missed', 'none']);
  expect(connections).toHaveLength(5);
});

it('does not come back where it is not a member', async () => {
  const connections = serverThatAnswers(403);
  expect(await follow()).toEqual([]);
  expect(connections).toHaveLength(1);
});

it('opens another before its token expires, reads the old one until then, and has missed nothing', async () => {
  const connections = serverThatAnswers(
    `${status(locked)}event: renewal\ndata: {}\n\nevent: changed\ndata: {"topics":["membership"]}\n\n`,
    status(open) + end('membership-ended'),
  );
  expect(await follow()).toEqual(['locked', 'changed', 'none']);
  expect(connections.map(({ token }) => token)).toEqual(['Bearer first', 'Bearer second']);
});

it('says that something may have been missed where the other could not be opened', async () => {
  serverThatAnswers(
    `${status(locked)}event: renewal\ndata: {}\n\n`,
    503,
    status(open) + end('membership-ended'),
  );
  expect(await follow()).toEqual(['locked', 'missed', 'none']);
});

it('ends with its signal', async () => {
  const connections = serverThatAnswers(status(open));
  const ended = new AbortController();
  ended.abort();
  expect(await follow(ended.signal)).toEqual([]);
  expect(connections).toEqual([]);
});
