import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { administratorOf } from './support/administrator';
import { brokenLine } from './support/broken-line';
import { expectSaved, fillInPlan } from './support/lesson-plan';
import { test } from './support/own-school';
import { openSignedIn } from './support/sign-in';

test.describe.configure({ mode: 'parallel' });

const onDevice = (page: Page) => page.getByText('Dalam peranti ini', { exact: true });
const unreachable = 'Tiada sambungan ke pelayan. Sila semak internet anda dan cuba lagi.';

test('a reply that breaks off, a captive portal and silence leave no text behind: editor, sheet, download, outbox', {
  tag: '@weekly',
}, async ({ page, school }) => {
  test.slow();
  const line = await brokenLine(page);
  await page.clock.install();
  await openSignedIn(page, `${school.origin}/bina-rph`, school.people.guru);
  const objective = page.getByLabel('Objektif *');

  await test.step('the editor says where the text is, and that it is saved once the reply is whole', async () => {
    await line.breaks('cut', /\/api\/lesson-plans(?:\/[^/?]+)?$/);
    await fillInPlan(page, { subject: 'Sains', className: '5 Bestari', activities: 'Bincang.' });
    await objective.fill('Murid menerangkan haba.');
    await expect(onDevice(page)).toBeVisible();
    await expect(page.getByText(/^Disimpan \d/)).toHaveCount(0);
    // It has arrived all the same: to what the person goes on writing it is no conflict.
    await objective.fill('Murid menerangkan haba dan suhu.');
    await line.isWell();
    await page.clock.fastForward('00:31');
    await expectSaved(page);
    await expect(objective).toHaveValue('Murid menerangkan haba dan suhu.');
  });

  await test.step('a sheet keeps what was typed, and what has arrived is kept once', async () => {
    await page.getByRole('button', { name: 'Simpan langkah sebagai blok' }).click();
    const sheet = page.getByRole('dialog', { name: 'Tambah blok' });
    await sheet.getByLabel('Nama').fill('Bincang berdua');
    await line.breaks('cut', /\/api\/plan-blocks$/);
    await sheet.getByRole('button', { name: 'Simpan' }).click();
    await expect(sheet.getByRole('alert')).toContainText(unreachable);
    await expect(sheet.getByLabel('Nama')).toHaveValue('Bincang berdua');
    await line.isWell();
    await sheet.getByRole('button', { name: 'Simpan' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText('Bincang berdua', { exact: true })).toHaveCount(1);
  });

  await test.step('half a paper is none', async () => {
    const take = async () => {
      await page.getByRole('button', { name: 'Cetak', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Penuh (PDF)' }).click();
    };
    await line.breaks('cut', /\/api\/lesson-plans\/[^/]+\/paper/);
    const files: string[] = [];
    page.on('download', (file) => files.push(file.suggestedFilename()));
    await take();
    await expect(page.getByText('PDF dan Word disediakan oleh pelayan')).toBeVisible();
    expect(files).toEqual([]);
    await line.isWell();
    const [file] = await Promise.all([page.waitForEvent('download'), take()]);
    expect(file.suggestedFilename()).toBe('rph.pdf');
  });

  await test.step('the outbox goes on trying behind the page of a captive portal', async () => {
    await line.breaks('page', /\/api\/lesson-plans\/[^/?]+$/);
    await objective.fill('Ditulis di belakang portal.');
    await expect(onDevice(page)).toBeVisible();
    await page.getByRole('button', { name: 'Selesai' }).click();
    const waiting = page.getByRole('region', { name: 'Dalam peranti ini' });
    await expect(waiting.getByRole('listitem')).toHaveCount(1);
    for (const round of [1, 2]) {
      const before = line.broken();
      await page.clock.fastForward('00:31');
      await expect.poll(line.broken, `round ${round}`).toBeGreaterThan(before);
    }
    await expect(waiting.getByRole('listitem')).toHaveCount(1);
    await line.isWell();
    await page.clock.fastForward('00:31');
    await expect(waiting).toHaveCount(0);
  });
  line.close();
});

test('a cell whose save meets silence says so after 20 s, and is saved once', async ({
  page,
  request,
  school,
}) => {
  const admin = await administratorOf(request, school);
  const { currentId } = await admin.get('/api/academic-years');
  const levels = [{ gradeLevel: 'T5', curriculum: 'KSSR', periodsAWeek: 4 }];
  const subjectId = randomUUID();
  await admin.post('/api/subjects', {
    ...{ id: subjectId, name: 'Sains', code: 'SN', language: 'ms', religion: null, levels },
  });
  const planId = randomUUID();
  await admin.post('/api/yearly-plans', {
    ...{ id: planId, academicYearId: currentId, subjectId, gradeLevel: 'T5' },
    ...{ isOwn: false, startFrom: null, fromCurriculum: false },
  });
  const line = await brokenLine(page);
  await page.clock.install();
  await openSignedIn(page, `${school.origin}/rpt`, school.people.admin);
  const cell = page
    .getByRole('grid', { name: 'RPT Sains Tahun 5' })
    .getByRole('row', { name: /^Minggu 3,/ })
    .locator('[data-column="1"]');
  await line.breaks('silent', /\/api\/yearly-plan-rows/);
  await cell.focus();
  await page.keyboard.type('Haba');
  await page.keyboard.press('Enter');
  await expect.poll(line.broken).toBe(1);
  await page.clock.fastForward('00:20');
  await expect(cell).toContainText('dalam peranti ini');
  await line.isWell();
  await page.clock.fastForward('00:06');
  await expect(cell).not.toContainText('dalam peranti ini');
  await expect(cell).toContainText('Haba');
  const rows = await admin.get(`/api/yearly-plans/${planId}/rows`);
  expect(rows.items.map(({ topic }: { topic: string }) => topic)).toEqual(['Haba']);
  line.close();
});
