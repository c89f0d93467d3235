import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import { docxFile, wordParagraph } from '../../backend/test/support/docx-file';
import { expectAccessible, expectAccessibleEverywhere } from './support/accessibility';
import { administratorOf } from './support/administrator';
import { expectSaved } from './support/lesson-plan';
import { test } from './support/own-school';
import { signIn } from './support/sign-in';
import { makeTeachingWeek } from './support/teaching-week';

test('a week goes to paper by two presses, a plan and a class by a few, and into the form of the school', async ({
  page,
  browser,
  request,
  school,
}) => {
  test.slow();
  const { day } = await makeTeachingWeek(await administratorOf(request, school), [
    ['4 Bestari', 1, '08:00', '09:00'],
    ['4 Bestari', 3, '10:00', '10:30'],
  ]);
  const administration = await browser.newPage();
  await signIn(administration, school.people.adminutama);
  await administration.goto(`${school.origin}/admin-sekolah/admin`);
  const field = administration.getByLabel('Template baharu');

  await test.step('a template with a token that nobody knows is refused by its name', async () => {
    const file = await docxFile(wordParagraph('{{kelas}} {{nama_murid}}'));
    await field.setInputFiles({ name: 'RPH.docx', mimeType: 'application/zip', buffer: file });
    await administration.getByRole('button', { name: 'Muat naik' }).click();
    await expect(administration.getByText('Token ini tidak dikenali: {{nama_murid}}.')).toBeVisible();
  });

  await test.step('a right one is kept, and can be taken away', async () => {
    const file = await docxFile(wordParagraph('Kelas {{kelas}}: {{objektif}}'));
    await field.setInputFiles({ name: 'RPH sekolah.docx', mimeType: 'application/zip', buffer: file });
    await administration.getByRole('button', { name: 'Muat naik' }).click();
    await expect(administration.getByText('RPH sekolah.docx')).toBeVisible();
    await administration.getByText(/^Token yang boleh ditulis/).click();
    await expect(administration.getByText('{{objektif}}')).toBeVisible();
    await expectAccessibleEverywhere(administration);
    await administration.close();
  });

  await signIn(page, school.people.guru);
  await page.goto(`${school.origin}/rph?minggu=${day}`);
  await page.getByRole('button', { name: 'Sediakan minggu' }).click();
  await expect(page.getByText('2 draf disediakan')).toBeVisible();

  await test.step('two presses from the week to a paper', async () => {
    const paper = await downloadOf(page, async () => {
      await page.getByRole('button', { name: 'Cetak' }).click();
      await page.getByRole('menuitem', { name: /^Padat/ }).click();
    });
    expect(paper.suggestedFilename()).toBe(`rph-${day}.pdf`);
    expect((await bytesOf(paper)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('a class over the session', async () => {
    await page.getByRole('button', { name: 'Cetak' }).click();
    await page.getByRole('menuitem', { name: 'Kelas atau subjek…' }).click();
    await page.getByLabel('Tempoh').selectOption('Sepanjang sesi');
    await page.getByText('Penuh (PDF)').click();
    await expectAccessible(page);
    const paper = await downloadOf(page, () =>
      page.getByRole('button', { name: 'Sediakan', exact: true }).click(),
    );
    expect(paper.suggestedFilename()).toMatch(/^rph-4-Bestari-.*\.pdf$/);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('the session as an archive', async () => {
    const archive = await downloadOf(page, async () => {
      await page.getByRole('button', { name: 'Cetak' }).click();
      await page.getByRole('menuitem', { name: 'Arkib sesi (ZIP)' }).click();
    });
    expect((await bytesOf(archive)).subarray(0, 2).toString()).toBe('PK');
  });

  await test.step('a plan with its last words, in the form of the school', async () => {
    await page
      .getByRole('link', { name: /4 Bestari/ })
      .first()
      .click();
    await page.getByLabel('Objektif *').fill('Murid dapat meramal perubahan.');
    await expectSaved(page);
    await page.getByRole('button', { name: 'Cetak' }).click();
    const paper = await downloadOf(page, () =>
      page.getByRole('menuitem', { name: 'Template sekolah (DOCX)' }).click(),
    );
    expect((await bytesOf(paper)).subarray(0, 2).toString()).toBe('PK');
  });

  await test.step('without a network it says what still can be printed', async () => {
    await page.goBack();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Cetak' }).click();
    await page.getByRole('menuitem', { name: /^Penuh/ }).click();
    await expect(page.getByText(/perlu talian internet/)).toBeVisible();
    await page.context().setOffline(false);
  });
});

async function downloadOf(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download;
}

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}
