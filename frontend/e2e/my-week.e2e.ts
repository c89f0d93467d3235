import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/accessibility';
import { type Administrator, administratorOf } from './support/administrator';
import { expectSaved } from './support/lesson-plan';
import { test } from './support/own-school';
import { signIn } from './support/sign-in';
import { type LessonTime, makeTeachingWeek, type TeachingWeek } from './support/teaching-week';
import { asTyped, daysAfter } from './support/today';

test('a teacher prepares a week by a key, takes it back, and writes what it lacks', async ({
  page,
  request,
  school,
}) => {
  const { day } = await makeTeachingWeek(await administratorOf(request, school), [
    ['4 Bestari', 1, '08:00', '08:30'],
    ['4 Bestari', 1, '08:30', '09:00'],
    ['4 Bestari', 3, '10:00', '10:30'],
  ]);
  await signIn(page, school.people.guru);
  await page.goto(`${school.origin}/rph?minggu=${day}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Minggu Saya' })).toBeVisible();
  const sentence = page
    .getByRole('banner')
    .or(page.getByRole('main'))
    .getByText('2 rancangan belum ditulis, lewat');
  await expect(sentence).toBeVisible();

  await page.keyboard.press('s');
  await expect(page.getByText('2 draf disediakan')).toBeVisible();
  await expect(page.getByText('2 perlu dilihat.')).toBeVisible();
  await page.getByRole('button', { name: 'Buat asal' }).click();
  await expect(sentence).toBeVisible();
  await page.getByRole('button', { name: 'Sediakan minggu' }).click();
  await expect(page.getByText('2 perlu dilihat.')).toBeVisible();
  await expectAccessibleEverywhere(page);

  await page.keyboard.press('n');
  const first = page.getByRole('link', {
    name: /8\.00 pagi, 4 Bestari Sains, tiada rpt: tulis objektif · lewat$/,
  });
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('Objektif *').fill('Murid dapat meramal perubahan.');
  // On a phone one section is shown at a time.
  await page.getByRole('button', { name: 'Aktiviti', exact: true }).click();
  await page.getByLabel('Langkah 1').fill('Set induksi (10 min)\nStesen (50 min)');
  await expectSaved(page);
  await page.goBack();
  await expect(page.getByText('1 perlu dilihat, 1 draf sedia.')).toBeVisible();

  await test.step('a day is put off as a whole, and its teacher away by two presses', async () => {
    await page.getByRole('button', { name: /^Tindakan hari Isnin/ }).click();
    await page.getByRole('menuitem', { name: 'Tangguhkan semua…' }).click();
    await page.getByLabel('Sebab').fill('Sukan tahunan');
    await page.getByRole('button', { name: 'Tangguhkan', exact: true }).click();
    await expect(page.getByText('Ditangguhkan: Sukan tahunan')).toBeVisible();
    await page.getByRole('button', { name: 'Buat asal' }).last().click();
    await expect(page.getByText('1 perlu dilihat, 1 draf sedia.')).toBeVisible();
    await page.getByRole('button', { name: 'Tindakan minggu' }).click();
    await page.getByRole('menuitem', { name: 'Salin daripada minggu lalu' }).click();
    await expect(page.getByText('Tiada rancangan minggu lalu yang sepadan untuk disalin.')).toBeVisible();
    await page.getByRole('button', { name: /^Tindakan hari Isnin/ }).click();
    await page.getByRole('menuitem', { name: 'Saya tidak hadir…' }).click();
    await page.getByRole('button', { name: 'Rekod ketiadaan' }).click();
    await expect(page.getByText(/^Ketiadaan .+ disimpan\.$/)).toBeVisible();
  });

  await page.setViewportSize({ width: 390, height: 844 });
  const wednesday = page.getByRole('tab', { name: /Rabu.*, 1 PdP, 1 perlu dilihat$/ });
  await wednesday.click();
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: /Selasa/ })).toBeFocused();
  await expect(page.getByRole('tabpanel')).toContainText('Tiada PdP.');
});

test('an absence that is entered on its own page, and taken back, stands in the week that was open before @weekly', async ({
  page,
  request,
  school,
}) => {
  const { day } = await makeTeachingWeek(await administratorOf(request, school), [
    ['4 Bestari', 1, '08:00', '08:30'],
  ]);
  await signIn(page, school.people.guru);
  await page.goto(`${school.origin}/rph?minggu=${day}`);
  const lesson = page.getByRole('main').getByRole('listitem').filter({ hasText: '4 Bestari' });
  await expect(lesson).toContainText('Belum ditulis');
  await page.getByRole('link', { name: 'Ketiadaan', exact: true }).click();
  await page.getByRole('button', { name: 'Maklumkan tidak hadir' }).click();
  await page.getByLabel('Hari pertama').fill(asTyped(day));
  await page.getByLabel('Hari terakhir').fill(asTyped(day));
  await page.getByRole('button', { name: 'Rekod ketiadaan' }).click();
  await expect(page.getByText(/^Ketiadaan .+ disimpan\.$/)).toBeVisible();
  await page.goBack();
  await expect(lesson).toContainText('Anda tidak hadir');
  await page.getByRole('button', { name: 'Buat asal' }).click();
  await expect(lesson).toContainText('Belum ditulis');
});

test('a phone shows the day that was chosen, wherever its way there is held up', async ({
  page,
  request,
  school,
}) => {
  const { day } = await makeTeachingWeek(await administratorOf(request, school), [
    ['4 Bestari', 1, '08:00', '08:30'],
    ['4 Cerdas', 4, '08:00', '08:30'],
  ]);
  await signIn(page, school.people.guru);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${school.origin}/rph?minggu=${day}&hari=${day}`);
  const panel = page.locator('#day-panel');
  await expect(panel).toContainText('4 Bestari');
  /** Brings the second day in sight with the next thing that scrolls, and stops that there. */
  const holdUp = () =>
    panel.evaluate((shown) => {
      const track = shown.parentElement;
      const [first, second] = [...(track?.children ?? [])].map((day) => day.getBoundingClientRect().left);
      const left = (second ?? 0) - (first ?? 0);
      track?.addEventListener('scroll', () => track.scrollTo({ left, behavior: 'instant' }), { once: true });
    });

  await holdUp();
  await page.getByRole('tab').nth(3).press('Enter');
  await expect(panel).toContainText('4 Cerdas');
  await expect(panel).toBeInViewport({ ratio: 0.9 });
  await expect(page).toHaveURL(new RegExp(`hari=${daysAfter(day, 3)}`));

  await holdUp();
  await panel.dispatchEvent('pointercancel');
  await panel.evaluate((shown) => shown.parentElement?.scrollTo({ left: 0, behavior: 'instant' }));
  await expect(page).toHaveURL(new RegExp(`hari=${daysAfter(day, 1)}`));
});

