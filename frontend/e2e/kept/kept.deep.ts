import { type APIRequestContext, type BrowserContext, expect, type Route } from '@playwright/test';
import { answerTo } from '../support/answer-to';
import { deviceOf } from '../support/hosted-backend';
import { type OwnSchool, test } from '../support/own-school';
import { openSignedIn } from '../support/sign-in';
import { Chance } from './chance';
import { Writer } from './writer';

const rounds = Number(process.env.KEPT_ROUNDS ?? 500);
const seed = Number(process.env.KEPT_SEED ?? 20_261_122);
/** As many as one school's list holds on a page, two plans each. */
const roundsOfSchool = 25;
const plans = '**/api/lesson-plans**';

test.describe.configure({ mode: 'parallel' });

const isWrite = (route: Route) => ['POST', 'PUT'].includes(route.request().method());

/** What a write meets on its way; reading goes on. */
const obstacles = {
  none: (route: Route) => route.continue(),
  'lost reply': async (route: Route) => {
    await answerTo(route).catch(() => undefined);
    await route.abort('connectionreset');
  },
  'server in trouble': (route: Route) =>
    route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'Later.' } }),
  'expired session': (route: Route) =>
    route.fulfill({ status: 401, json: { code: 'TOKEN_EXPIRED', message: 'Expired.' } }),
} as const;

const events = ['offline', 'online', 'kill', 'reload', 'new build', ...typedKeys(obstacles)] as const;
type Happening = (typeof events)[number];

function typedKeys<Key extends string>(of: Readonly<Record<Key, unknown>>): [Key, ...Key[]] {
  return Object.keys(of) as [Key, ...Key[]];
}

type Story = { context: BrowserContext; writers: readonly [Writer, ...Writer[]]; isOffline: boolean };

async function happen(story: Story, happening: Happening): Promise<void> {
  const { context, writers } = story;
  switch (happening) {
    case 'offline':
    case 'online':
      story.isOffline = happening === 'offline';
      return context.setOffline(story.isOffline);
    case 'kill':
      for (const writer of writers) await writer.kill();
      for (const writer of writers) await writer.open();
      return;
    case 'reload':
      for (const writer of writers) await writer.reload();
      return;
    case 'new build':
      // Without a network nobody hears of one.
      if (!story.isOffline) await writers[0].meetNewBuild();
      return;
    default:
      await context.unroute(plans);
      await context.route(plans, (route) =>
        isWrite(route) ? obstacles[happening](route) : route.continue(),
      );
  }
}

async function tell(story: Story, chance: Chance): Promise<string[]> {
  const told: string[] = [];
  for (const writer of story.writers) await writer.begin();
  for (let step = 0; step < 6; step++) {
    const happening = chance.oneOf(events);
    told.push(happening);
    await happen(story, happening);
    for (const writer of story.writers) await writer.write(chance.oneOf([0, 100, 600, 1_200]));
  }
  for (const writer of story.writers) await writer.kill();
  return told;
}

type Listed = { subject: string; objective: string };

/** What the school has of each writer, asked as that person. */
async function askPlans(request: APIRequestContext, { origin, people }: OwnSchool) {
  const { data } = await (await deviceOf(request, people.guru)).getSession();
  const { host, port } = new URL(origin);
  const headers = { host, authorization: `Bearer ${data.session?.access_token}` };
  return async ({ subject }: Writer): Promise<number[]> => {
    const reply = await request.get(`http://127.0.0.1:${port}/api/lesson-plans?limit=100`, { headers });
    const { items }: { items: Listed[] } = await reply.json();
    return items.filter((plan) => plan.subject === subject).map(({ objective }) => Number(objective));
  };
}

/** With the network and the session back, and the list open in a tab: what was promised comes, once. */
async function expectAll(
  { context, writers }: Story,
  told: string,
  request: APIRequestContext,
  school: OwnSchool,
): Promise<void> {
  await context.unroute(plans);
  await context.setOffline(false);
  const page = await context.newPage();
  await openSignedIn(page, `${school.origin}/rph`, school.people.guru);
  const found = await askPlans(request, school);
  for (const writer of writers) {
    const message = `${writer.subject}, ${writer.owed} promised of ${writer.typed} typed, after ${told}`;
    const isThere = async () => {
      const [first = 0, ...more] = await found(writer);
      return more.length === 0 && first >= writer.owed && first <= writer.typed;
    };
    await expect.poll(isThere, { message, timeout: 60_000 }).toBe(true);
  }
  await expect(page.getByRole('region', { name: 'Dalam peranti ini' })).toHaveCount(0, { timeout: 60_000 });
  for (const writer of writers) expect(await found(writer), `${writer.subject} after all`).toHaveLength(1);
}

for (let first = 0; first < rounds; first += roundsOfSchool) {
  const last = Math.min(first + roundsOfSchool, rounds);
  test(`whatever happens while writing, what was promised is found again exactly once (${first + 1} to ${last})`, async ({
    browser,
    context: prepared,
    request,
    school,
  }) => {
    await prepared.close();
    for (let round = first; round < last; round++)
      await test.step(`seed ${seed}, round ${round + 1}`, async () => {
        const chance = new Chance(seed + round);
        const context = await browser.newContext({ serviceWorkers: 'allow', locale: 'ms-MY' });
        await context.addInitScript(() => localStorage.setItem('device-use', 'own'));
        const page = await context.newPage();
        await openSignedIn(page, `${school.origin}/dashboard`, school.people.guru);
        await page.evaluate(async () => void (await navigator.serviceWorker.ready));
        await page.close();
        const writer = (name: string) => new Writer(context, school.origin, `${name} ${round + 1}`);
        const writers: Story['writers'] =
          chance.below(2) === 0 ? [writer('Sains')] : [writer('Sains'), writer('Muzik')];
        const story = { context, writers, isOffline: false };
        const told = await tell(story, chance);
        await expectAll(story, told.join(', '), request, school);
        await context.close();
      });
  });
}
