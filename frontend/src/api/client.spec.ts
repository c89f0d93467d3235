import { ApiError, unwrap } from './api-error';
import {
  breakOff,
  bytesOf,
  close,
  drip,
  json,
  page,
  replyOf,
  type Sent,
  sayNoMore,
} from './broken-replies.builder';
import { clientOf, lendAccessToken } from './client';

const id = '5f0c2c1e-0d5c-4b8e-9a43-0c9f2d7a4b11';
const words = 'Murid dapat menulis ayat tunggal dan majmuk – “betul”. '.repeat(32);
const plan = { id, version: 3, title: 'Ayat tunggal', objective: words.slice(0, 90) };

/** One reply of each kind, up to 2 kB. */
const replies = {
  'an object': { status: 200, type: json, body: JSON.stringify({ ...plan, objective: words }) },
  'a list': { status: 200, type: json, body: JSON.stringify({ items: [plan], nextCursor: null }) },
  'a refusal': {
    status: 400,
    type: json,
    body: JSON.stringify({ code: 'VALIDATION_FAILED', message: words.slice(0, 90), details: { fields: [] } }),
  },
  'a conflict': {
    status: 409,
    type: json,
    body: JSON.stringify({ code: 'LESSON_PLAN_CONFLICT', message: '', details: { current: plan } }),
  },
  'a paper': { status: 200, type: 'application/pdf', body: `%PDF-1.7\n${'x'.repeat(200)}\n%%EOF` },
} as const satisfies Record<string, Sent>;

const path = { params: { path: { id } } };
const body = { version: 3 } as never;

/** Each kind is asked for as the product does. */
function callsOf(send: () => Promise<Response>) {
  const api = clientOf('http://aba1001.localhost:3000', send);
  const write = () => unwrap(api.PUT('/api/lesson-plans/{id}', { ...path, body }));
  return {
    'an object': write,
    'a refusal': write,
    'a conflict': write,
    'a list': () => unwrap(api.GET('/api/lesson-plans', {})),
    'a paper': () =>
      unwrap<Blob>(
        api.GET('/api/lesson-plans/{id}/paper', {
          params: { path: { id }, query: { format: 'pdf' } },
          parseAs: 'blob',
        }),
      ),
    nothing: () => unwrap(api.DELETE('/api/lesson-plans/{id}', path)),
  };
}

type Kind = keyof ReturnType<typeof callsOf>;
const kinds = Object.keys(replies) as (keyof typeof replies)[];

/** What the caller meets: the data, or the code of an ApiError. Anything else fails the test. */
async function outcomeOf(kind: Kind, send: () => Promise<Response>): Promise<unknown> {
  try {
    return await callsOf(send)[kind]();
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    return failure.code;
  }
}

/** With whatever the clock brings. */
async function inTime<Result>(asked: Promise<Result>, milliseconds: number): Promise<Result> {
  const left = asked.catch(() => undefined);
  await jest.advanceTimersByTimeAsync(milliseconds);
  // Blobs are read beside the clock.
  await new Promise((resolve) => setImmediate(resolve));
  void left;
  return asked;
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  lendAccessToken(async () => undefined);
});
afterEach(() => jest.useRealTimers());

const retries = 5_000;

describe('What is whole', () => {
  it.each([
    ['an object', { ...plan, objective: words }],
    ['a list', { items: [plan], nextCursor: null }],
    ['a refusal', 'VALIDATION_FAILED'],
    ['a conflict', 'LESSON_PLAN_CONFLICT'],
  ] as const)('is what the server said: %s', async (kind, said) => {
    expect(
      await inTime(
        outcomeOf(kind, async () => replyOf(replies[kind])),
        0,
      ),
    ).toEqual(said);
  });

  it('is a paper with its kind, or nothing where nothing is due', async () => {
    const paper = await outcomeOf('a paper', async () => replyOf(replies['a paper']));
    expect(paper).toMatchObject({ size: replies['a paper'].body.length, type: 'application/pdf' });
    expect(await outcomeOf('nothing', async () => new Response(null, { status: 204 }))).toBeUndefined();
  });
});

it('What travels compressed is heard, though its length is of what has travelled', async () => {
  const compressed = async () => {
    const reply = replyOf(replies['an object']);
    reply.headers.set('Content-Encoding', 'gzip');
    reply.headers.set('Content-Length', '40');
    return reply;
  };
  expect(await inTime(outcomeOf('an object', compressed), 0)).toMatchObject({ id });
});

describe.each([
  ['breaks off', breakOff, true],
  ['ends too early', close, true],
  ['ends too early, and nobody said how long it is', close, false],
] as const)('A reply that %s', (_how, end, isMeasured) => {
  // A file without a length may be as short as it is.
  const cut = kinds.filter((kind) => isMeasured || kind !== 'a paper');
  it.each(cut)(`after any byte is not heard: %s`, async (kind) => {
    const { length } = bytesOf(replies[kind].body);
    const places = Array.from({ length }, (_one, place) => place);
    const met = await inTime(
      Promise.all(
        places.map((place) => outcomeOf(kind, async () => replyOf(replies[kind], place, end, isMeasured))),
      ),
      retries,
    );
    expect(length).toBeLessThanOrEqual(2_048);
    expect(new Set(met)).toEqual(new Set(['NETWORK']));
  });
});

