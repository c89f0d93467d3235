import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectToReflow } from './support/accessibility';
import { type Hands, keyboardOf, touch } from './support/hands';
import { type OwnSchool, test } from './support/own-school';
import { openSignedIn } from './support/sign-in';

test.describe.configure({ mode: 'parallel' });

type Way = Readonly<{
  hands: Hands;
  /** From any page to what the school still needs. */
  toSetup: () => Promise<void>;
  /** Gives every set of the only class to the first teacher that is offered. */
  assignAll: () => Promise<void>;
}>;

/** Nine steps from nothing to a school whose timetable can be made. */
async function setUp(page: Page, { people, origin }: OwnSchool, { hands, toSetup, assignAll }: Way) {
  const { press, check, write, choose } = hands;
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const line = (title: string) => page.getByRole('listitem').filter({ hasText: title });

  await test.step('1: look at what is missing', async () => {
    await openSignedIn(page, `${origin}/admin-sekolah/dashboard`, people.adminutama);
    await expect(page.getByText('4 perkara lagi sebelum jadual waktu boleh disusun')).toBeVisible();
    await expect(line('Penugasan')).toContainText('Menunggu kelas dan subjek');
    await expectAccessible(page);
  });
  await test.step('2: go to make classes', () => press(page.getByRole('link', { name: 'Cipta kelas' })));
  await test.step('3: make them by a pattern', async () => {
    await press(button('Cipta banyak kelas'));
    await check(page.getByLabel('Tahun 1', { exact: true }));
    await write(page.getByLabel('Nama kelas'), 'Bestari');
    await press(button('Cipta 1 kelas'));
  });
  await test.step('4: name the teacher of the class', async () => {
    await press(button('Tindakan untuk 1 Bestari'));
    await press(page.getByRole('menuitem', { name: 'Ubah' }));
    await choose(page.getByLabel('Guru kelas'), 'Cikgu Satu');
    await press(button('Simpan'));
    await expect(page.getByRole('cell', { name: 'Cikgu Satu' })).toBeVisible();
  });
  await test.step('5: see that subjects are next', async () => {
    await toSetup();
    await press(page.getByRole('link', { name: 'Tambah subjek' }));
  });
  await test.step('6: add the usual ones', () => press(button(/subjek lazim$/)));
  await test.step('7: see that only teachers are missing', async () => {
    await expect(page.getByRole('table', { name: 'Subjek' })).toBeVisible();
    await toSetup();
    await expect(page.getByText('1 perkara lagi sebelum jadual waktu boleh disusun')).toBeVisible();
    await press(page.getByRole('link', { name: /^Isi \d+ (?:set|waktu)$/ }));
  });
  await test.step('8: say who teaches what', async () => {
    await assignAll();
    await expect(page.getByText(/^Semua set ada guru/)).toBeVisible();
  });
  await test.step('9: the school is ready', async () => {
    await toSetup();
    await expect(page.getByText('Sekolah sedia untuk jadual waktu')).toBeVisible();
    await expectToReflow(page);
  });
}

test('an empty school is made ready for its timetable by keyboard alone, in nine steps', async ({
  page,
  school,
}) => {
  test.slow();
  const hands = keyboardOf(page);
  const main = page.getByRole('navigation', { name: 'Utama' });
  await setUp(page, school, {
    hands,
    toSetup: () => hands.press(main.getByRole('link', { name: 'Persediaan' })),
    async assignAll() {
      const codes = page.getByRole('region', { name: 'Beban guru' }).getByRole('listitem');
      const code = (await codes.first().innerText()).trim().slice(0, 2);
      const rows = await page.getByRole('grid').getByRole('rowheader').count();
      const first = page.getByRole('grid').locator('[data-row="0"] [data-column="0"]');
      await hands.write(first, '');
      for (let row = 0; row < rows; row++)
        for (const key of [...code, 'Enter']) await page.keyboard.press(key);
    },
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('an empty school is made ready for its timetable by touch, in the same steps', async ({
    page,
    school,
  }) => {
    test.slow();
    await setUp(page, school, {
      hands: touch,
      async toSetup() {
        await page.getByRole('button', { name: 'Lagi' }).tap();
        await page.getByRole('link', { name: 'Persediaan' }).tap();
      },
      async assignAll() {
        const card = page.getByRole('region', { name: /Penugasan guru/ });
        await expect(card).toBeVisible();
        const choices = card.getByRole('listitem').getByRole('combobox');
        for (const choice of await choices.all()) await choice.selectOption({ index: 1 });
      },
    });
  });
});
