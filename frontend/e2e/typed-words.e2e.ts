import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { mainOrigin, schoolOrigin } from './support/addresses';
import { test } from './support/own-school';
import { type Opener, WAYS, type Way } from './support/sheets-with-forms';
import { openSignedIn, signIn } from './support/sign-in';
import { questionOf as question } from './support/typed-words';

const goOn = (page: Page) => question(page).getByRole('button', { name: 'Teruskan menulis' });
const discard = (page: Page) => question(page).getByRole('button', { name: 'Buang' });

/** The browser's own question, which is answered with staying. */
async function expectReloadAsks(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload({ timeout: 2_000 }).catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await reloaded;
}

/** By every way out of a sheet; the words and the focus stay. */
async function expectEveryWayAsks(page: Page, sheet: Locator, field: Locator): Promise<void> {
  const ways: [string, () => Promise<unknown>][] = [
    ['Escape', () => page.keyboard.press('Escape')],
    ['Escape once more', () => page.keyboard.press('Escape')],
    ['a press beside it', () => page.mouse.click(5, 5)],
    ['its cross', () => sheet.getByRole('button', { name: 'Tutup', exact: true }).first().click()],
    ['going back', () => page.evaluate(() => window.history.back())],
  ];
  for (const [way, leave] of ways)
    await test.step(way, async () => {
      await field.focus();
      await leave();
      await expect(goOn(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(question(page)).toHaveCount(0);
      await expect(sheet).toBeVisible();
    });
  await expect(field).toHaveValue('x');
}

test('what is typed in a sheet is asked about before it goes, and nothing else is', async ({
  page,
  school,
}) => {
  await signIn(page, school.people.adminutama);
  await page.goto(`${school.origin}/murid`);
  await page.getByRole('link', { name: 'Kelas & subjek' }).first().click();
  const add = page.getByRole('button', { name: 'Tambah kelas' }).first();
  const sheet = page.getByRole('dialog', { name: 'Tambah kelas' });
  const name = sheet.getByLabel('Nama kelas');

  await test.step('an untouched sheet closes', async () => {
    await add.click();
    await name.fill('x');
    await name.fill('');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(add).toBeFocused();
  });
  await test.step('one with a letter asks, by every way out', async () => {
    await add.click();
    await name.fill('x');
    await expectEveryWayAsks(page, sheet, name);
    await expectReloadAsks(page);
    await expect(name).toHaveValue('x');
  });
  await test.step('a choice of the mouse that ends beside the sheet closes nothing', async () => {
    const box = await name.boundingBox();
    if (!box) throw new Error('The field is on the screen.');
    await page.mouse.move(box.x + 30, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(5, box.y + 10);
    await page.mouse.up();
    await expect(question(page)).toHaveCount(0);
    await expect(sheet).toBeVisible();
  });
  await test.step('on a phone too, and the question can be read', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => window.history.back());
    await expect(goOn(page)).toBeInViewport({ ratio: 1 });
    await expect(discard(page)).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await goOn(page).click();
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  await test.step('what is given up is gone, and asks no more', async () => {
    await name.focus();
    await page.keyboard.press('Escape');
    await discard(page).click();
    await expect(sheet).toHaveCount(0);
    await add.click();
    await expect(name).toHaveValue('');
  });
  await test.step('what is stored asks no more', async () => {
    await name.fill('Bestari');
    await sheet.getByLabel('Tahun 1', { exact: true }).check();
    await sheet.getByRole('button', { name: 'Simpan' }).click();
    await expect(sheet).toHaveCount(0);
    await page.getByRole('link', { name: 'Murid' }).first().click();
    await page.waitForURL('**/murid**');
    await expect(question(page)).toHaveCount(0);
  });
});

test('a panel beside its list, a dialog and fields that no form speaks for ask as a sheet does @weekly', async ({
  page,
  school,
}) => {
  await signIn(page, school.people.adminutama);
  await test.step('a day beside the calendar, where another day is chosen', async () => {
    await page.goto(`${school.origin}/kalendar-akademik?sesi=2026&papar=bulan&bulan=2026-10&hari=2026-10-20`);
    const panel = page.getByRole('complementary');
    const reason = panel.getByLabel('Sebab');
    await reason.fill('x');
    await page.locator('td[data-date="2026-10-21"]').click();
    await goOn(page).click();
    await expect(reason).toHaveValue('x');
    await panel.getByRole('button', { name: 'Tutup' }).click();
    await expect(goOn(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expectReloadAsks(page);
    await page.locator('td[data-date="2026-10-21"]').click();
    await discard(page).click();
    await expect(panel).toContainText('21');
    await expect(reason).toHaveValue('');
  });
  await test.step('the reason in a dialog, by its button', async () => {
    await page.goto(`${school.origin}/admin-sekolah/pengguna`);
    await page.getByRole('button', { name: 'Tindakan untuk Cikgu Satu' }).click();
    await page.getByRole('menuitem', { name: /Gantung/ }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox').first().fill('x');
    await page.keyboard.press('Escape');
    await expect(goOn(page)).toBeFocused();
  });
  await test.step('a field of the design system in a sheet, without any form', async () => {
    await page.goto(`${mainOrigin()}/ui`);
    await page.getByRole('button', { name: 'Buka helaian' }).click();
    const sheet = page.getByRole('dialog', { name: 'Butiran murid' });
    await sheet.getByLabel('Nota').fill('x');
    await page.keyboard.press('Escape');
    await goOn(page).press('Enter');
    await expect(sheet.getByLabel('Nota')).toBeFocused();
    await page.keyboard.press('Escape');
    await discard(page).click();
    await expect(sheet).toHaveCount(0);
  });
});

test('what is half typed, or chosen, asks too, and what is typed stays when a tablet is turned', {
  tag: '@weekly',
}, async ({ page, school }) => {
  test.slow();
  await signIn(page, school.people.adminutama);
  await test.step('a tablet that is turned keeps what is typed beside the list, and in the sheet over it', async () => {
    const upright = { width: 820, height: 1180 };
    const across = { width: 1280, height: 800 };
    const day = `${school.origin}/kalendar-akademik?sesi=2026&papar=bulan&bulan=2026-10&hari=2026-10-20`;
    for (const [opened, turned] of [
      [across, upright],
      [upright, across],
    ] as const) {
      await page.setViewportSize(opened);
      await page.goto(day);
      const reason = page.getByLabel('Sebab');
      await reason.fill('x');
      await page.setViewportSize(turned);
      await expect(reason).toHaveValue('x');
      await expect(reason).toBeInViewport();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Tutup', exact: true }).click();
      await discard(page).click();
      await expect(reason).toHaveCount(0);
    }
    await page.setViewportSize(across);
  });
  await test.step('half a date, which is no value yet', async () => {
    await page.goto(`${school.origin}/admin-sekolah/pengguna`);
    await page.getByRole('button', { name: 'Tindakan untuk Cikgu Satu' }).click();
    await page.getByRole('menuitem', { name: /Gantung/ }).click();
    const end = page.getByRole('dialog').getByLabel('Hari terakhir');
    await end.fill('12/0');
    await page.keyboard.press('Escape');
    await expect(goOn(page)).toBeFocused();
    await page.keyboard.press('Escape');
  });
  await test.step('half a date is not sent as none: nobody is suspended for good who should be until a day', async () => {
    const sheet = page.getByRole('dialog');
    const end = sheet.getByLabel('Hari terakhir');
    await sheet.getByRole('button', { name: 'Gantung' }).click();
    await expect(end).toBeFocused();
    await expect(sheet.getByText('Sila tulis tarikh seperti 12/01/2026.')).toBeVisible();
    await expect(end).toHaveValue('12/0');
    await end.fill('');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  });
  await test.step('and once in a panel: what is given up there is not asked about by the page again', async () => {
    await page.goto(`${school.origin}/kalendar-akademik?sesi=2026&papar=bulan&bulan=2026-10&hari=2026-10-20`);
    const panel = page.getByRole('complementary');
    await panel.getByLabel('Hari pertama').fill('20/1');
    await panel.getByRole('button', { name: 'Tutup' }).click();
    await discard(page).click();
    await expect(panel).toHaveCount(0);
    await expect(question(page)).toHaveCount(0);
  });
  await test.step('a choice in a dialog: a standard that was not taught after all', async () => {
    await signIn(page, 'guru@aba1001.test');
    await page.goto(`${schoolOrigin('aba1001')}/rpt?paparan=liputan&rupa=jadual`);
    await page
      .getByRole('table', { name: /^Liputan/ })
      .getByRole('button')
      .first()
      .click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('checkbox').first().click();
    await page.keyboard.press('Escape');
    await expect(goOn(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await sheet.getByRole('checkbox').first().click();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  });
});

const isOfStaff = (who: Opener) => who === 'kewangan' || who === 'operator';

function addressOf({ who, at }: Way): string {
  const isOfMain = isOfStaff(who) || at.startsWith('/school-management');
  return (isOfMain ? mainOrigin() : schoolOrigin('aba1001')) + at;
}

/** One letter into the first field that takes one, else another choice. */
async function changeSomething(frame: Locator): Promise<void> {
  const field = frame.locator(
    'textarea:read-write:visible, input:read-write:visible:not([role=combobox], [type=search], [type=password])',
  );
  if ((await field.count()) > 0) {
    // A date that stands there leaves no room for another letter.
    await field.first().selectText();
    return field.first().press('x');
  }
  const box = frame.locator(
    'input[type=checkbox]:visible:enabled, input[type=radio]:visible:enabled:not(:checked)',
  );
  if ((await box.count()) > 0) return box.first().click();
  const sought = frame.locator('input[role=combobox]:visible');
  if ((await sought.count()) > 0) {
    await sought.first().click();
    await sought.first().press('ArrowDown');
    return sought.first().press('Enter');
  }
  const list = frame.locator('select:visible:enabled').first();
  const other = await list.locator('option:not(:checked):enabled').first().getAttribute('value');
  await list.selectOption(other ?? '');
}

/** Opens it, changes something in it, leaves it, is asked, and gives up what was typed. */
async function expectToAsk(page: Page, way: Way): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(addressOf(way));
  await way.open(page);
  const panel = page.getByRole('complementary').filter({ has: page.getByRole('button', { name: 'Tutup' }) });
  const frame = page.locator('dialog[open]').or(panel).last();
  await expect(frame.locator('form, textarea').first()).toBeVisible({ timeout: 30_000 });
  await changeSomething(frame);
  const isPanel = (await page.locator('dialog[open]').count()) === 0;
  if (isPanel) await frame.getByRole('button', { name: 'Tutup' }).click();
  else await page.keyboard.press('Escape');
  await expect(goOn(page)).toBeFocused();
  await discard(page).click();
  await expect(question(page)).toHaveCount(0);
}

test.describe('every sheet that is typed into asks before a letter goes, as it is opened by', () => {
  test.describe.configure({ mode: 'parallel' });

  for (const who of new Set(Object.values(WAYS).map((way) => way.who)))
    test(who, { tag: '@weekly' }, async ({ page }) => {
      test.setTimeout(900_000);
      page.setDefaultTimeout(30_000);
      const own = Object.entries(WAYS).filter(([, way]) => way.who === who);
      const email = isOfStaff(who) ? `${who}@rekod.test` : `${who}@aba1001.test`;
      if (!isOfStaff(who)) await signIn(page, email);
      // A page that leads nowhere else.
      await openSignedIn(page, `${mainOrigin()}/terms`, email);
      const silent: string[] = [];
      for (const [sheet, way] of own)
        await test.step(sheet, () =>
          expectToAsk(page, way).catch((problem: Error) => silent.push(`${sheet}: ${problem.message}`)),
        );
      expect(silent).toEqual([]);
    });
});
