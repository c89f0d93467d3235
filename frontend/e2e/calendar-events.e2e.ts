import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { administratorOf } from './support/administrator';
import { test } from './support/own-school';
import { signIn } from './support/sign-in';

test('an administrator keeps the takwim by keyboard: adds, is told what clashes, moves, and takes back', {
  tag: '@weekly',
}, async ({ page, request, school }) => {
  test.slow();
  const admin = await administratorOf(request, school);
  const { currentId } = await admin.get('/api/academic-years');
  await admin.post('/api/classes', {
    id: crypto.randomUUID(),
    academicYearId: currentId,
    ...{
      name: '1 Bestari',
      gradeLevels: ['T1'],
      shift: 'morning',
      stream: null,
      classTeacherId: null,
      groups: [],
    },
  });
  await signIn(page, school.people.adminutama);
  await page.goto(`${school.origin}/takwim-tahunan?bulan=2026-11`);
  const grid = page.getByRole('grid', { name: 'November 2026' });
  const cell = (day: string) => grid.locator(`[data-date="${day}"]`);
  const panel = page.getByRole('complementary');

  await test.step('a day and a title are enough', async () => {
    await cell('2026-11-17').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(panel.getByLabel('Tajuk')).toBeFocused();
    await page.keyboard.type('Latihan kebakaran');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Latihan kebakaran ditambah.')).toBeVisible();
    await expect(cell('2026-11-18')).toHaveAccessibleName(/18 November 2026 Latihan kebakaran/);
    await expect(page.getByText('November 2026 · 1 aktiviti, tiada yang menghentikan PdP')).toBeVisible();
  });
  await test.step('a place that is taken is told with one that is free, and what stops before it is saved', async () => {
    await cell('2026-11-18').getByText('Latihan kebakaran').click();
    await panel.getByLabel('Tempat').fill('Padang');
    await panel.getByRole('button', { name: 'Simpan aktiviti' }).click();
    await expect(panel).toBeHidden();
    await cell('2026-11-18').focus();
    await page.keyboard.press('Enter');
    await panel.getByLabel('Tajuk').fill('Hari Sukan');
    await panel.getByLabel('Tempat').fill('padang');
    await expect(panel.getByText(/Latihan kebakaran menggunakan Padang/)).toBeVisible();
    await page.route('**/api/calendar-events', (route) => route.abort(), { times: 1 });
    await panel.getByRole('button', { name: 'Simpan aktiviti' }).click();
    await expect(panel.getByLabel('Tempat')).toHaveAccessibleDescription(/sudah digunakan/);
    await panel.getByLabel('Tempat').fill('Dewan');
    await panel.getByText('Semua kelas').click();
    await expect(panel.getByText('PdP 1 kelas terhenti pada 1 hari persekolahan.')).toBeVisible();
    await panel.getByRole('button', { name: 'Simpan aktiviti' }).click();
    await expect(panel.getByRole('alert').first()).toBeVisible();
    await expect(panel.getByLabel('Tajuk')).toHaveValue('Hari Sukan');
    await panel.getByRole('button', { name: 'Simpan aktiviti' }).click();
    await expect(page.getByText('2 aktiviti, 1 menghentikan PdP')).toBeVisible();
  });
  await test.step('an event moves by keys, and back', async () => {
    await cell('2026-11-18').focus();
    await page.keyboard.press('Tab');
    await expect(cell('2026-11-18').getByRole('button', { name: 'Hari Sukan' })).toBeFocused();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(cell('2026-11-19')).toContainText('Hari Sukan');
    await expect(page.getByText('Hari Sukan dipindahkan.')).toBeVisible();
    await page
      .locator('[data-sonner-toast][data-front=true]')
      .getByRole('button', { name: 'Buat asal' })
      .click();
    await expect(cell('2026-11-18')).toContainText('Hari Sukan');
    await expectAccessible(page);
  });
  await test.step('and by mouse', async () => {
    // The whole month is seen: a page that scrolls under a pressed button drags what comes to lie there.
    await page.setViewportSize({ width: 1280, height: 1100 });
    await cell('2026-11-18').getByRole('button', { name: 'Hari Sukan' }).dragTo(cell('2026-11-25'));
    await expect(cell('2026-11-25')).toContainText('Hari Sukan');
    await cell('2026-11-25').getByRole('button', { name: 'Hari Sukan' }).dragTo(cell('2026-11-18'));
    await expect(cell('2026-11-18')).toContainText('Hari Sukan');
  });
  await test.step('and by a finger that rests on it', async () => {
    await page.reload();
    const middleOf = async (place: Locator) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {};
      return { x: x + width / 2, y: y + height / 2 };
    };
    const hand = await page.context().newCDPSession(page);
    await hand.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const carried = cell('2026-11-18').getByRole('button', { name: 'Hari Sukan' });
    const from = await middleOf(carried);
    await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    await expect(carried).toHaveClass(/shadow-lg/);
    const to = await middleOf(cell('2026-11-19'));
    await hand.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] });
    await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(cell('2026-11-19')).toContainText('Hari Sukan');
    await expect(panel).toBeHidden();
    await hand.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  });
  await test.step('what repeats leaves out a day that is pressed', async () => {
    await page.clock.setFixedTime('2026-10-13T10:00:00+08:00');
    await page.goto(`${school.origin}/takwim-tahunan?bulan=2026-11&hari=2026-11-02`);
    await panel.getByLabel('Tajuk').fill('Perhimpunan');
    await panel.getByLabel('Ulangan').selectOption('weekly');
    await panel.getByLabel('Berulang hingga').fill('23/11/2026');
    await panel.getByText('Diadakan 4 kali. Langkau tarikh tertentu').click();
    await panel.getByRole('button', { name: '9 Nov 2026' }).click();
    await expect(panel.getByText('1 daripada 4 tarikh dilangkau')).toBeVisible();
    await panel.getByRole('button', { name: 'Simpan aktiviti' }).click();
    await expect(cell('2026-11-16')).toContainText('Perhimpunan');
    await expect(cell('2026-11-09')).not.toContainText('Perhimpunan');
  });
  await test.step('papers are attached, kept when the network dies, opened by everybody, and taken away again', async () => {
    await cell('2026-11-19').getByText('Hari Sukan').click();
    const files = panel.getByRole('region', { name: 'Lampiran' });
    const paper = {
      name: 'Atur cara.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
    };
    await page.route('**/files/*', (route) => route.abort(), { times: 1 });
    await files.locator('input[type=file]').setInputFiles(paper);
    await expect(files.getByText('Atur cara.pdf')).toBeVisible();
    await files.getByRole('button', { name: 'Hantar semula' }).click();
    await expect(files.getByRole('button', { name: /^Atur cara.pdf/ })).toBeVisible();
    await expect(files.getByRole('button', { name: 'Hantar semula' })).toBeHidden();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await files.getByRole('button', { name: /^Atur cara.pdf/ }).click();
    expect((await download).suggestedFilename()).toBe('Atur cara.pdf');
    await files.getByRole('button', { name: 'Buang Atur cara.pdf' }).click();
    await expect(files.getByText('Tiada lampiran.')).toBeVisible();
    await page
      .locator('[data-sonner-toast][data-front=true]')
      .getByRole('button', { name: 'Buat asal' })
      .click();
    await expect(files.getByRole('button', { name: /^Atur cara.pdf/ })).toBeVisible();
    await files.locator('input[type=file]').setInputFiles({ ...paper, name: 'a.exe' });
    await expect(files.getByText(/bukan jenis yang diterima/)).toBeVisible();
  });
  await test.step('the session stands on a page by month, and the first page tells what is held today', async () => {
    await page.goto(`${school.origin}/takwim-tahunan?papar=tahun`);
    const november = page.getByRole('region', { name: 'November 2026' });
    await expect(november.getByRole('button', { name: /Perhimpunan · 3 kali/ })).toBeVisible();
    await expectAccessible(page);
    // On paper by unit no month stands above a day: it names its own.
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByRole('button', { name: 'Cetak' }).click();
    await page.getByRole('menuitem', { name: 'Sepanjang tahun ikut unit' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('cell', { name: /^Kha 19 Nov$/ })).toBeVisible();
    await page.emulateMedia({ media: null });
    await november.getByRole('button', { name: 'November 2026' }).click();
    await expect(grid).toBeVisible();
    await page.clock.setFixedTime('2026-11-19T10:00:00+08:00');
    await page.goto(`${school.origin}/dashboard`);
    const today = page.getByRole('region', { name: 'Hari ini' });
    await expect(today.getByRole('heading', { name: 'Aktiviti hari ini' })).toBeVisible();
    await today.getByRole('link', { name: /Hari Sukan/ }).click();
    await expect(panel.getByRole('heading', { name: 'Hari Sukan' })).toBeVisible();
  });
  await test.step('it reads on a phone as a list by week, in the dark too', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${school.origin}/takwim-tahunan?bulan=2026-11`);
    const week = page.getByRole('region', { name: /Minggu 41/ });
    await week.getByRole('button', { name: /Hari Sukan/ }).click();
    await expect(page.getByRole('dialog').getByLabel('Tajuk')).toHaveValue('Hari Sukan');
    await expectAccessible(page);
  });
});
