import { type BrowserContext, expect, type Page } from '@playwright/test';
import { killTab } from './support/kill';
import { writePlan } from './support/lesson-plan';
import { test } from './support/own-school';
import { untilInstalled } from './support/service-worker';
import { signIn } from './support/sign-in';

test.use({ serviceWorkers: 'allow' });

const keptHere = (page: Page) => page.getByText('Dalam peranti ini', { exact: true });
const objective = (page: Page) => page.getByLabel('Objektif *');
const steps = (page: Page) => page.getByLabel('Langkah 1');

async function openPlan(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await expect(objective(page)).toBeVisible();
  return page;
}

/** As builds kept it that knew of one text a record: its own first words, sent without an answer. */
async function leaveTextOfOlderBuild(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const done = (request: IDBRequest) =>
      new Promise((resolve) => {
        request.onsuccess = resolve;
      });
    const opened = indexedDB.open('rekod-outbox');
    await done(opened);
    const store = opened.result.transaction('commands', 'readwrite').objectStore('commands');
    const [names, texts] = [store.getAllKeys(), store.getAll()];
    await Promise.all([done(names), done(texts)]);
    const [name, kept] = [String(names.result[0]), texts.result[0]];
    const text = { ...kept.text, objective: 'Ditulis oleh binaan lama.' };
    store.delete(name);
    await done(store.put({ ...kept, text, unanswered: kept.text }, name.split('/').slice(0, 4).join('/')));
    opened.result.close();
  });
}

test('two windows that write one plan without a network each keep what they wrote, through a kill of both', {
  tag: '@weekly',
}, async ({ page, context, school }) => {
  test.slow();
  await signIn(page, school.people.guru);
  await untilInstalled(page);
  await writePlan(page, { subject: 'Sains', className: '4 Amanah', objective: 'Objektif pagi.' });
  const plan = page.url();

  await test.step('what each wrote in a field of its own stands in one form again', async () => {
    const other = await openPlan(context, plan);
    await context.setOffline(true);
    await objective(page).fill('Ditulis di tetingkap pertama.');
    await expect(keptHere(page)).toBeVisible();
    await steps(other).fill('Ditulis di tetingkap kedua.');
    await expect(keptHere(other)).toBeVisible();
    await expect(keptHere(page)).toBeVisible();
    await killTab(page);
    await killTab(other);
    const back = await openPlan(context, plan);
    await expect(objective(back)).toHaveValue('Ditulis di tetingkap pertama.');
    await expect(steps(back)).toHaveValue('Ditulis di tetingkap kedua.');
    await expect(keptHere(back)).toBeVisible();
    await context.setOffline(false);
    await expect(back.getByText(/^Disimpan \d/)).toBeVisible();
    await back.close();
  });

  await test.step('so does what a build of yesterday left', async () => {
    const writing = await openPlan(context, plan);
    await context.setOffline(true);
    await objective(writing).fill('Ditulis oleh binaan');
    await expect(keptHere(writing)).toBeVisible();
    await leaveTextOfOlderBuild(writing);
    await killTab(writing);
    const back = await openPlan(context, plan);
    await expect(objective(back)).toHaveValue('Ditulis oleh binaan lama.');
    await context.setOffline(false);
    await expect(back.getByText(/^Disimpan \d/)).toBeVisible();
    await expect(back.getByRole('button', { name: /menunggu talian/ })).toHaveCount(0);
    await back.close();
  });

  await test.step('what both wrote in one field is asked', async () => {
    const [one, two] = [await openPlan(context, plan), await openPlan(context, plan)];
    await context.setOffline(true);
    await objective(one).fill('Objektif satu.');
    await expect(keptHere(one)).toBeVisible();
    await objective(two).fill('Objektif dua.');
    await expect(keptHere(two)).toBeVisible();
    await killTab(one);
    await killTab(two);
    await context.setOffline(false);
    const back = await openPlan(context, plan);
    const question = back.getByRole('dialog');
    await expect(question).toContainText('Objektif satu.');
    await expect(question).toContainText('Objektif dua.');
    await question.getByRole('button', { name: 'Guna versi saya' }).click();
    await expect(back.getByText(/^Disimpan \d/)).toBeVisible();
    await expect(back.getByRole('button', { name: /menunggu talian|perlu perhatian/ })).toHaveCount(0);
  });
});
