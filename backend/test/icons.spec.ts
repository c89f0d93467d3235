import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestApp, type TestApp } from './support/test-app.js';

let t: TestApp;
let asked: string[];
let publicIcons: Server;

/** A public icon API that holds one collection with one icon. */
async function startPublicIcons(): Promise<void> {
  asked = [];
  publicIcons = createServer((request, response) => {
    asked.push(request.url ?? '');
    const isKnown = request.url?.startsWith('/other.json');
    const known = { prefix: 'other', width: 32, icons: { star: { body: '<path d="M3"/>' } } };
    response.writeHead(isKnown ? 200 : 404).end(isKnown ? JSON.stringify(known) : '404');
  }).listen(0, '127.0.0.1');
  await once(publicIcons, 'listening');
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const icons = (path: string) => t.call('get', `/api/icons/${path}`);

describe('icons by name', () => {
  beforeAll(async () => {
    await startPublicIcons();
    t = await startTestApp();
  });
  afterAll(async () => {
    await t?.close();
    publicIcons?.close();
  });

  it('come from the data that is here, and may be kept for seven days', async () => {
    const { body, headers } = await icons('lucide.json?icons=bell,house,no-such-icon').expect(200);
    expect(body).toEqual({
      prefix: 'lucide',
      width: 24,
      height: 24,
      icons: {
        bell: { body: expect.stringContaining('<path') },
        house: { body: expect.stringContaining('<path') },
      },
      notFound: ['no-such-icon'],
    });
    expect(headers['cache-control']).toBe('public, max-age=604800');
  });

  it('a collection that is not here is not found, and nobody else is asked', async () => {
    const { body, headers } = await icons('other.json?icons=star').expect(404);
    expect(body.code).toBe('NOT_FOUND');
    expect(headers['cache-control']).toBe('no-store');
    expect(asked).toEqual([]);
  });

  it.each([
    ['no names', 'lucide.json', 'icons'],
    ['an empty name', 'lucide.json?icons=bell,', 'icons'],
    ['a name with other letters', 'lucide.json?icons=Bell', 'icons'],
    ['a path', 'lucide.json?icons=../bell', 'icons'],
    [
      'more than 50',
      `lucide.json?icons=${Array.from({ length: 51 }, (_, index) => `a${index}`).join()}`,
      'icons',
    ],
    ['names twice over', 'lucide.json?icons=bell&icons=house', 'icons'],
    ['a collection with other letters', 'Lucide_2.json?icons=bell', 'collection'],
  ])('%s is refused by name of the field', async (_sentence, path, field) => {
    const { body } = await icons(path).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', details: { fields: [{ field }] } });
  });

  it('fifty are answered', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `a${index}`);
    const { body } = await icons(`lucide.json?icons=${names.join()}`).expect(200);
    expect(body.notFound).toEqual(names);
  });
});

describe('where a public icon API is configured', () => {
  beforeAll(async () => {
    await startPublicIcons();
    t = await startTestApp({ ICON_API_URL: `http://127.0.0.1:${portOf(publicIcons)}/` });
  });
  afterAll(async () => {
    await t?.close();
    publicIcons?.close();
  });

  it('it is asked for a collection that is not here', async () => {
    const { body } = await icons('other.json?icons=star,moon').expect(200);
    expect(body).toEqual({
      prefix: 'other',
      width: 32,
      height: 32,
      icons: { star: { body: '<path d="M3"/>' } },
      notFound: ['moon'],
    });
    expect(asked.pop()).toBe('/other.json?icons=star,moon');
  });

  it('only for what is missing, and its refusal leaves what is here', async () => {
    const { body } = await icons('lucide.json?icons=bell,no-such-icon').expect(200);
    expect(asked.pop()).toBe('/lucide.json?icons=no-such-icon');
    expect([Object.keys(body.icons), body.notFound]).toEqual([['bell'], ['no-such-icon']]);
  });
});
