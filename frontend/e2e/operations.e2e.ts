import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/accessibility';
import { mainOrigin } from './support/addresses';
import { payElsewhere } from './support/bank-event';
import { newAccount } from './support/hosted-backend';
import { test } from './support/own-school';
import { openSignedIn, submitCredentials } from './support/sign-in';

test.describe.configure({ mode: 'parallel' });

const inbox = `${mainOrigin()}/operations/inbox`;

/** Of a replay, what came of each event. */
const staffPages = [
  '/operations',
  '/operations/inbox',
  `/operations/inbox/${randomUUID()}`,
  '/operations/quarantine',
  '/operations/replays',
  '/operations/replays/new',
  '/operations/schedules',
  '/operations/providers',
  '/operations/audit',
  '/operations/finance',
  '/operations/finance/charts',
  '/operations/finance/policies',
  '/operations/finance/schools/bbb2002',
];

test('staff who have no second step yet where one is asked for are led to where it is set up @weekly', async ({
  page,
}) => {
  const refusal = { code: 'SECOND_FACTOR_REQUIRED', message: '', details: { enrol: '/settings' } };
  await page.route('**/api/operations/me', (route) => route.fulfill({ status: 403, json: refusal }));
  await openSignedIn(page, `${mainOrigin()}/operations`, 'kewangan@rekod.test');
  await expect(page.getByRole('heading', { name: 'Langkah kedua diperlukan' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Tambah langkah kedua' }).click();
  await expect(page).toHaveURL(`${mainOrigin()}/settings`);
  await expect(page.getByRole('button', { name: 'Tambah aplikasi pengesah' })).toBeVisible();
});

test('an official code that somebody else has registered is contested, and the operator answers', {
  tag: '@weekly',
}, async ({ browser, page, request }) => {
  const email = await newAccount(request);
  const reason = 'Ini kod rasmi sekolah kami; kami tidak mengenal pendaftarnya.';
  const theirs = await (await browser.newContext()).newPage();
  await test.step('by whoever finds it taken', async () => {
    await openSignedIn(theirs, `${mainOrigin()}/daftar`, email);
    await theirs.getByLabel('Kod sekolah').fill('KBA5005');
    await theirs.getByRole('button', { name: 'Kod ini milik sekolah saya' }).click();
    await expect(theirs.getByRole('heading', { name: 'Bantah pendaftaran KBA5005' })).toBeFocused();
    const send = theirs.getByRole('button', { name: 'Hantar bantahan' });
    await send.click();
    await expect(theirs.getByRole('alert')).toContainText('Sila isi jawatan dan nombor telefon anda.');
    await theirs.getByLabel('Nama penuh').fill('Encik Razak');
    await theirs.getByLabel('Jawatan dan nombor telefon').fill('Guru Besar, 03-0000 0000');
    await theirs.getByLabel('Mengapa kod ini').fill(reason);
    await theirs.reload();
    await expect(theirs.getByLabel('Mengapa kod ini')).toHaveValue(reason);
    await expectAccessibleEverywhere(theirs);
    await send.click();
    await expect(theirs.getByRole('heading', { name: 'Bantahan telah diterima' })).toBeFocused();
    await theirs.context().close();
  });
  const contests = '**/api/operations/contests';
  const list = page.getByRole('region', { name: 'Bantahan kod sekolah' });
  await page.route(contests, (route) => route.fulfill({ status: 503, json: {} }));
  await openSignedIn(page, `${mainOrigin()}/operations`, 'operator@rekod.test');
  await expect(list.getByText('Bantahan kod sekolah tidak dapat dimuatkan')).toBeVisible({ timeout: 20_000 });
  await page.unroute(contests);
  await page.route(contests, (route) => route.fulfill({ json: { contests: [] } }));
  await list.getByRole('button', { name: 'Cuba lagi' }).click();
  await expect(list.getByText('Tiada bantahan yang menunggu jawapan.')).toBeVisible();
  await page.unroute(contests);
  await page.reload();
  const row = list.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('SK Sungai Contoh');
  await expect(row).toContainText('belum pernah membayar');
  await expectAccessibleEverywhere(page);
  await row.getByRole('button', { name: 'Lepaskan kod' }).click();
  await expect(page.getByRole('dialog', { name: 'Lepaskan kod KBA5005?' })).toContainText('alamat lain');
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: 'Sah, kekal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kekalkan pendaftaran KBA5005?' });
  await dialog.getByLabel('Sebab').fill('Pendaftar ialah Guru Besar sekolah ini');
  await dialog.getByRole('button', { name: 'Sah, kekal' }).click();
  await expect(page.getByText('Pendaftaran kekal. Pembantah dimaklumkan.')).toBeVisible();
  await expect(row).toBeHidden();
});

test('an operator finds an event that came to nothing, sees why, and replays it with a reason', async ({
  page,
}) => {
  const bill = await payElsewhere(page.request);
  await openSignedIn(page, `${inbox}?text=${bill}&states=quarantined`, 'operator@rekod.test');
  const row = page.getByRole('row').filter({ hasText: 'Bil tidak dikenali' });
  await row.getByRole('link').click();

  await expect(page.getByRole('heading', { name: 'Peristiwa Bank Simulasi' })).toBeVisible();
  await expect(page.getByText('Pautkan bil ini kepada invois sekolah')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Kandungan', exact: true })).toContainText(bill);

  await page.getByRole('link', { name: 'Proses semula' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'akan diproses semula' })).toContainText(
    '1 daripada 1',
  );
  await page.getByRole('button', { name: 'Mulakan ulangan' }).click();
  await expect(page.getByRole('alert')).toContainText('Sila tulis sebab sekurang-kurangnya 3 aksara.');
  await page.getByLabel('Sebab').fill('Semak sekali lagi');
  await page.getByRole('button', { name: 'Mulakan ulangan' }).click();

  const result = page.getByRole('region', { name: 'Hasil setiap peristiwa' }).getByRole('row').nth(1);
  // The page is told, and asks for nothing meanwhile.
  await expect(page.getByText('Selesai', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(result).toContainText('Bil tidak dikenali');
  const audit = page.getByRole('region', { name: 'Jejak audit' });
  await expect(audit).toContainText('Ulangan dimulakan');
  await expect(audit).toContainText('Semak sekali lagi');
  await expect(audit).toContainText('operator@rekod.test');
});

test('an operator links an unknown bill to the invoice of a school: it counts, and finance settles what was paid twice', {
  tag: '@weekly',
}, async ({ browser, page, school }) => {
  // A year of the plan that the school has.
  const amountSen = 150_000;
  const bill = await payElsewhere(page.request, amountSen);
  await openSignedIn(page, `${inbox}?text=${bill}`, 'operator@rekod.test');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.getByRole('button', { name: 'Pautkan bil' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pautkan bil kepada invois' });
  await expect(dialog).toContainText('RM 1,500.00');
  await dialog.getByLabel('Sekolah').fill(school.code);
  await page.getByRole('option', { name: new RegExp(school.name) }).click();
  const invoice = dialog.getByLabel('Invois');
  const ofThisAmount = invoice.locator('option', { hasText: 'RM 1,500.00' });
  const fitting = await ofThisAmount
    .filter({ hasText: / · dibayar$/ })
    .first()
    .getAttribute('value');
  await invoice.selectOption(fitting ?? '');
  await dialog.getByLabel('Sebab').fill('Disahkan dengan bank');
  await dialog.getByRole('button', { name: 'Pautkan dan proses' }).click();

  await expect(page.getByText('Diproses', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(page.getByRole('table', { name: 'Fakta yang direkodkan' })).toContainText('Bayaran berjaya');
  await expect(page.getByRole('region', { name: 'Jejak audit' })).toContainText('Bil dipautkan');

  await test.step('finance says what was done about the second payment, and the audit keeps it', async () => {
    const finance = await (await browser.newContext()).newPage();
    await openSignedIn(finance, `${mainOrigin()}/operations/finance`, 'kewangan@rekod.test');
    const flagged = finance.getByRole('region', { name: 'Bayaran untuk disemak' });
    const row = flagged.getByRole('row', {
      name: new RegExp(`${school.name} \\(${school.code.toUpperCase()}\\).*Invois dibayar dua kali`),
    });
    await row.getByRole('button', { name: 'Selesaikan' }).click();
    const settling = finance.getByRole('dialog', { name: 'Invois dibayar dua kali' });
    await settling.getByLabel('Sebab').fill('Dikira untuk tahun hadapan');
    await settling.getByRole('button', { name: 'Selesaikan' }).click();
    await expect(row).toHaveCount(0);
    await finance.goto(`${mainOrigin()}/operations/finance/schools/${school.code}`);
    const audit = finance.getByRole('region', { name: 'Jejak audit' });
    await expect(audit).toContainText('Bayaran disemak');
    await expect(audit).toContainText('Dikira untuk tahun hadapan');
  });
});

test('an operator replays the events that are ticked, and puts another aside @weekly', async ({ page }) => {
  const tag = randomUUID();
  for (let n = 0; n < 3; n += 1) await payElsewhere(page.request, 15_000, `${tag}-${n}`);
  await openSignedIn(page, `${inbox}?text=${tag}`, 'operator@rekod.test');
  const events = page.getByRole('table', { name: 'Peristiwa' });
  await expect(events.getByRole('row')).toHaveCount(4);
  const left = await events.getByRole('row').nth(3).getByRole('link').getAttribute('href');
  for (const ticked of [1, 2]) await events.getByRole('row').nth(ticked).getByRole('checkbox').check();
  await page.getByRole('link', { name: 'Ulang yang dipilih' }).click();

  await test.step('the dry run counts the two, and without a reason nothing begins', async () => {
    await expect(page.getByRole('status').filter({ hasText: 'akan diproses semula' })).toContainText(
      '2 daripada 2',
    );
    await page.getByLabel('Kelajuan').selectOption('6000');
    await page.getByRole('button', { name: 'Mulakan ulangan' }).click();
    await expect(page.getByRole('alert')).toContainText('Sila tulis sebab sekurang-kurangnya 3 aksara.');
  });
  await test.step('each of the two has its result, and the replay its row in the audit', async () => {
    await page.getByLabel('Sebab').fill('Dua ini sahaja');
    await page.getByRole('button', { name: 'Mulakan ulangan' }).click();
    await expect(page.getByText('paling laju 6,000 seminit')).toBeVisible();
    const results = page.getByRole('region', { name: 'Hasil setiap peristiwa' }).getByRole('row');
    await expect(results).toHaveCount(3);
    for (const result of [1, 2])
      await expect(results.nth(result)).toContainText('Bil tidak dikenali', { timeout: 20_000 });
    await expect(results.nth(1)).toContainText('Bank Simulasi');
    await expect(page.getByRole('region', { name: 'Jejak audit' })).toContainText('Dua ini sahaja');
    await expectAccessibleEverywhere(page);
  });
  await test.step('the third is put aside for a reason', async () => {
    await page.goto(`${mainOrigin()}${left}`);
    await page.getByRole('button', { name: 'Ketepikan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ketepikan peristiwa' });
    await dialog.getByLabel('Sebab').fill('Bukan sekolah kita');
    await dialog.getByRole('button', { name: 'Ketepikan' }).click();
    await expect(dialog).toBeHidden();
    const audit = page.getByRole('region', { name: 'Jejak audit' });
    await expect(audit).toContainText('Peristiwa diketepikan');
    await expect(audit).toContainText('Bukan sekolah kita');
  });
  await test.step('the page of the audit has both', async () => {
    await page.goto(`${mainOrigin()}/operations/audit`);
    const rows = page.getByRole('table', { name: 'Jejak audit' }).getByRole('row');
    for (const [action, reason] of [
      ['Ulangan dimulakan', 'Dua ini sahaja'],
      ['Peristiwa diketepikan', 'Bukan sekolah kita'],
    ] as const)
      await expect(rows.filter({ hasText: action }).filter({ hasText: reason }).first()).toContainText(
        'operator@rekod.test',
      );
  });
});

test('an operator replays a filter after a dry run, and cancels it', { tag: '@weekly' }, async ({ page }) => {
  const tag = randomUUID();
  for (let n = 0; n < 5; n += 1) await payElsewhere(page.request, 15_000, `${tag}-${n}`);
  await openSignedIn(page, `${inbox}?text=${tag}`, 'operator@rekod.test');
  await expect(page.getByRole('row')).toHaveCount(6);
  await page.getByRole('link', { name: 'Ulang tapisan ini' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'akan diproses semula' })).toContainText(
    '5 daripada 5',
  );
  await page.getByLabel('Kelajuan').selectOption('60');
  await page.getByLabel('Sebab').fill('Cubaan');
  await page.getByRole('button', { name: 'Mulakan ulangan' }).click();
  await page.getByRole('button', { name: 'Batalkan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Batalkan ulangan' });
  await dialog.getByLabel('Sebab').fill('Salah tapisan');
  await dialog.getByRole('button', { name: 'Batalkan ulangan' }).click();
  await expect(page.getByText('Dibatalkan', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Jejak audit' })).toContainText('Salah tapisan');
});

test('an operator goes through a list on a phone: events first, from one to the next, and the way back @weekly', async ({
  page,
  request,
}) => {
  const tag = randomUUID();
  for (let n = 0; n < 3; n += 1) await payElsewhere(page.request, 15_000, `${tag}-${n}`);
  await page.setViewportSize({ width: 390, height: 844 });
  const list = `${inbox}?text=${tag}`;
  await openSignedIn(page, list, 'operator@rekod.test');
  await test.step('the filter folds away behind a button, and what is found is on the first screen', async () => {
    const filter = page.getByRole('form', { name: 'Tapis peristiwa' });
    await expect(filter).toBeHidden();
    await expect(page.getByRole('row').nth(1)).toBeInViewport();
    const opener = page.getByRole('button', { name: 'Tapis (1)' });
    await opener.click();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await filter.getByLabel('Penyedia').selectOption({ label: 'Bank Simulasi' });
    await filter.getByRole('button', { name: 'Cari' }).click();
    await expect(page).toHaveURL(/provider=simulated/);
    await expect(page.getByRole('button', { name: 'Tapis (2)' })).toBeFocused();
    await expect(filter).toBeHidden();
  });
  await test.step('an event leads to the next of the same list', async () => {
    const links = page.getByRole('row').getByRole('link');
    await expect(links).toHaveCount(3);
    const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    await page.getByRole('row').getByRole('link').first().click();
    const others = page.getByRole('navigation', { name: 'Peristiwa lain dalam senarai' });
    await expect(others.getByRole('link', { name: 'Lebih lama' })).toBeVisible();
    await expect(others.getByRole('link', { name: 'Lebih baharu' })).toHaveCount(0);
    for (const next of addresses.slice(1)) {
      await others.getByRole('link', { name: 'Lebih lama' }).click();
      await expect(page).toHaveURL(`${mainOrigin()}${next}`);
    }
    await expect(others.getByRole('link', { name: 'Lebih baharu' })).toBeVisible();
    await expect(others.getByRole('link', { name: 'Lebih lama' })).toHaveCount(0);
    await expectAccessibleEverywhere(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await others.getByRole('link', { name: 'Senarai' }).click();
    await expect(page).toHaveURL(new RegExp(`inbox\\?.*text=${tag}`));
  });
  await test.step('the section that is open stands in sight, however one came there', async () => {
    await page.goto(`${mainOrigin()}/operations/audit`);
    const sections = page.getByRole('navigation', { name: 'Operasi' });
    await expect(sections.getByRole('link', { name: 'Jejak audit' })).toBeInViewport({ ratio: 1 });
  });
  await test.step('a new replay begins with nothing chosen', async () => {
    await page.goto(`${mainOrigin()}/operations/replays/new`);
    await expect(page.getByText('Belum ada peristiwa dipilih')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mulakan ulangan' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Yang gagal' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'akan diproses semula' })).toBeVisible();
  });
  await test.step('what runs by itself is named in Malay', async () => {
    await page.goto(`${mainOrigin()}/operations`);
    const jobs = page.getByRole('table', { name: 'Kerja mengikut giliran dan keadaan' });
    await expect(jobs).toContainText('Dijadualkan');
    await expect(jobs).not.toContainText(/delayed|webhooks|subscription/);
  });
  await test.step('the figures are told to the open page, which asks for nothing', async () => {
    const figure = page.locator('dt', { hasText: 'Kuarantin' }).locator('+ dd');
    const before = await figure.textContent();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await payElsewhere(request);
    await expect(figure).not.toHaveText(before ?? '', { timeout: 20_000 });
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });
});

test('an operator asks a provider whether it answers, and the audit keeps who asked', {
  tag: '@weekly',
}, async ({ page }) => {
  await openSignedIn(page, `${mainOrigin()}/operations/providers`, 'operator@rekod.test');
  const bank = page.getByRole('region', { name: 'Bank Simulasi' });
  await bank.getByRole('button', { name: 'Uji sambungan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Uji sambungan Bank Simulasi' });
  await dialog.getByLabel('Sebab').fill('Aduan dua sekolah');
  await dialog.getByRole('button', { name: 'Uji sekarang' }).click();
  await expect(bank.getByRole('status')).toContainText(/Menjawab\s*\d+ ms/);
  await bank.getByText('Siapa menguji').click();
  await expect(bank.getByRole('region', { name: 'Jejak audit' })).toContainText('Aduan dua sekolah');
  await expectAccessibleEverywhere(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${mainOrigin()}/operations/audit`);
  await page.getByLabel('Kod sekolah').fill('aba1001');
  const from = page.getByLabel('Dari');
  await from.fill('12/0');
  await from.press('Enter');
  await expect(from).toHaveAccessibleDescription('Sila tulis tarikh seperti 12/01/2026.');
  await expect(from).toHaveValue('12/0');
  await expect(from).toBeFocused();
  await expect(page).toHaveURL(/\/audit$/);
});

test('finance looks and does not act @weekly', async ({ page }) => {
  await openSignedIn(page, `${mainOrigin()}/operations`, 'kewangan@rekod.test');
  await expect(page.getByRole('heading', { name: 'Operasi' })).toBeVisible();
  await page.goto(`${mainOrigin()}/operations/replays/new`);
  await expect(page.getByText('Hanya operator boleh memulakan ulangan.')).toBeVisible();
  await page.goto(`${mainOrigin()}/operations/providers`);
  await expect(page.getByRole('region', { name: 'Bank Simulasi' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Uji sambungan' })).toHaveCount(0);
});

for (const [who, email] of [
  ['a teacher', 'guru@kba5005.test'],
  ['a school administrator', 'admin@kba5005.test'],
  ['an Admin Utama', 'adminutama@kba5005.test'],
] as const)
  test(`no page of operations or finance opens to ${who} @weekly`, async ({ page }) => {
    await openSignedIn(page, `${mainOrigin()}/operations`, email);
    for (const path of staffPages) {
      await page.goto(`${mainOrigin()}${path}`);
      await expect(page.getByText('Bahagian ini untuk kakitangan platform sahaja.')).toBeVisible();
      await expect(page.getByRole('main').getByRole('table')).toHaveCount(0);
    }
  });

test('the queue dashboard opens for staff alone', async ({ page }) => {
  await page.goto(`${mainOrigin()}/ops/queues/`);
  await expect(page).toHaveURL(`${mainOrigin()}/login`);
  await submitCredentials(page, 'operator@rekod.test');
  await page.waitForURL(`${mainOrigin()}/operations`);
  await page.getByRole('button', { name: 'Papan giliran' }).click();
  await page.waitForURL(`${mainOrigin()}/ops/queues/**`);
  await expect(page.getByText('webhooks').first()).toBeVisible();
});

test('every page of operations is accessible, wide and narrow, light and dark', { tag: '@weekly' }, async ({
  page,
}) => {
  test.slow();
  await openSignedIn(page, `${mainOrigin()}/operations`, 'operator@rekod.test');
  for (const [path, landmark] of [
    ['/operations', 'Penyedia, 24 jam'],
    ['/operations/inbox', 'Peti masuk'],
    ['/operations/quarantine', 'Kuarantin'],
    ['/operations/replays', 'Ulangan'],
    ['/operations/replays/new', 'Ulangan baharu'],
    ['/operations/schedules', 'Jadual kerja'],
    ['/operations/providers', 'Penyedia pembayaran'],
  ]) {
    await page.goto(`${mainOrigin()}${path}`);
    await expect(page.getByRole('heading', { name: landmark })).toBeVisible();
    await expect(page.getByLabel(/^Memuatkan/)).toHaveCount(0);
    await expectAccessibleEverywhere(page);
  }
});
