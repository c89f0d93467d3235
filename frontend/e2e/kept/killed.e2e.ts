import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { type Administrator, administratorOf } from '../support/administrator';
import { test as base, type OwnSchool } from '../support/own-school';
import { openSignedIn } from '../support/sign-in';
import { systemNow } from '../support/today';
import { Chance } from './chance';
import { Device } from './device';
import { writtenYearlyPlan } from './nouns';

/** `KEPT_KILLS`: of the browser, each at a moment of its own. */
const kills = Number(process.env.KEPT_KILLS || 1);
const seed = Number(process.env.KEPT_SEED || 20_261_125);
/** What was typed this long before the end is safe. */
const promise = 500;

const test = base.extend<{ device: Device }>({
  device: async ({ school }, use) => {
    const device = await Device.begin(school);
    await use(device);
    await device.end();
  },
});

test.describe.configure({ retries: 0, timeout: 120_000 + kills * 60_000 });

/** Where somebody writes when the browser dies. */
type Writing = {
  address: string;
  opensWithoutNetwork: boolean;
  keys: readonly [string, ...string[]];
  /** With the caret behind what stands there. */
  begin: (page: Page) => Promise<void>;
  shown: (page: Page) => Promise<string>;
  /** Of every record that could be this one. */
  found: () => Promise<string[]>;
};

const objective = (page: Page) => page.getByLabel('Objektif *');

async function lessonPlan(admin: Administrator, { origin }: OwnSchool): Promise<Writing> {
  const id = randomUUID();
  await admin.post('/api/lesson-plans', {
    ...{ id, date: '2026-10-12', startTime: '07:40', endTime: '08:40', className: '5 Cerdas' },
    ...{ subject: 'Sains', objective: '', activities: '' },
  });
  return {
    address: `${origin}/bina-rph?id=${id}`,
    opensWithoutNetwork: true,
    keys: ['a', 'b', 'c', 'd', ' '],
    async begin(page) {
      await objective(page).focus();
      await page.keyboard.press('Control+End');
    },
    shown: (page) => objective(page).inputValue(),
    async found() {
      const { items } = await admin.get('/api/lesson-plans?limit=100');
      const read = async (plan: { id: string }) =>
        (await admin.get(`/api/lesson-plans/${plan.id}`)).objective;
      return Promise.all(items.map(read));
    },
  };
}

const topicColumn = 1;

/** Nothing is entered: the words stand in the open cell. */
async function yearlyPlanCell(admin: Administrator, school: OwnSchool): Promise<Writing> {
  const plan = await writtenYearlyPlan(admin, '');
  const cell = (page: Page) => plan.cell(topicColumn)(page);
  return {
    address: `${school.origin}/rpt`,
    opensWithoutNetwork: false,
    keys: ['a', 'b', 'c', 'd'],
    async begin(page) {
      await cell(page).dblclick();
      await page.keyboard.press('Control+End');
    },
    shown: async (page) => shownIn(await cell(page).locator('.sr-only').innerText()),
    found: async () => (await plan.rows()).map(({ topic }) => topic),
  };
}

/** "aab, dalam peranti ini": what is spoken of a cell is its text, and how it stands. */
const shownIn = (spoken: string) => (/^[abcd]+/.exec(spoken.trim()) ?? [''])[0];

const writings = { 'a lesson plan': lessonPlan, 'a cell without Enter': yearlyPlanCell } as const;

/** What the page says, each time that it says something else, with the text that it says it of. */
async function hearPromises(page: Page, hear: (text: string) => void): Promise<void> {
  await page.exposeFunction('hearPromise', hear);
  await page.evaluate(() => {
    const tell = () => {
      const field = document.querySelector<HTMLTextAreaElement>('textarea[name=objective]');
      const states = [...(field?.closest('form')?.querySelectorAll('span') ?? [])];
      const isSafe = states.some(({ textContent }) =>
        /^(?:Disimpan \d|Dalam peranti ini$)/.test(textContent ?? ''),
      );
      if (field && isSafe) Reflect.get(window, 'hearPromise')(field.value);
    };
    new MutationObserver(tell).observe(document.body, {
      ...{ subtree: true, childList: true, characterData: true },
    });
  });
}

/** Whatever the machine is busy with: instants that the same store has committed in a database of its own, beside the
 * writing. A text is late where it is half a second later than these. */