/** 25 lessons of nine classes: three a week in four classes of each level, and one in a fifth. */
const fourth = ['4 Bestari', '4 Cerdas', '4 Dedikasi', '4 Elit'];
const fifth = ['5 Bestari', '5 Cerdas', '5 Dedikasi', '5 Elit'];
const fullWeek = [...[1, 2, 3].flatMap(() => [...fourth, ...fifth]), '5 Fikir'].map(
  (className, at): LessonTime => {
    const hour = 8 + (at % 5);
    return [className, 1 + Math.floor(at / 5), `${clock(hour)}:00`, `${clock(hour)}:30`];
  },
);

function clock(hour: number): string {
  return String(hour).padStart(2, '0');
}

/** A yearly plan for both levels, three standards in the third week; with what was done about them `before`, unless nothing was. */
async function makePreparations(
  { admin, teacher }: Record<'admin' | 'teacher', Administrator>,
  { academicYearId, subjectId }: TeachingWeek,
  before: string | null,
): Promise<void> {
  for (const level of [4, 5]) {
    const planId = crypto.randomUUID();
    await admin.post('/api/yearly-plans', {
      ...{ id: planId, academicYearId, subjectId, gradeLevel: `T${level}` },
      ...{ isOwn: false, startFrom: null, fromCurriculum: false },
    });
    const standards = [1, 2, 3].map((number) => `${level}.1.${number} Menyiasat perubahan ${number}`);
    await admin.post('/api/yearly-plan-rows', {
      ...{ id: crypto.randomUUID(), planId, week: 3, rank: 0, theme: '', topic: 'Perubahan' },
      ...{ contentStandards: [], learningStandards: standards, objective: '', crossCurricular: '' },
      ...{ resources: '', notes: '' },
    });
    if (before === null) continue;
    for (const [at, standard] of standards.entries())
      await teacher.post('/api/lesson-plans', {
        ...{ id: crypto.randomUUID(), date: before },
        ...{ startTime: `0${level}:${at}0`, endTime: `0${level}:${at + 3}0` },
        ...{ className: `${level} Tahun lalu`, subject: 'Sains', learningStandards: [standard] },
        ...{ objective: 'Murid dapat menyiasat.', activities: `Siasat ${standard} (30 min)`, reflection: '' },
      });
  }
}

