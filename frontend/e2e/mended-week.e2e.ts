import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectToReflow } from './support/accessibility';
import { type Administrator, administratorOf } from './support/administrator';
import { expectSaved } from './support/lesson-plan';
import { type OwnSchool, test } from './support/own-school';
import { signIn } from './support/sign-in';
import { sendWeek, superviseTeacher, type WrittenPlan, writeWeek } from './support/supervised-teacher';
import { type LessonTime, makeTeachingWeek } from './support/teaching-week';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const objective = 'Pada akhir PdP, murid dapat menyebut tiga bahan.';
const activities = 'Stesen (20 min)\nRumus (10 min)';

/** Three of each kind, and two that lack nothing. */
const kinds = [
  ...Array.from({ length: 3 }, () => ({ objective: '', activities })),
  ...Array.from({ length: 3 }, () => ({ objective, activities: '' })),
  ...Array.from({ length: 3 }, () => ({ objective, activities: 'Stesen (20 min)\nRumus' })),
  ...Array.from({ length: 2 }, () => ({ objective, activities })),
];

const lessons = kinds.map((_kind, at): LessonTime => {
  const hour = String(8 + (at % 3)).padStart(2, '0');
  return [at % 2 ? '5 Bestari' : '5 Cerdas', 1 + Math.floor(at / 3), `${hour}:00`, `${hour}:30`];
});

type Prepared = Readonly<{ teacher: Administrator; day: string; plans: readonly WrittenPlan[] }>;

async function prepare(request: Parameters<typeof administratorOf>[0], school: OwnSchool): Promise<Prepared> {
  const admin = await administratorOf(request, school);
  const { day } = await makeTeachingWeek(admin, lessons);
  await superviseTeacher(admin);
  const teacher = await administratorOf(request, school, 'guru');
  const plans = await writeWeek(teacher, day, (at) => kinds[at] ?? { objective, activities });
  return { teacher, day, plans };
}

/** Where a thumb is put down, counted. */
function taps(page: Page) {
  let count = 0;
  return {
    on: async (target: Locator) => {
      await target.tap();
      count += 1;
    },
    count: () => count,
    bar: page.locator('[data-thumb]'),
  };
}

/** Whole on the screen, with nothing over it. */
async function expectInSight(page: Page, target: Locator): Promise<void> {
  await expect
    .poll(() =>
      target.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const head = document.querySelector('[data-own-head]')?.getBoundingClientRect().bottom ?? 0;
        const bar = document.querySelector('[data-thumb]')?.getBoundingClientRect().top ?? innerHeight;
        return top >= head && bottom <= bar;
      }),
    )
    .toBe(true);
  await expect(page.locator('[data-own-head]')).toBeVisible();
}

test('nine gaps of a week are mended on a phone in at most 24 taps, each with the focus in it @weekly', async ({
  page,
  request,
  school,
}) => {
  test.slow();
  const { teacher, day } = await prepare(request, school);
  await signIn(page, school.people.guru);
  await page.goto(`${school.origin}/rph?minggu=${day}`);
  await expect(page.getByText('9 perlu dilihat, 2 draf sedia.')).toBeVisible();

  await test.step('the week shows only what has to be mended, where that is asked for', async () => {
    await page.getByRole('button', { name: 'Perlu dilihat 9' }).tap();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(9);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Perlu dilihat 9' }).tap();
  });

  const { on, bar, count } = taps(page);
  await on(page.getByRole('link', { name: 'Betulkan 9' }));
  for (const [at, kind] of kinds.slice(0, 9).entries()) {
    if (kind.objective === '') {
      await expect(page.getByLabel('Objektif *')).toBeFocused();
      await page.keyboard.type(objective);
    } else if (kind.activities === '') {
      await expect(page.getByLabel('Set induksi').or(page.getByLabel('Langkah 1')).first()).toBeFocused();
      await page.keyboard.type('Stesen');
    } else {
      await expect(page.getByLabel('Minit (1)')).toBeFocused();
      await on(page.getByRole('button', { name: 'Beri baki 10 minit' }));
    }
    await expectSaved(page);
    const from = page.url();
    if (at < 8) {
      await on(bar.getByRole('link', { name: /^Seterusnya: / }));
      await expect(page).not.toHaveURL(from);
    }
  }
  // Nothing is left but what lacks nothing.
  await on(bar.getByRole('button', { name: 'Selesai' }));
  await expect(page.getByText('11 draf sedia.')).toBeVisible();
  await on(page.getByRole('button', { name: 'Hantar minggu' }));
  await on(page.getByRole('button', { name: 'Hantar 11' }));
  // The page itself was opened by one.
  expect(1 + count()).toBeLessThanOrEqual(24);
  await expect(page.getByText('11 rancangan dihantar.')).toBeVisible();
  const { plans } = await teacher.get(`/api/my-week/sending?day=${day}`);
  expect(plans.filter(({ state }: { state: string }) => state === 'sent')).toHaveLength(11);
});

