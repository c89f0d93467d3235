import { expect, type Page } from '@playwright/test';
import { schoolOrigin } from './support/addresses';
import { sessionCookies } from './support/hosted-backend';
import { endedSession, putSession } from './support/kept-session';
import { test } from './support/own-school';
import { onSlowLine } from './support/slow-line';

test.describe.configure({ mode: 'parallel' });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const refreshes = /\/auth\/v1\/token\?grant_type=refresh_token$/;

/** From now on: what the page asks of the API. */
function questionsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  return asked;
}

/** No file of the application comes before this is called. */
async function withholdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('before the application is here, the document', () => {
  for (const [path, most] of [
    ['/rph', '/api/my-week'],
    ['/dashboard', '/api/my-week'],
    ['/refleksi', '/api/reflections'],
    ['/bina-rph', '/api/lesson-plans'],
    ['/jadual-mengajar', '/api/academic-years'],
  ] as const)
    test(`of ${path} asks what its page shows, and nobody asks it again @weekly`, async ({
      page,
      context,
      request,
      school,
    }) => {
      await putSession(context, school.origin, await sessionCookies(request, school.people.guru));
      const asked = questionsOf(page);
      const release = await withholdScripts(page);
      await page.goto(school.origin + path, { waitUntil: 'commit' });
      await expect.poll(() => asked.some((each) => each.startsWith(most))).toBe(true);
      const ahead = [...asked];
      expect(ahead).toEqual(expect.arrayContaining(['/api/schools/current']));
      release();
      await expect(title(page)).toBeVisible();
      // Nothing was asked for in vain.
      const left = () =>
        page.evaluate(() => (globalThis as { askedAhead?: Map<string, unknown> }).askedAhead?.size);
      await expect.poll(left).toBe(0);
      for (const each of ahead) expect(asked.filter((again) => again === each)).toEqual([each]);
    });

  test('refreshes a token that has ended, and asks with the new one', async ({
    page,
    context,
    request,
    school,
  }) => {
    await putSession(context, school.origin, await endedSession(request, school.people.guru));
    const refreshed: string[] = [];
    page.on('request', (each) => refreshes.test(each.url()) && refreshed.push(each.method()));
    const release = await withholdScripts(page);
    const answer = page.waitForResponse('**/api/schools/current');
    await page.goto(`${school.origin}/rph`, { waitUntil: 'commit' });
    expect((await answer).status()).toBe(200);
    release();
    await expect(title(page)).toBeVisible();
    expect(refreshed).toEqual(['POST']);
  });

  test('refreshes it once for two tabs that open at once', async ({ context, request, school }) => {
    await putSession(context, school.origin, await endedSession(request, school.people.guru));
    const refreshed: string[] = [];
    context.on('request', (each) => refreshes.test(each.url()) && refreshed.push(each.method()));
    const tabs = await Promise.all([context.newPage(), context.newPage()]);
    await Promise.all(tabs.map((tab) => tab.goto(`${school.origin}/rph`)));
    for (const tab of tabs) await expect(title(tab)).toBeVisible();
    expect(refreshed).toEqual(['POST']);
  });

  test('asks nothing where nobody is signed in', async ({ page, school }) => {
    const asked = questionsOf(page);
    const release = await withholdScripts(page);
    await page.goto(`${school.origin}/rph`, { waitUntil: 'commit' });
    await page.locator('#app').waitFor({ state: 'attached' });
    expect(asked).toEqual([]);
    release();
    await expect(page).toHaveURL(`${school.origin}/auth/login`);
  });
});

test.describe("what it asked is nobody else's:", () => {
  test('whoever signs in meanwhile in another tab meets their own', async ({
    page,
    context,
    request,
    school,
  }) => {
    await putSession(context, school.origin, await sessionCookies(request, school.people.guru));
    const release = await withholdScripts(page);
    const answer = page.waitForResponse('**/api/schools/current');
    await page.goto(`${school.origin}/dashboard`, { waitUntil: 'commit' });
    await answer;
    await putSession(context, school.origin, await sessionCookies(request, school.people.guru2));
    release();
    await expect(title(page)).toContainText('Cikgu Dua');
  });

  test('whoever signs out meanwhile leaves nothing @weekly', async ({ page, context, request, school }) => {
    await putSession(context, school.origin, await sessionCookies(request, school.people.guru));
    const release = await withholdScripts(page);
    const answer = page.waitForResponse('**/api/schools/current');
    await page.goto(`${school.origin}/dashboard`, { waitUntil: 'commit' });
    await answer;
    await putSession(context, school.origin, []);
    release();
    await expect(page).toHaveURL(`${school.origin}/auth/login`);
    await expect(page.getByText('Cikgu Satu')).toHaveCount(0);
  });

  test('a refresh that ends after the sign-out brings nobody back @weekly', async ({
    page,
    context,
    request,
    school,
  }) => {
    await putSession(context, school.origin, await endedSession(request, school.people.guru));
    await page.route(refreshes, async (route) => {
      const reply = await route.fetch();
      await putSession(context, school.origin, []);
      await route.fulfill({ response: reply });
    });
    await page.goto(`${school.origin}/dashboard`);
    await expect(page).toHaveURL(`${school.origin}/auth/login`);
    expect((await context.cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);
  });

  test('a session that has ended elsewhere leads to the sign-in page', async ({
    page,
    context,
    request,
    school,
  }) => {
    await putSession(context, school.origin, await endedSession(request, school.people.guru));
    await page.route(refreshes, (route) =>
      route.fulfill({
        status: 400,
        headers: { 'access-control-allow-origin': '*' },
        json: { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' },
      }),
    );
    await page.goto(`${school.origin}/dashboard`);
    await expect(page).toHaveURL(`${school.origin}/auth/login`);
  });
});

test('what the network loses of it is asked again', async ({ page, context, request, school }) => {
  await putSession(context, school.origin, await sessionCookies(request, school.people.guru));
  for (const path of ['**/api/schools/current', '**/api/subscription/status*', '**/api/my-week*'])
    await page.route(path, (route) => route.abort(), { times: 1 });
  await page.goto(`${school.origin}/dashboard`);
  await expect(title(page)).toContainText('Cikgu Satu');
});

/** Of a usual visit with an empty cache: what is asked for before somebody sees what they came for. */
for (const [path, content, most] of [
  ['/rph?minggu=2026-09-21&paparan=minggu', 'main li[data-row]', 30],
  ['/dashboard', 'main section h2', 35],
  ['/bina-rph', 'main details', 42],
  ['/jadual-mengajar', 'main h1', 30],
] as const)
  test(`${path} shows its rows after ${most} requests at most`, async ({ page, context, request }) => {
    const origin = schoolOrigin('aba1001');
    await page.setViewportSize({ width: 390, height: 844 });
    await putSession(context, origin, await sessionCookies(request, 'guru@aba1001.test'));
    const asked: string[] = [];
    await page.exposeFunction('seen', () => asked.push('seen'));
    await page.addInitScript((rows) => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector(rows)) return;
        watch.disconnect();
        (window as unknown as { seen: () => void }).seen();
      });
      watch.observe(document, { childList: true, subtree: true });
    }, content);
    page.on('request', (each) => asked.push(each.url()));
    await onSlowLine(page);
    await page.goto(origin + path, { waitUntil: 'commit' });
    await expect.poll(() => asked.includes('seen'), { timeout: 30_000 }).toBe(true);
    // A production build has no pages of developers.
    const before = asked.slice(0, asked.indexOf('seen')).filter((each) => !each.includes('developer-pages'));
    expect(before.length, before.join('\n')).toBeLessThanOrEqual(most);
  });
