import { isRepeatable, sendWithRetry } from './retry';

const url = (path: string) => `http://aba1001.localhost:3000${path}`;
const instantly = async () => undefined;

function network(failures: number) {
  const bodies: string[] = [];
  const send = async (request: Request) => {
    bodies.push(await request.text());
    if (bodies.length <= failures) throw new TypeError('Failed to fetch');
    return new Response('ok');
  };
  return { bodies, send };
}

describe('a rejected request', () => {
  it('is sent again up to 3 times', async () => {
    const { bodies, send } = network(3);
    const reply = await sendWithRetry(new Request(url('/api/lesson-plans')), send, instantly);
    expect(await reply.text()).toBe('ok');
    expect(bodies).toHaveLength(4);
  });

  it('fails after the fourth try', async () => {
    const { bodies, send } = network(9);
    await expect(sendWithRetry(new Request(url('/api/lesson-plans')), send, instantly)).rejects.toThrow(
      'fetch',
    );
    expect(bodies).toHaveLength(4);
  });

  it('is not tried again once it is aborted', async () => {
    const abort = new AbortController();
    const request = new Request(url('/api/schools/user-schools'), { signal: abort.signal });
    const { bodies, send } = network(9);
    const abortThenFail = (sent: Request) => {
      abort.abort();
      return send(sent);
    };
    await expect(sendWithRetry(request, abortThenFail, instantly)).rejects.toThrow();
    expect(bodies.length).toBeLessThanOrEqual(1);
  });

  it('is not tried again by a device that knows it has no network', async () => {
    const onLine = jest.replaceProperty(globalThis, 'navigator', { onLine: false } as Navigator);
    const { bodies, send } = network(9);
    await expect(sendWithRetry(new Request(url('/api/my-week')), send, instantly)).rejects.toThrow('fetch');
    expect(bodies).toHaveLength(1);
    onLine.restore();
  });

  it('carries its body again', async () => {
    const { bodies, send } = network(1);
    const request = new Request(url('/api/schools/exists'), { method: 'POST', body: '{"code":"ABA1001"}' });
    await sendWithRetry(request, send, instantly);
    expect(bodies).toEqual(['{"code":"ABA1001"}', '{"code":"ABA1001"}']);
  });

  it('that writes is sent once', async () => {
    const { bodies, send } = network(9);
    const request = new Request(url('/api/lesson-plans'), { method: 'POST', body: '{}' });
    await expect(sendWithRetry(request, send, instantly)).rejects.toThrow();
    expect(bodies).toHaveLength(1);
  });
});

it.each([
  ['GET', '/api/lesson-plans', {}, true],
  ['POST', '/api/schools/exists', {}, true],
  ['POST', '/api/schools/validate-admin-access', {}, true],
  ['POST', '/api/billing/checkouts', { 'Idempotency-Key': 'a' }, true],
  ['POST', '/api/billing/checkouts', {}, false],
  ['PUT', '/api/lesson-plans/1', {}, false],
  ['DELETE', '/api/lesson-plans/1', {}, false],
])('%s %s with %o may be repeated: %s', (method, path, headers, expected) => {
  expect(isRepeatable(new Request(url(path), { method, headers: headers as HeadersInit }))).toBe(expected);
});