test('what came back is mended on a phone where it was remarked, and sent again alone', async ({
  page,
  request,
  school,
}) => {
  test.slow();
  const { teacher, day, plans } = await prepare(request, school);
  const [returned, unsent] = plans.filter((plan) => plan.objective && plan.activities === activities);
  if (!returned || !unsent) throw new Error('Two plans lack nothing.');
  await sendWeek(teacher, day, [returned]);
  const verifier = await administratorOf(request, school, 'penyelia');
  await verifier.post(`/api/school-plans/${returned.id}/verdicts`, {
    ...{ id: randomUUID(), verdict: 'returned', version: 1 },
    comments: [{ id: randomUUID(), section: 'objective', body: 'Berapa orang murid?' }],
  });
  const standing = async (id: string) => {
    const { plans: sent } = await teacher.get(`/api/my-week/sending?day=${day}`);
    return sent.find(({ planId }: { planId: string }) => planId === id)?.state;
  };
  // So long a verdict can be taken back.
  await expect.poll(() => standing(returned.id), { timeout: 90_000, intervals: [2_000] }).toBe('returned');
  await signIn(page, school.people.guru);
  await page.goto(`${school.origin}/bina-rph?id=${returned.id}`);
  const field = page.getByLabel('Objektif *');
  const remark = page.getByRole('region', { name: 'Ulasan tentang objektif' });
  const bar = page.locator('[data-thumb]');
  await expect(field).toBeFocused();
  await expect(remark).toContainText('Berapa orang murid?');

  await test.step('the head takes 84 pixels, and there is one button', async () => {
    const head = await page.locator('[data-own-head]').boundingBox();
    expect(head?.y).toBe(0);
    expect(head?.height).toBeLessThanOrEqual(84);
    await expect(page.getByRole('navigation', { name: 'Utama' })).toBeHidden();
    await expect(bar.getByRole('button')).toHaveText(['Hantar semula']);
    await expect(page.getByRole('button', { name: 'Hantar semula' })).toBeDisabled();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectToReflow(page);
  });

  await test.step('with the keyboard open the field and its remark are whole', async () => {
    await page.setViewportSize({ width: 390, height: 585 });
    await page.getByRole('button', { name: 'Aktiviti' }).tap();
    await page.getByRole('button', { name: 'Bahagian sebelumnya' }).tap();
    await expect(field).toBeFocused();
    await expectInSight(page, field);
    await expectInSight(page, remark);
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('it is answered by a press and sent again, and takes no other along', async () => {
    await field.press('End');
    await page.keyboard.type(' Sekurang-kurangnya 20 orang.');
    await remark.getByRole('button', { name: 'Sudah dibetulkan' }).tap();
    await expect(remark.getByText('Sudah dibetulkan.')).toBeVisible();
    await bar.getByRole('button', { name: 'Hantar semula' }).tap();
    await expect(page.getByText('1 rancangan dihantar.')).toBeVisible();
    expect([await standing(returned.id), await standing(unsent.id)]).toEqual(['sent', 'draft']);
    await expect(page.getByRole('region', { name: 'Semakan' })).toContainText('Menunggu semakan.');
    await expect(bar.getByRole('link', { name: /^Seterusnya: / })).toBeVisible();
  });
});
