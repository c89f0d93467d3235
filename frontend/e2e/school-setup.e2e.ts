import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible, expectToReflow } from './support/accessibility';
import { mainOrigin } from './support/addresses';
import { type Hands, keyboardOf, touch } from './support/hands';
import { demoPassword } from './support/hosted-backend';
import { mailTo } from './support/mailbox';
import { test } from './support/own-school';
import { chooseRunningSession, newSchoolCode } from './support/registration';

test.describe.configure({ mode: 'parallel' });

const PUPILS = ['NAMA MURID;JANTINA;KELAS', 'Adam Haris;LELAKI;1 BESTARI', 'Lim Jia Hui;PEREMPUAN;1 BESTARI'];

type Way = Readonly<{
  hands: Hands;
  /** From any page to what the school still needs. */
  toSetup: () => Promise<void>;
  /** Gives every set of the only class to the first teacher that is offered. */
  assignAll: () => Promise<void>;
}>;

/** Eight steps from no school at all to one whose timetable can be made. */
async function setUp(page: Page, browser: Browser, { hands, toSetup, assignAll }: Way) {
  const touches = hands === touch;
  const { press, check, write, choose, openFiles } = hands;
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true });
  const line = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });
  const onward = () => press(button('Teruskan'));
  const code = newSchoolCode();
  const teacher = `guru.${code.toLowerCase()}@contoh.test`;

  await test.step('1: register the school', async () => {
    await page.goto(`${mainOrigin()}/daftar`);
    await write(page.getByLabel('Kod sekolah'), code);
    await onward();
    await write(page.getByLabel('Nama sekolah'), 'SK Bermula Contoh');
    await choose(page.getByLabel('Jenis sekolah'), 'Sekolah Kebangsaan (SK)');
    await choose(page.getByLabel('Negeri'), 'Selangor');
    await write(page.getByLabel('Pejabat Pendidikan Daerah'), 'PPD Contoh');
    await onward();
    await write(page.getByLabel('Nama penuh'), 'Puan Aminah');
    await write(page.getByLabel('E-mel'), `pengasas.${code.toLowerCase()}@contoh.test`);
    await write(page.getByLabel('Kata laluan', { exact: true }), demoPassword);
    await onward();
    await write(page.getByLabel('Berapa orang guru'), '20');
    await onward();
    await chooseRunningSession(page);
    await check(page.getByRole('checkbox'));
    await press(button('Mulakan percubaan 30 hari'));
    await page.waitForURL(({ pathname }) => pathname === '/dashboard');
  });
  await test.step('2: invite who teaches', async () => {
    await toSetup();
    await expect(page.getByText('12 perkara lagi untuk disediakan')).toBeVisible();
    await expect(line('Penugasan')).toContainText('Menunggu kelas dan subjek');
    await expectAccessible(page);
    await press(link('Jemput guru'));
    await press(button('Jemput pengguna').first());
    await write(page.getByLabel('E-mel'), teacher);
    await press(button('Hantar jemputan'));
    await accept(await browser.newContext(), (await mailTo(page.request, teacher)).link);
  });
  await test.step('3: make classes by a pattern', async () => {
    await toSetup();
    await press(link('Cipta kelas'));
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
  await test.step('5: add the usual subjects', async () => {
    await toSetup();
    await press(link('Tambah subjek'));
    await press(button(/subjek lazim$/));
    await expect(page.getByRole('table', { name: 'Subjek' })).toBeVisible();
  });
  await test.step('6: say who teaches what', async () => {
    await toSetup();
    await press(link(/^Isi \d+ (?:set|waktu)$/));
    await assignAll();
    await expect(page.getByText(/^Semua set ada guru/)).toBeVisible();
  });
  await test.step('7: import the pupils', async () => {
    await toSetup();
    await expect(line('Murid')).toContainText('Belum ada murid');
    await press(link('Import murid'));
    const chooser = page.waitForEvent('filechooser');
    await openFiles(page.getByLabel('Fail senarai'));
    const file = { name: 'murid.csv', mimeType: 'text/csv', buffer: Buffer.from(PUPILS.join('\r\n')) };
    await (await chooser).setFiles(file);
    await press(button('Semak 2 baris'));
    await press(button('Import 2 baris'));
    await expect(page.getByText('2 murid baharu.')).toBeVisible();
  });
  await test.step('8: its people and classes are there, and what fills their weeks is named', async () => {
    await toSetup();
    // On a phone what is done is folded.
    if (touches) await press(button(/^Tunjuk \d+ yang selesai$/));
    await expect(line('Murid')).toContainText('2 murid dalam kelas');
    await expect(line('Waktu loceng')).toContainText('Belum ada waktu loceng');
    await expect(line('Jadual waktu')).toContainText('Belum ada jadual');
    await expect(line('Kurikulum')).toContainText('0 daripada');
    await expect(line('RPT')).toContainText('0 daripada');
    await expect(line('Penyemak')).toContainText('0 daripada 1 guru ada penyemak');
    await expectToReflow(page);
  });
}

/** Somebody else, on a device of their own. */
async function accept(context: Awaited<ReturnType<Browser['newContext']>>, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address);
  await page.getByLabel('Nama penuh').fill('Cikgu Satu');
  await page.getByLabel('Kata laluan baharu').fill(demoPassword);
  await page.getByRole('button', { name: 'Sertai sekolah' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/dashboard');
  await context.close();
}

test('a school is registered and made ready for its timetable by keyboard alone, in eight steps', {
  tag: '@weekly',
}, async ({ browser, page }) => {
  test.slow();
  const hands = keyboardOf(page);
  const main = page.getByRole('navigation', { name: 'Utama' });
  await setUp(page, browser, {
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

  test('a school is registered and made ready for its timetable by touch, in the same steps', {
    tag: '@weekly',
  }, async ({ browser, page }) => {
    test.slow();
    await setUp(page, browser, {
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