async function keepInstants(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const opening = indexedDB.open('kept-reference');
    opening.onupgradeneeded = () => opening.result.createObjectStore('instants');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const keep = () => {
      const transaction = opening.result.transaction('instants', 'readwrite');
      transaction.objectStore('instants').put(performance.timeOrigin + performance.now(), 'last');
      transaction.oncomplete = () => setTimeout(keep, 50);
    };
    keep();
  });
}

function lastInstant(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('kept-reference');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const last = opening.result.transaction('instants').objectStore('instants').get('last');
    await new Promise((resolve) => {
      last.onsuccess = resolve;
    });
    opening.result.close();
    return Number(last.result);
  });
}

type Typed = { text: string; at: number };

/** Key after key as a person types, now and then with a pause in which the text is sent. */
async function type(
  page: Page,
  { keys, before }: { keys: Writing['keys']; before: string },
  chance: Chance,
  isOver: () => boolean,
): Promise<Typed[]> {
  const typed: Typed[] = [];
  let text = before;
  while (!isOver()) {
    const key = chance.oneOf(keys);
    const isTaken = await page.keyboard.insertText(key).then(
      () => true,
      () => false,
    );
    text += key;
    // The key that met the kill may stand there or not.
    typed.push({ text, at: isTaken ? systemNow() : Number.POSITIVE_INFINITY });
    await new Promise((resolve) => setTimeout(resolve, chance.oneOf([20, 40, 80, 80, 1_000])));
  }
  return typed;
}

for (const [place, writingIn] of Object.entries(writings))
  test(`a browser that is killed while somebody types in ${place} loses nothing older than half a second, whatever the network does (${kills} kills)`, async ({
    device,
    request,
    school,
  }) => {
    const chance = new Chance(seed);
    const writing = await writingIn(await administratorOf(request, school), school);
    const open = async () => {
      const page = await device.context.newPage();
      await page.goto(writing.address);
      await expect.poll(() => writing.shown(page)).toBeDefined();
      return page;
    };
    let page = await open();
    for (let kill = 0; kill < kills; kill++)
      await test.step(`seed ${seed}, kill ${kill + 1}`, async () => {
        const isOffline = chance.below(2) === 0;
        const before = await writing.shown(page);
        let promised = before;
        await hearPromises(page, (text) => {
          promised = text;
        });
        await keepInstants(page);
        await device.context.setOffline(isOffline);
        await device.noteCookies();
        await writing.begin(page);
        let killedAt = 0;
        const typing = type(page, { keys: writing.keys, before }, chance, () => killedAt > 0);
        await new Promise((resolve) => setTimeout(resolve, 300 + chance.below(3_000)));
        killedAt = await device.kill();
        const typed = await typing;
        const last = typed.at(-1)?.text ?? before;

        await device.startAgain();
        await device.context.setOffline(isOffline && writing.opensWithoutNetwork);
        page = await open();
        const lived = Math.min(killedAt, await lastInstant(page));
        const safe = typed.findLast(({ at }) => at < lived - promise)?.text ?? before;
        // A cell shows what the device kept once it has been looked for.
        await expect.poll(async () => (await writing.shown(page)).length).toBeGreaterThanOrEqual(safe.length);
        const found = await writing.shown(page);
        const story = `${isOffline ? 'offline' : 'online'}, store ${killedAt - lived} ms behind: ${before.length} before, ${safe.length} safe, ${promised.length} promised, ${last.length} typed, ${found.length} found`;
        test.info().annotations.push({ type: 'kill', description: story });
        expect(last.startsWith(found), story).toBe(true);
        expect(found.length, story).toBeGreaterThanOrEqual(promised.length);
        await device.context.setOffline(false);
        await expect.poll(writing.found, { timeout: 30_000 }).toEqual([found]);
      });
  });

test('Escape in a cell brings back what stood there, also where the letters were sent @weekly', async ({
  page,
  request,
  school,
}) => {
  const admin = await administratorOf(request, school);
  const { cell, rows } = await writtenYearlyPlan(admin, 'Tenaga');
  const topics = async () => (await rows()).map(({ topic }) => topic);
  await openSignedIn(page, `${school.origin}/rpt`, school.people.admin);
  await cell(topicColumn)(page).focus();
  await page.keyboard.type('Haba');
  await expect.poll(topics).toEqual(['Haba']);
  await page.keyboard.press('Escape');
  await expect.poll(topics).toEqual(['Tenaga']);
  await expect(cell(topicColumn)(page)).toContainText('Tenaga');
  await page.keyboard.type('Cahaya');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+z');
  await expect.poll(topics).toEqual(['Tenaga']);
});
