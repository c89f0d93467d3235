import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from './support/accessibility';
import { loopbackOrigin, mainOrigin } from './support/addresses';
import { breakUpload } from './support/break-upload';
import { demoPassword } from './support/hosted-backend';
import { type OwnSchool, test } from './support/own-school';
import { openSignedIn, signIn } from './support/sign-in';
import { systemNow } from './support/today';
import { uploadRequests } from './support/upload-requests';

const billingOf = ({ origin, code }: OwnSchool) => `${origin}/school-management/${code}/billing`;
/** As large as a photo from a phone. */
const slip = {
  name: 'cek.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(2_500_000)]),
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const fact = (page: Page, term: string) =>
  page.getByRole('region', { name: 'Pelan sekolah' }).locator('dl > div').filter({ hasText: term });
const invoices = (page: Page) => page.getByRole('table', { name: /invois/i }).getByRole('row');

async function openBilling(page: Page, email: string, school: OwnSchool): Promise<void> {
  await signIn(page, email);
  await page.goto(billingOf(school));
  await expect(page.getByRole('region', { name: 'Pelan sekolah' })).toBeVisible();
}

async function downloaded(page: Page, name: string | RegExp): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name }).first().click();
  return readFile(await (await downloading).path());
}

async function startOf(page: Page, name: string | RegExp): Promise<string> {
  return (await downloaded(page, name)).subarray(0, 4).toString('latin1');
}