it.each([
  ['a list', 4],
  ['a paper', 1],
] as const)(
  'A reply that broke off is asked for again where it costs little: %s, %d times',
  async (kind, times) => {
    const half = jest.fn(async () => replyOf(replies[kind], 40, breakOff));
    expect(await inTime(outcomeOf(kind, half), retries)).toBe('NETWORK');
    expect(half).toHaveBeenCalledTimes(times);
  },
);

describe.each([
  ['a page', page],
  ['a page that says it is JSON', { ...page, type: json }],
  ['a text', { status: 200, type: json, body: '"ok"' }],
  ['a list without its name', { status: 200, type: json, body: '[]' }],
  ['no more than null', { status: 200, type: json, body: 'null' }],
  ['nothing at all', { status: 200, type: json, body: '' }],
  ['a page that refuses', { ...page, status: 403 }],
  ['a page that there is nothing', { ...page, status: 404 }],
] as const)('A wall that answers for the server with %s', (_what, answer) => {
  it.each([...kinds, 'nothing'] as const)('has not been heard: %s', async (kind) => {
    // A paper may be a text.
    if (kind === 'a paper' && answer.status === 200 && answer.type === json && answer.body !== '') return;
    expect(
      await inTime(
        outcomeOf(kind, async () => replyOf(answer)),
        retries,
      ),
    ).toBe('NETWORK');
  });
});

it('nothing in place of something is not heard, nor something in place of nothing', async () => {
  const empty = async () => new Response(null, { status: 204 });
  for (const kind of kinds) expect(await inTime(outcomeOf(kind, empty), retries)).toBe('NETWORK');
  const full = async () => replyOf(replies['an object']);
  expect(await inTime(outcomeOf('nothing', full), 0)).toBe('NETWORK');
});

it.each([
  [502, 'SERVICE_UNAVAILABLE'],
  [504, 'SERVICE_UNAVAILABLE'],
  [413, 'PAYLOAD_TOO_LARGE'],
  [429, 'RATE_LIMITED'],
])('a proxy that says %d with a page of its own means %s', async (status, code) => {
  expect(
    await inTime(
      outcomeOf('an object', async () => replyOf({ ...page, status })),
      0,
    ),
  ).toBe(code);
});

describe('Silence', () => {
  const silent = () => new Promise<Response>(() => undefined);
  const within = async (kind: Kind, send: () => Promise<Response>, milliseconds: number) => {
    const met = jest.fn();
    void outcomeOf(kind, send).then(met);
    await jest.advanceTimersByTimeAsync(milliseconds);
    return met.mock.calls[0]?.[0];
  };

  it.each<[Kind, number]>([
    ['an object', 20],
    ['nothing', 20],
    ['a list', 20],
    ['a paper', 90],
  ])('is given up, not a moment sooner: %s, after %d s', async (kind, seconds) => {
    expect(await within(kind, silent, seconds * 1000 - 1)).toBeUndefined();
    expect(await within(kind, silent, seconds * 1000)).toBe('NETWORK');
  });

  it('of what lends the token counts too', async () => {
    lendAccessToken(() => new Promise(() => undefined));
    expect(await within('an object', silent, 20_000)).toBe('NETWORK');
  });

  it.each(kinds)('in the middle of a reply is given up: %s', async (kind) => {
    const half = async () => replyOf(replies[kind], 40, sayNoMore);
    expect(await within(kind, half, 91_000)).toBe('NETWORK');
  });
});

describe('A drip that never ends', () => {
  it.each<[Kind, string, number, number]>([
    ['an object', json, 1, 20],
    // However much it brings.
    ['an object', json, 100_000, 20],
    ['a list', json, 1, 21],
    ['a paper', 'application/pdf', 1, 92],
  ])('is given up in its time: %s', async (kind, type, bytes, seconds) => {
    const met = jest.fn();
    void outcomeOf(kind, async () => drip(type, bytes)).then(met);
    await jest.advanceTimersByTimeAsync(seconds * 1_000 + 500);
    expect(met).toHaveBeenCalledWith('NETWORK');
  });

  it('a line that goes on bringing 5 kB a second is waited for', async () => {
    const met = jest.fn();
    void outcomeOf('a paper', async () => drip('application/pdf', 5_000)).then(met);
    await jest.advanceTimersByTimeAsync(300_000);
    expect(met).not.toHaveBeenCalled();
  });
});

it('what its caller gives up rejects with an ApiError too', async () => {
  const left = new AbortController();
  const api = clientOf('http://aba1001.localhost:3000', () => new Promise(() => undefined));
  const asked = unwrap(api.GET('/api/lesson-plans', { signal: left.signal }));
  left.abort();
  await expect(asked).rejects.toMatchObject({ name: 'ApiError', code: 'ABANDONED', status: 0 });
});

it('a token that cannot be had is a network that is away', async () => {
  lendAccessToken(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  expect(await outcomeOf('an object', async () => replyOf(replies['an object']))).toBe('NETWORK');
});