/** Presses of a thumb, counted. By key, so that the word of what was done before lies over nothing. */
function countedPresses(page: Page) {
  let count = 0;
  const press = async (target: Locator) => {
    await target.press('Enter');
    count += 1;
  };
  const named = (name: string | RegExp) =>
    page
      .getByRole('button', { name })
      .or(page.getByRole('link', { name }))
      .or(page.getByRole('menuitem', { name }))
      .or(page.getByRole('tab', { name }))
      .first();
  return {
    press: (name: string | RegExp) => press(named(name)),
    /** Pressed to write in it; the words themselves are not counted. */
    write: async (target: Locator, text: string) => {
      await target.fill(text);
      count += 1;
    },
    /** Leads to the next plan. What stands there looks as what stood before, so its address is waited for. */
    toNext: async () => {
      const from = page.url();
      await press(named(/^Seterusnya: /));
      await expect(page).not.toHaveURL(from);
    },
    count: () => count,
  };
}

test('a week of 25 lessons is written by its six preparations, in at most 36 presses of a thumb', {
  tag: '@weekly',
}, async ({ page, request, school }) => {
  test.slow();
  const admin = await administratorOf(request, school);
  const teachingWeek = await makeTeachingWeek(admin, fullWeek);
  const { day } = teachingWeek;
  const teacher = await administratorOf(request, school, 'guru');
  const monday = daysAfter(day, -14);
  await makePreparations({ admin, teacher }, teachingWeek, monday);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, school.people.guru);
  await page.goto(`${school.origin}/rph?minggu=${day}`);
  const { press, count } = countedPresses(page);

  await press('Sediakan minggu');
  await expect(page.getByText('25 draf disediakan')).toBeVisible();
  await press(/8\.00 pagi, 4 Bestari Sains/);
  for (const number of [1, 2, 3, 4, 5, 6]) {
    await expect(page.getByText('Disimpan').first()).toBeVisible();
    const copied = page.waitForResponse(/\/parallel-copies$/);
    await press('Tindakan rancangan');
    await press('Salin ke kelas selari');
    await copied;
    await expect(page.getByText(/^Disalin ke /).last()).toBeVisible();
    await press('Kembali ke minggu');
    if (number === 6) break;
    // Nothing is lacking, so nothing leads there but its card, on its day.
    const { plans } = await teacher.get(`/api/my-week?day=${day}`);
    const next = plans.find(({ isUnseen }: { isUnseen: boolean }) => isUnseen);
    const dayOfMonth = String(Number(next.date.slice(8)));
    const tab = page.getByRole('tab', { name: new RegExp(`^\\w+ ${dayOfMonth} `) });
    if ((await tab.getAttribute('aria-selected')) !== 'true') await press(new RegExp(`^\\w+ ${dayOfMonth} `));
    await press(/belum dibuka/);
  }
  await expect(page.getByText('25 draf sedia.')).toBeVisible();
  // The page itself was opened by one.
  expect(1 + count()).toBeLessThanOrEqual(12 + 4 * 6);
  const week = await teacher.get(`/api/my-week?day=${day}`);
  expect(week.plans.filter(({ isUnseen }: { isUnseen: boolean }) => isUnseen)).toEqual([]);

  await test.step('what stood in the place of a copy is brought back', async () => {
    const { id } = week.plans.find(({ className }: { className: string }) => className === '5 Fikir');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${school.origin}/bina-rph?id=${id}`);
    await page.getByRole('button', { name: 'Versi terdahulu' }).click();
    await expect(page.getByRole('dialog').locator('del').first()).toContainText('5.1.3');
    await page.getByRole('button', { name: 'Kembalikan versi ini' }).click();
    await expect(page.getByText('5.1.3', { exact: true }).first()).toBeVisible();
  });
});

test('without last year a preparation takes at most twelve presses, its words typed once', {
  tag: '@weekly',
}, async ({ page, request, school }) => {
  const admin = await administratorOf(request, school);
  const teachingWeek = await makeTeachingWeek(admin, fullWeek);
  const teacher = await administratorOf(request, school, 'guru');
  await makePreparations({ admin, teacher }, teachingWeek, null);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, school.people.guru);
  await page.goto(`${school.origin}/rph?minggu=${teachingWeek.day}`);
  const { press, write, toNext, count } = countedPresses(page);

  await press('Sediakan minggu');
  await expect(page.getByText('25 draf disediakan')).toBeVisible();
  await press(/8\.00 pagi, 4 Bestari Sains/);
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const before = count();
    await press('Aktiviti');
    await write(page.getByLabel('Langkah 1'), `Siasat ${number} (20 min)\nRumus (10 min)`);
    await expectSaved(page);
    const copied = page.waitForResponse(/\/parallel-copies$/);
    await press('Tindakan rancangan');
    await press('Salin ke kelas selari');
    await copied;
    if (number < 6) await toNext();
    expect(count() - before).toBeLessThanOrEqual(12);
  }
  await press('Selesai');
  await expect(page.getByText('25 draf sedia.')).toBeVisible();
  const { plans } = await teacher.get(`/api/my-week?day=${teachingWeek.day}`);
  expect(plans.filter(({ activities }: { activities: string }) => activities !== '')).toHaveLength(25);
});
