import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from './support/accessibility';
import { loopbackOrigin, mainOrigin } from './support/addresses';
import { test } from './support/own-school';
import { newSchoolCode, newSchools } from './support/registration';
import { openSignedIn } from './support/sign-in';
import { asTyped, dayFromToday } from './support/today';

const finance = `${mainOrigin()}/operations/finance`;
const pdf = { name: 'resit.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

/** As it is typed; two days ahead is tomorrow or later wherever the midnight is. */
const dayAhead = (days: number) => asTyped(dayFromToday(days));

async function confirm(page: Page, title: string, verb: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Sebab').fill(reason);
  await dialog.getByRole('button', { name: verb, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** A policy is read in words before it is set. */
async function setPolicy(page: Page, title: string, effect: RegExp, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Sebab').fill(reason);
  await dialog.getByRole('button', { name: 'Semak kesan' }).click();
  await expect(dialog.getByRole('status')).toContainText(effect);
  await expect(dialog.getByRole('status')).toContainText('tidak boleh ditarik balik');
  await expectAccessible(page);
  await confirm(page, title, 'Tetapkan', reason);
}

test.use({ standing: 'grace' });

test('finance sees what is owed, and reminds the schools it chooses', { tag: '@weekly' }, async ({
  page,
  school,
}) => {
  await openSignedIn(page, finance, 'kewangan@rekod.test');
  await expect(page.getByRole('link', { name: 'Hasil bulanan (MRR)' })).toBeVisible();
  await test.step('the schools that owe come before the figures', async () => {
    const isBefore = await page.getByRole('table', { name: 'Sekolah' }).evaluate((list) => {
      const figures = document.querySelector('[aria-label=Hasil]');
      return figures !== null && Boolean(list.compareDocumentPosition(figures) & 4);
    });
    expect(isBefore).toBe(true);
  });
  await test.step('what is typed stays when the plans to choose from come late', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/billing/plans*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(finance);
    await page.getByLabel('Kod atau nama').fill('contoh');
    await page.getByLabel('Pegawai').selectOption('none');
    answer();
    await expect(page.getByLabel('Pelan').getByRole('option')).not.toHaveCount(1);
    await expect(page.getByLabel('Kod atau nama')).toHaveValue('contoh');
    await expect(page.getByLabel('Pegawai')).toHaveValue('none');
    await page.unroute('**/api/billing/plans*');
    await page.goto(finance);
  });
  await expectAccessibleEverywhere(page);
  await page.getByRole('link', { name: 'Ihsan hari 4-7' }).click();
  await expect(page).toHaveURL(/age=4-7/);
  const row = page.getByRole('row').filter({ hasText: school.name });
  await expect(row).toContainText('Ihsan hari 5 daripada 14');
  await page.getByRole('checkbox', { name: `Pilih ${school.name}` }).check();
  await page.getByRole('button', { name: 'Hantar peringatan' }).click();
  const asking = page.getByRole('dialog', { name: 'Peringatan kepada 1 sekolah' });
  await asking.getByLabel('Sebab').fill('Hampir tamat');
  await asking.getByRole('button', { name: 'Hantar', exact: true }).click();
  const results = page.getByRole('dialog', { name: 'Hasil peringatan' });
  // By the clock of the run: at once in office hours, else planned for the morning.
  await expect(results).toContainText(
    /^.*(1 sekolah diingatkan|0 sekolah diingatkan, 1 dirancang), 0 dilangkau\./,
  );
  await expect(results.getByRole('listitem')).toContainText(`${school.name} (${school.code.toUpperCase()})`);
  await results.getByRole('button', { name: 'Selesai' }).click();
  await row.getByRole('link').click();
  const audit = page.getByRole('region', { name: 'Jejak audit' });
  await expect(audit).toContainText('Peringatan diminta');
  await expect(audit).toContainText('kewangan@rekod.test');
});

test('finance acts for a school, and each action stands in the audit', { tag: '@weekly' }, async ({
  page,
  school,
}) => {
  test.slow();
  await openSignedIn(page, `${finance}/schools/${school.code}`, 'kewangan@rekod.test');
  const audit = page.getByRole('region', { name: 'Jejak audit' });
  const act = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await act('Lanjutkan ihsan');
  const extending = page.getByRole('dialog', { name: 'Lanjutkan tempoh ihsan' });
  await expect(extending.getByText(/^Hari terakhir ihsan: .* \(kini /)).toBeVisible();
  const graceEnd = await extending.getByText(/^Hari terakhir ihsan/).textContent();
  await page.getByLabel('Bilangan hari').fill('3');
  await expect(extending.getByText(graceEnd ?? '')).toHaveCount(0);
  await confirm(page, 'Lanjutkan tempoh ihsan', 'Lanjutkan', 'Surat sekolah');
  await expect(page.getByText('Ihsan hari 5 daripada 17')).toBeVisible();
  await expect(audit).toContainText('Tempoh ihsan dilanjutkan');

  await act('Catatan atau janji');
  const promising = page.getByRole('dialog', { name: 'Catatan atau janji bayar' });
  await promising.getByLabel('Sebab').fill('Menunggu peruntukan');
  await page.getByLabel(/Janji bayar sebelum/).fill('31/12/2036');
  await promising.getByRole('button', { name: 'Simpan' }).click();
  await expect(promising.getByRole('alert')).toContainText('Sila pilih tarikh dari hari ini hingga');
  await page.getByLabel(/Janji bayar sebelum/).fill(dayAhead(30));
  await confirm(page, 'Catatan atau janji bayar', 'Simpan', 'Menunggu peruntukan');
  await expect(page.getByRole('region', { name: 'Catatan dan janji' })).toContainText('Menunggu peruntukan');
  await expect(audit).toContainText('Janji bayar dicatat');

  await act('Pegawai');
  await page.getByLabel('Pegawai', { exact: true }).selectOption('kewangan@rekod.test');
  await confirm(page, 'Pegawai yang mengurus', 'Simpan', 'Diagihkan');
  await expect(audit).toContainText('Pegawai ditukar');

  await act('Nota kredit');
  await page.getByLabel('Invois').selectOption({ index: 1 });
  await page.getByLabel('Jumlah (RM)').fill('1.00');
  await confirm(page, 'Keluarkan nota kredit', 'Keluarkan', 'Tersalah bil');
  await expect(audit).toContainText('Nota kredit dikeluarkan');

  await act('Rekod bayaran');
  await page.getByLabel('Pelan').selectOption({ index: 1 });
  await page.getByLabel('Tempoh', { exact: true }).selectOption('12');
  await page.getByLabel('Tarikh diterima').fill('01/11/2026');
  await page.getByLabel('Nombor rujukan').fill('000123');
  await page.getByLabel('Jumlah pada bukti').fill('600.00');
  await page.getByLabel('Bukti bayaran').setInputFiles(pdf);
  await confirm(page, 'Rekod bayaran manual', 'Rekodkan', 'Cek diterima');
  await expect(audit).toContainText('Bayaran manual direkodkan');
  await expect(page.getByRole('button', { name: 'Bukti' })).toBeVisible();

  await page
    .getByRole('row')
    .filter({ hasText: 'Pindahan bank' })
    .getByRole('button', { name: 'Pulangkan' })
    .first()
    .click();
  const refund = page.getByRole('dialog', { name: /^Pulangkan bayaran INV-/ });
  await refund.getByLabel('Jumlah (RM)').fill('5.00');
  await refund.getByLabel('Sebab').fill('Terlebih bayar');
  await refund.getByRole('button', { name: 'Rekodkan' }).click();
  await expect(page.getByRole('table', { name: 'Bayaran' })).toContainText('RM 5.00');
  await expect(audit).toContainText('Bayaran balik diminta');

  await act('Matikan sekatan');
  await page.getByLabel('Hari terakhir').fill('31/12/2030');
  await confirm(page, 'Matikan sekatan', 'Matikan', 'Bantuan banjir');
  await expect(audit).toContainText('Sekatan dimatikan');
  await act('Hidupkan semula sekatan');
  await confirm(page, 'Hidupkan semula sekatan', 'Hidupkan', 'Keadaan pulih');
  await expect(audit).toContainText('Sekatan dihidupkan semula');

  await act('Gantung sekolah');
  await confirm(page, 'Gantung sekolah', 'Gantung', 'Aduan disiasat');
  await expect(page.getByText('Dikunci', { exact: true })).toBeVisible();
  await expect(audit).toContainText('Sekolah digantung');
  await page.getByText('Mengapa status ini?').click();
  await expect(page.getByText('Akaun sekolah digantung: Aduan disiasat')).toBeVisible();
  await act('Tamatkan penggantungan');
  await confirm(page, 'Tamatkan penggantungan', 'Tamatkan', 'Aduan selesai');
  await expect(audit).toContainText('Penggantungan ditamatkan');

  await act('Tetapkan dasar');
  await page.getByLabel('Tempoh ihsan (hari)').fill('21');
  await page.getByLabel('Berkuat kuasa mulai').fill(dayAhead(2));
  await setPolicy(page, 'Dasar khas sekolah', /^Untuk sekolah ini sahaja/, 'Sekolah pedalaman');
  await expect(page.getByRole('table', { name: 'Dasar khas sekolah' })).toContainText('21 hari');
  await expect(
    page.getByText(/^Dasar khas sekolah ini, berkuat kuasa .* tempoh ihsan 21 hari/),
  ).toBeVisible();
  await expect(audit).toContainText('Dasar ditetapkan');
  await expectAccessibleEverywhere(page);
});

test('finance reads its charts, sets the policy of a plan, exports, and finds it all in the audit', {
  tag: '@weekly',
}, async ({ page }) => {
  test.slow();
  await openSignedIn(page, `${finance}/charts`, 'kewangan@rekod.test');
  await test.step('each bar leads to its schools', async () => {
    const aged = page.getByRole('figure').filter({ hasText: 'Tunggakan mengikut minggu' });
    await aged.getByText('Lihat sebagai jadual').click();
    await expectAccessibleEverywhere(page);
    const locked = aged.getByRole('row').filter({ hasText: 'RM 1,500.00' }).first();
    await locked.getByRole('link').click();
    await expect(page).toHaveURL(/endedTo=/);
    await expect(page.getByText(/^Daripada carta: Tamat/)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Sekolah' }).getByRole('row')).not.toHaveCount(1);
  });
  await test.step('the table leaves as CSV and as PDF', async () => {
    for (const [format, first] of [
      ['CSV', '\uFEFFKod,Sekolah'],
      ['PDF', '%PDF-'],
    ] as const) {
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: `Muat turun ${format}` }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(/^kewangan-\d{4}-\d\d-\d\d\.(csv|pdf)$/);
      const content = await readFile(await download.path(), 'utf8');
      expect(content.startsWith(first)).toBe(true);
    }
  });
  await test.step('and the ledger of money as a workbook', async () => {
    await page.goto(finance);
    const downloading = page.waitForEvent('download');
    await page.getByLabel(/^Dari/).fill('01/01/2020');
    await page.getByRole('button', { name: 'Muat turun lejar XLSX' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^lejar-semua-\d{4}-\d\d-\d\d\.xlsx$/);
    expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
    await page.goto(`${finance}/charts`);
  });
  await test.step('a plan has its policy', async () => {
    await page.getByRole('link', { name: 'Dasar', exact: true }).click();
    await page.getByRole('button', { name: 'Tetapkan dasar pelan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dasar pelan' });
    await dialog.getByLabel('Pelan').selectOption('t200');
    await dialog.getByLabel('Akses terhad (hari)').fill('28');
    await dialog.getByLabel('Berkuat kuasa mulai').fill(dayAhead(2));
    await setPolicy(page, 'Dasar pelan', /sekolah yang membeli pelan Sangat besar/, 'Sekolah besar');
    const row = page.getByRole('row').filter({ hasText: 'Pelan Sangat besar' }).first();
    await expect(row).toContainText('28 hari');
    await expectAccessibleEverywhere(page);
  });
  await test.step('everybody has theirs, seen in words and changed before it is set', async () => {
    await page.getByRole('button', { name: 'Tetapkan dasar umum' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dasar umum' });
    await dialog.getByLabel('Tempoh ihsan (hari)').fill('21');
    await dialog.getByLabel('Berkuat kuasa mulai').fill('01/01/2020');
    await dialog.getByLabel('Sebab').fill('Pekeliling baharu');
    await dialog.getByRole('button', { name: 'Semak kesan' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Sila pilih tarikh selepas hari ini.');
    // After all that any other journey tells.
    await dialog.getByLabel('Berkuat kuasa mulai').fill('01/01/2046');
    await dialog.getByRole('button', { name: 'Semak kesan' }).click();
    await expect(dialog.getByRole('status')).toContainText('tempoh ihsan hingga 21 Jan 2046');
    await dialog.getByRole('button', { name: 'Ubah' }).click();
    await dialog.getByLabel('Tempoh ihsan (hari)').fill('28');
    await setPolicy(page, 'Dasar umum', /tempoh ihsan hingga 28 Jan 2046/, 'Pekeliling baharu');
    const row = page.getByRole('row').filter({ hasText: '1 Jan 2046' }).first();
    await expect(row).toContainText('Semua sekolah');
    await expect(row).toContainText('28 hari');
  });
  await test.step('the audit has both policies', async () => {
    await page.goto(`${mainOrigin()}/operations/audit?action=finance.policy`);
    const rows = page.getByRole('table', { name: 'Jejak audit' }).getByRole('row');
    for (const [target, reason] of [
      ['Pelan T200', 'Sekolah besar'],
      ['Dasar umum', 'Pekeliling baharu'],
    ] as const)
      await expect(rows.filter({ hasText: target }).filter({ hasText: reason }).first()).toContainText(
        'kewangan@rekod.test',
      );
    await page.goto(`${finance}/policies`);
  });
  await test.step('the audit is found by person, action and day', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('link', { name: 'Jejak audit' }).click();
    await page.getByLabel('Oleh (e-mel)').fill('kewangan@');
    await page.getByLabel('Tindakan').selectOption('finance.export');
    await page.getByLabel('Dari').fill('01/01/2026');
    await page.getByRole('button', { name: 'Cari' }).click();
    await expect(page).toHaveURL(/actor=kewangan%40&action=finance\.export&from=2026-01-01/);
    await expect(page.getByRole('row').nth(1)).toContainText('Jadual dieksport');
    await expectAccessibleEverywhere(page);
  });
});

test('finance sees what a dispute puts at stake, and gives back what was paid for a void invoice', {
  tag: '@weekly',
}, async ({ browser, page, request }) => {
  test.slow();
  const [disputed, paidTwice] = [newSchoolCode(), newSchoolCode()].map((code) => code.toLowerCase());
  const { token } = await newSchools(request, [disputed ?? '', paidTwice ?? '']);
  const bank = (path: string, data: object) =>
    request.post(`${loopbackOrigin()}/api/test/schools/${disputed}/${path}`, { data });
  await bank('bills', { planCode: 't60', termMonths: 1 });
  for (const event of ['payment.succeeded', 'dispute.opened'])
    expect((await bank('scenarios', { events: [event] })).ok()).toBe(true);
  await test.step('two orders are paid: the second one is void by then', async () => {
    const bills: string[] = [];
    for (const planCode of ['t60', 't20']) {
      const reply = await request.post(`${loopbackOrigin()}/api/billing/checkouts`, {
        headers: { authorization: `Bearer ${token}` },
        data: { schoolCode: paidTwice, planCode, termMonths: 1, provider: 'simulated' },
      });
      bills.push((await reply.json()).paymentUrl);
    }
    // A page each: the one that returns from the bank goes on by itself.
    for (const bill of bills) {
      const payer = await browser.newPage();
      await payer.goto(bill);
      await payer.getByRole('button', { name: 'Bayar dengan FPX (berjaya)' }).click();
      await payer.waitForURL((address) => !address.pathname.includes('simulated-bank'));
      await payer.close();
    }
  });

  await openSignedIn(page, finance, 'kewangan@rekod.test');
  const flagged = page.getByRole('table', { name: 'Bayaran untuk disemak' }).getByRole('row');
  const flagOf = (code: string | undefined) => flagged.filter({ hasText: (code ?? '').toUpperCase() });
  await expect(async () => {
    await page.reload();
    await expect(flagOf(disputed)).toContainText('Bayaran dipertikaikan di bank', { timeout: 2_000 });
    await expect(flagOf(paidTwice)).toContainText('Dibayar selepas invois tamat', { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await expectAccessibleEverywhere(page);

  await test.step('what is disputed is at stake, cannot be given back, and is closed by a person', async () => {
    await page.goto(`${finance}/schools/${disputed}`);
    const payment = page.getByRole('table', { name: 'Bayaran' }).getByRole('row').nth(1);
    await expect(payment).toContainText('Dipertikaikan di bank');
    await expect(payment).toContainText('RM 150.00 dipertaruhkan');
    await expect(payment.getByRole('button', { name: 'Pulangkan' })).toHaveCount(0);
    await expectAccessibleEverywhere(page);
    await page.goto(finance);
    await flagOf(disputed).getByRole('button', { name: 'Selesaikan' }).click();
    await confirm(page, 'Bayaran dipertikaikan di bank', 'Selesaikan', 'Resit dihantar kepada bank');
    await expect(flagOf(disputed)).toHaveCount(0);
  });

  await test.step('what came for a void invoice is given back, and that closes its flag', async () => {
    await page.goto(`${finance}/schools/${paidTwice}`);
    const payment = page
      .getByRole('table', { name: 'Bayaran' })
      .getByRole('row')
      .filter({ hasText: 'RM 60.00' });
    await payment.getByRole('button', { name: 'Pulangkan' }).click();
    const refund = page.getByRole('dialog', { name: /^Pulangkan bayaran INV-/ });
    await refund.getByLabel('Sebab').fill('Dibayar bagi invois yang terbatal');
    await refund.getByRole('button', { name: 'Pulangkan', exact: true }).click();
    await expect(refund).toBeHidden();
    await expect(payment.getByRole('button', { name: 'Pulangkan' })).toHaveCount(0);
    await expectAccessibleEverywhere(page);
    await page.goto(finance);
    await expect(page.getByRole('table', { name: 'Sekolah' })).toBeVisible();
    await expect(flagOf(paidTwice)).toHaveCount(0);
  });
});

test('an operator looks and does not act @weekly', async ({ page, school }) => {
  await openSignedIn(page, `${finance}/schools/${school.code}`, 'operator@rekod.test');
  await expect(page.getByRole('region', { name: 'Jejak audit' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rekod bayaran' })).toHaveCount(0);
});
