import { askAhead, sendOrTake } from './asked-ahead';

const origin = 'http://aba1001.localhost:3000';
const week = '/api/my-week?day=2026-09-21';

function ask(address: string, token = 'a', method = 'GET'): Promise<Response> {
  return sendOrTake(new Request(origin + address, { method, headers: { Authorization: `Bearer ${token}` } }));
}

/** Answers each request with how many there have been. */
function server(failing = false) {
  let asked = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    asked += 1;
    if (failing && asked === 1) throw new TypeError('Failed to fetch');
    return new Response(String(asked));
  });
}

const told = async (reply: Promise<Response>) => (await reply).text();

beforeEach(() => {
  server();
  askAhead(week, 'a');
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('what the document asked', () => {
  it('is not asked again by the application', async () => {
    expect(await told(ask(week))).toBe('1');
  });

  it('is taken once: what is asked anew is asked of the server', async () => {
    await ask(week);
    expect(await told(ask(week))).toBe('2');
  });

  it.each([
    ['another person, or another session', week, 'b'],
    ['another question', '/api/my-week?day=2026-09-28', 'a'],
  ])('is nothing for %s', async (_who, address, token) => {
    expect(await told(ask(address, token))).toBe('2');
  });

  it('is not kept for its person once another has asked', async () => {
    await ask(week, 'b');
    expect(await told(ask(week))).toBe('3');
  });

  it('is nothing after a write', async () => {
    await ask('/api/my-week/preparation', 'a', 'POST');
    expect(await told(ask(week))).toBe('3');
  });

  it('is nothing once it is old', async () => {
    jest.useFakeTimers({ now: 0 });
    askAhead(week, 'a');
    jest.setSystemTime(29_999);
    expect(await told(ask(week))).toBe('2');
    askAhead(week, 'a');
    jest.setSystemTime(60_000);
    expect(await told(ask(week))).toBe('4');
  });

  it('is asked again where the network failed it', async () => {
    server(true);
    askAhead(week, 'a');
    expect(await told(ask(week))).toBe('2');
  });
});