async function payAtTheBank(page: Page, code: string): Promise<void> {
  await page.waitForURL(/\/simulated-bank\/bills\//);
  await press(page, 'Bayar dengan FPX (berjaya)');
  await page.waitForURL(new RegExp(`/school-management/${code}/billing`));
  await expect(page.getByText('Pembayaran diterima')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bayar sekarang' })).toHaveCount(0);
  expect(await startOf(page, /^Muat turun resit RES-/)).toBe('%PDF');
}

test('the Admin Utama upgrades, chooses the next plan, cancels and takes it back, and renews early over a bad network', {
  tag: '@weekly',
}, async ({ page, school }) => {
  test.slow();
  await openBilling(page, school.people.adminutama, school);
  const until = await fact(page, 'Hari terakhir').innerText();

  await test.step('a greater plan costs the difference for the days left, and the end stays', async () => {
    await press(page, 'Naik taraf pelan');
    await page
      .getByRole('dialog')
      .getByLabel(/^Besar/)
      .check();
    await expect(page.getByText(/^Perbezaan harga Besar bagi baki tempoh hingga/)).toBeVisible();
    const payIt = page.getByRole('dialog').getByRole('button', { name: /^Bayar RM/ });
    const amount = (await payIt.innerText()).replace('Bayar ', '');
    await payIt.click();
    await expect(page.getByText(amount, { exact: true })).toBeVisible();
    await payAtTheBank(page, school.code);
    await expect(fact(page, 'Guru')).toContainText('daripada 100 guru');
    expect(await fact(page, 'Hari terakhir').innerText()).toBe(until);
  });

  await test.step('a smaller plan waits for the next term', async () => {
    await press(page, 'Pilih pelan berikutnya');
    await page
      .getByRole('dialog')
      .getByLabel(/^Kecil/)
      .check();
    await press(page, 'Simpan');
    await expect(fact(page, 'Pelan berikutnya')).toContainText('Kecil');
    await expect(fact(page, 'Guru')).toContainText('daripada 100 guru');
  });

  await test.step('a cancellation says why, and is taken back', async () => {
    await press(page, 'Batalkan langganan');
    await press(page, 'Batalkan pada akhir tempoh');
    await expect(page.getByLabel('Sebab')).toHaveAccessibleDescription('Sila nyatakan sebab pembatalan.');
    await page.getByLabel('Sebab').fill('Sekolah digabungkan');
    await press(page, 'Batalkan pada akhir tempoh');
    await expect(fact(page, 'Pembatalan')).toContainText('Langganan tidak akan diteruskan selepas');
    await press(page, 'Tarik balik pembatalan');
    await expect(fact(page, 'Pembatalan')).toHaveCount(0);
  });

  await test.step('replies of the checkout get lost: the choice stays, and there is one bill', async () => {
    await page.getByRole('link', { name: 'Buat bayaran lain' }).click();
    await expect(invoices(page).nth(1)).toBeVisible();
    const billed = await invoices(page).count();
    await page.getByLabel('Bulanan').check();
    await page.getByLabel('Kecil').check();
    await page.route('**/api/billing/checkouts', async (route) => {
      // Node resolves no subdomain of localhost.
      const headers = { ...route.request().headers(), host: new URL(route.request().url()).host };
      await route.fetch({ url: `${loopbackOrigin()}/api/billing/checkouts`, headers });
      await route.abort();
    });
    await press(page, 'Bayar sekarang');
    await expect(page.getByText(/^Tiada sambungan ke pelayan/)).toBeVisible();
    await expect(page.getByLabel('Bulanan')).toBeChecked();
    await expect(page.getByLabel('Kecil')).toBeChecked();
    await page.unroute('**/api/billing/checkouts');
    await press(page, 'Bayar sekarang');
    await payAtTheBank(page, school.code);
    await expect(invoices(page)).toHaveCount(billed + 1);
  });

  await test.step('the new term follows the present one, with a receipt to keep', async () => {
    expect(await fact(page, 'Hari terakhir').innerText()).not.toBe(until);
    await expect(fact(page, 'Tempoh berikutnya')).toContainText('Kecil, dibayar, mulai');
    await page.getByRole('tab', { name: 'Resit' }).click();
    expect(await startOf(page, /^Muat turun PDF resit RES-/)).toBe('%PDF');
    await page.getByRole('tab', { name: 'Sejarah bayaran' }).click();
    await expect(page.getByRole('cell', { name: 'Bank Simulasi' }).first()).toBeVisible();
  });

  await test.step('another plan is chosen for what comes after the paid term', async () => {
    await press(page, 'Pilih pelan berikutnya');
    await page
      .getByRole('dialog')
      .getByLabel(/^Sederhana/)
      .check();
    await press(page, 'Simpan');
    await expect(fact(page, 'Pelan selepas itu')).toContainText('Sederhana');
    await expect(fact(page, 'Tempoh berikutnya')).toContainText('Kecil');
  });

  await test.step('/success tells what the books say, and the old address leads there', async () => {
    const invoice = new URL(page.url()).searchParams.get('invoice');
    await page.goto(`${school.origin}/success-old?invoice=${invoice}`);
    await expect(page).toHaveURL(/\/success\?invoice=/);
    await expect(page.getByText('Pembayaran diterima')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Muat turun resit RES-/ })).toBeVisible();
    await page.goto(`${school.origin}/pembayaran`);
    await expect(page).toHaveURL(billingOf(school));
  });

  await test.step('who pays, how, and who else gets receipts is kept, also over a bad network', async () => {
    await page.getByRole('link', { name: 'Kaedah pembayaran' }).click();
    await page.getByLabel('Bank Simulasi').check();
    await page.getByLabel('TIN').fill('salah');
    await press(page, 'Simpan');
    await expect(page.getByLabel('TIN')).toHaveAccessibleDescription(/Sila semak TIN ini/);
    await page.getByLabel('TIN').fill('C25845632020');
    await page.route('**/api/billing/details', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await press(page, 'Simpan');
    await expect(page.getByText(/^Tiada sambungan ke pelayan/)).toBeVisible();
    await expect(page.getByLabel('TIN')).toHaveValue('C25845632020');
    await page.unroute('**/api/billing/details');
    await press(page, 'Simpan');
    await expect(page.getByText('Butiran pembayar disimpan.')).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.getByRole('main').getByRole('link', { name: 'Langganan', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Butiran pembayar' })).toContainText('C25845632020');
  });
});

test.describe('a locked school', () => {
  test.use({ standing: 'locked' });

  test('finds the renewal first, and still has its papers and its data', async ({ page, school }) => {
    await openBilling(page, school.people.adminutama, school);
    const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts();
    expect(headings.indexOf('Perbaharui langganan')).toBeLessThan(headings.indexOf('Pelan sekolah'));
    await expect(page.getByRole('link', { name: 'Kaedah pembayaran' })).toHaveCount(0);
    expect(await startOf(page, /^Muat turun PDF invois INV-/)).toBe('%PDF');
    await test.step('which stay when they cannot be read anew', async () => {
      const invoices = '**/api/billing/invoices?*';
      await page.route(invoices, (route) => route.abort());
      await page.clock.setSystemTime(systemNow() + 60_000);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
      await expect(page.getByText('yang di bawah ialah yang terakhir dimuatkan')).toBeVisible();
      await expect(page.getByRole('table', { name: 'Senarai invois' })).toBeVisible();
      await page.unroute(invoices);
      await page.getByRole('button', { name: 'Cuba lagi' }).click();
      await expect(page.getByText('yang di bawah ialah yang terakhir dimuatkan')).toHaveCount(0);
    });
    await page.getByRole('tab', { name: 'Resit' }).click();
    expect(await startOf(page, /^Muat turun PDF resit RES-/)).toBe('%PDF');
    await press(page, 'Muat turun data sekolah');
    const dialog = page.getByRole('dialog', { name: 'Sahkan diri anda' });
    await dialog.getByLabel('Kata laluan anda').fill('Bukan-ini#2026');
    await dialog.getByRole('button', { name: 'Muat turun', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('tidak tepat');
    await expectAccessible(page);
    await dialog.getByLabel('Kata laluan anda').fill(demoPassword);
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Muat turun', exact: true }).click();
    const archive = await readFile(await (await downloading).path());
    expect(archive.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
    await expect(dialog).toBeHidden();
  });

  test('and takes back an order that it does not pay after all', { tag: '@weekly' }, async ({
    page,
    school,
  }) => {
    await openBilling(page, school.people.adminutama, school);
    await press(page, 'Bayar sekarang');
    await page.waitForURL(/\/simulated-bank\/bills\//);
    await page.goto(billingOf(school));
    const ordered = invoices(page).filter({ hasText: 'Belum dibayar' });
    await expect(ordered).toHaveCount(1);
    await expectAccessibleEverywhere(page);
    await ordered.getByRole('button', { name: /^Batalkan pesanan INV-/ }).click();
    await expect(page.getByText('Pesanan dibatalkan.')).toBeVisible();
    await expect(ordered).toHaveCount(0);
    await expect(invoices(page).filter({ hasText: 'Dibatalkan' })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Bayar sekarang' })).toBeVisible();
  });
});

test('a school sends the evidence of a cheque over a network that breaks off; finance declines it, then records the next', {
  tag: '@weekly',
}, async ({ browser, page, school }) => {
  test.slow();
  await openBilling(page, school.people.adminutama, school);
  const until = await fact(page, 'Hari terakhir').innerText();
  await press(page, 'Hantar bukti bayaran');
  const sheet = page.getByRole('dialog', { name: 'Hantar bukti bayaran' });
  const sendIt = sheet.getByRole('button', { name: 'Hantar bukti' });
  await sendIt.click();
  await expect(sheet.getByRole('alert')).toContainText('Sila lampirkan gambar atau PDF bukti bayaran.');
  await sheet.getByLabel('Cara bayaran').selectOption('Cek');
  await sheet.getByLabel('Nombor rujukan').fill('MBB 001122');
  await sheet.getByLabel('Jumlah (RM)').fill('150.00');
  await sheet.getByLabel('Tarikh bayaran').fill('01/11/2026');
  await sheet.getByLabel('Bukti bayaran').setInputFiles(slip);
  await expectAccessible(page);
  await page.route('**/api/billing/claims/*', (route) => route.abort());
  await sendIt.click();
  await expect(sheet.getByRole('alert')).toContainText('Tiada sambungan ke pelayan');
  await expect(sheet.getByLabel('Nombor rujukan')).toHaveValue('MBB 001122');
  await page.unroute('**/api/billing/claims/*');
  const sent = page.getByRole('row').filter({ hasText: 'MBB 001122' });

  await test.step('an upload that breaks off in the middle goes on from there when the network is back', async () => {
    const requests = uploadRequests(page);
    await breakUpload(page, slip.buffer);
    await sendIt.click();
    await expect(sheet.getByText(/^Sambungan terputus/)).toBeVisible();
    await expectAccessible(page);
    await page.context().setOffline(false);
    await expect(sent).toContainText('Menunggu semakan');
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
    const offsets = requests.filter(({ method }) => method === 'PATCH').map(({ offset }) => offset);
    expect(offsets).toHaveLength(2);
    expect(offsets[0]).toBe(0);
    expect(offsets[1]).toBeGreaterThan(0);
  });

  const staff = await (await browser.newContext()).newPage();
  await openSignedIn(
    staff,
    `${mainOrigin()}/operations/finance/schools/${school.code}`,
    'kewangan@rekod.test',
  );
  await test.step('finance declines it with a reason, which the school reads and hears', async () => {
    await press(staff, 'Tolak');
    const asking = staff.getByRole('dialog', { name: 'Tolak bukti MBB 001122' });
    await asking.getByLabel('Sebab').fill('Slip tidak dapat dibaca');
    await expectAccessible(staff);
    await asking.getByRole('button', { name: 'Tolak', exact: true }).click();
    await expect(asking).toBeHidden();
    await expect(staff.getByRole('button', { name: 'Rekod bayaran ini' })).toHaveCount(0);
    const audit = staff.getByRole('region', { name: 'Jejak audit' });
    await expect(audit).toContainText('Bukti bayaran ditolak');
    await expect(audit).toContainText('Slip tidak dapat dibaca');
    await page.reload();
    await expect(sent).toContainText('Tidak diterima');
    await expect(sent).toContainText('Slip tidak dapat dibaca');
    await expectAccessibleEverywhere(page);
  });
  await test.step('the school sends it again, begun as it was', async () => {
    await sent.getByRole('button', { name: 'Hantar semula' }).click();
    await expect(sheet.getByLabel('Nombor rujukan')).toHaveValue('MBB 001122');
    await expect(sheet.getByLabel('Jumlah (RM)')).toHaveValue('150.00');
    await expect(sheet.getByLabel('Tarikh bayaran')).toHaveValue('01/11/2026');
    await sheet.getByLabel('Bukti bayaran').setInputFiles(slip);
    await sendIt.click();
    await expect(sent.filter({ hasText: 'Menunggu semakan' })).toBeVisible();
    await page.goto(`${school.origin}/notifications`);
    await expect(
      page.getByText('Bukti bayaran MBB 001122 tidak diterima: Slip tidak dapat dibaca.').first(),
    ).toBeVisible();
    await page.goBack();
    await staff.reload();
  });
  const colleague = await staff.context().newPage();
  await colleague.goto(staff.url());
  await press(colleague, 'Tolak');
  await press(staff, 'Rekod bayaran ini');
  const dialog = staff.getByRole('dialog', { name: 'Rekod bayaran manual' });
  await expect(dialog.getByLabel('Nombor rujukan')).toHaveValue('MBB 001122');
  await expect(dialog.getByLabel('Bukti bayaran')).toHaveCount(0);
  await dialog.getByLabel('Pelan').selectOption('Sederhana');
  await dialog.getByLabel('Jumlah pada bukti').fill('150.00');
  await dialog.getByLabel('Sebab').fill('Cek telah dijelaskan');
  await dialog.getByRole('button', { name: 'Rekodkan', exact: true }).click();
  await expect(dialog).toBeHidden();
  await test.step('a colleague who declines it at the same time is told that it is decided', async () => {
    const asking = colleague.getByRole('dialog', { name: 'Tolak bukti MBB 001122' });
    await asking.getByLabel('Sebab').fill('Slip sama');
    await asking.getByRole('button', { name: 'Tolak', exact: true }).click();
    await expect(asking.getByRole('alert')).toContainText('Bukti ini sudah diputuskan.');
    await expectAccessible(colleague);
  });

  await expect(fact(page, 'Hari terakhir')).not.toHaveText(until.replace('\n', ''));
  await page.goto(`${school.origin}/school-management/payment-methods`);
  await expect(sent.filter({ hasText: 'Direkodkan' })).toBeVisible();
  const kept = await downloaded(page, /^Muat turun bukti bayaran INV-/);
  expect(kept.equals(slip.buffer)).toBe(true);
});

test('a teacher and another administrator see what there is, without the buttons of the Admin Utama @weekly', async ({
  page,
  school,
}) => {
  for (const [email, seesPapers] of [
    [school.people.guru, false],
    [school.people.admin, true],
  ] as const)
    await test.step(email, async () => {
      // A page that loses its session leads elsewhere by itself.
      await page.goto('about:blank');
      await page.context().clearCookies();
      await openBilling(page, email, school);
      await expect(page.getByRole('link', { name: school.people.adminutama })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Dokumen dan bayaran' })).toHaveCount(
        seesPapers ? 1 : 0,
      );
      for (const name of ['Bayar sekarang', 'Naik taraf pelan', 'Batalkan langganan', 'Ubah'])
        await expect(page.getByRole('button', { name })).toHaveCount(0);
    });
});
