import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from './support/accessibility';
import { mainOrigin } from './support/addresses';
import { test } from './support/own-school';
import { signIn, signInOnMainDomain } from './support/sign-in';

/** Half of it orange, half blue: 400 by 200. */
async function drawing(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 200 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas.');
    context.fillStyle = '#e07020';
    context.fillRect(0, 0, 200, 200);
    context.fillStyle = '#2050a0';
    context.fillRect(200, 0, 200, 200);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

const chosen = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

/** The colour in the middle of a picture that another server has. */
function middleOf(page: Page, address: string): Promise<number[]> {
  return page.evaluate(async (url) => {
    const bitmap = await createImageBitmap(await (await fetch(url)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const { width, height } = bitmap;
    return [width, height, ...(context?.getImageData(width / 2, height / 2, 1, 1).data ?? [])];
  }, address);
}

test('a face is cut to a square, survives a dead network, is seen by the school and taken away again', {
  tag: '@weekly',
}, async ({ browser, page, school }) => {
  test.slow();
  await signIn(page, school.people.guru2);
  await page.goto(`${school.origin}/settings`);
  const field = page.getByLabel('Gambar baharu');
  const dialog = page.getByRole('dialog', { name: 'Laraskan gambar' });
  const face = page.getByRole('region', { name: 'Gambar profil' }).locator('img');

  await test.step('what is no picture is refused, whatever its name says', async () => {
    await field.setInputFiles(chosen('wajah.png', Buffer.from('<html><script>alert(1)</script></html>')));
    await expect(field).toHaveAccessibleDescription(/wajah.png tidak dapat dibaca sebagai gambar/);
    await field.setInputFiles(chosen('wajah.pdf', Buffer.from('%PDF-1.7')));
    await expect(field).toHaveAccessibleDescription(/bukan jenis yang diterima/);
    await field.setInputFiles(chosen('besar.png', Buffer.alloc(10_000_001)));
    await expect(field).toHaveAccessibleDescription(/terlalu besar/);
    await field.setInputFiles(chosen('kosong.png', Buffer.alloc(0)));
    await expect(field).toHaveAccessibleDescription(/kosong/);
  });

  await test.step('the choice stays while the network is dead', async () => {
    await field.setInputFiles(chosen('wajah.png', await drawing(page)));
    await dialog.getByLabel('Kiri ke kanan').press('Home');
    await expectAccessible(page);
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Simpan gambar' }).click();
    await expect(dialog.getByText('Pilihan anda masih di sini.')).toBeVisible();
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Cuba simpan lagi' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('it is the square that was chosen, in the bar too', async () => {
    const [width, height, red, , blue] = await middleOf(page, (await face.getAttribute('src')) ?? '');
    expect([width, height]).toEqual([512, 512]);
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(80);
    await expect(page.getByRole('banner').locator('img')).toBeVisible();
    await expectAccessibleEverywhere(page);
  });

  await test.step('an administrator sees it beside the name', async () => {
    const admin = await (await browser.newContext()).newPage();
    await signIn(admin, school.people.admin);
    await admin.goto(`${school.origin}/admin-sekolah/pengguna`);
    const row = admin.getByRole('row').filter({ hasText: school.people.guru2 });
    await expect(row.locator('img')).toBeVisible();
    await admin.context().close();
  });

  await test.step('it is taken away, and brought back', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Buang gambar' }).click();
    await expect(face).toHaveCount(0);
    await page.getByRole('button', { name: 'Buat asal' }).click();
    await expect(face).toBeVisible();
    await page.getByRole('button', { name: 'Buang gambar' }).click();
    await expect(face).toHaveCount(0);
    await page.reload();
    await expect(field).toBeVisible();
    await expect(face).toHaveCount(0);
  });
});

test('an administrator sets the logo of the school, which stands in the frame and on paper', {
  tag: '@weekly',
}, async ({ page, school }) => {
  test.slow();
  await signInOnMainDomain(page, school.people.admin);
  await page.goto(`${mainOrigin()}/school-management/settings`);
  await page.getByLabel('Logo baharu').setInputFiles(chosen('lencana.png', await drawing(page)));
  await page.getByRole('button', { name: 'Simpan gambar' }).click();
  const logo = page.getByRole('img', { name: 'Logo sekolah' });
  // Whole, with room above and below.
  await expect(logo).toBeVisible();
  expect((await middleOf(page, (await logo.getAttribute('src')) ?? '')).slice(0, 2)).toEqual([512, 512]);
  await expectAccessibleEverywhere(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await signIn(page, school.people.guru);
  await expect(page.getByRole('banner').locator('img[src*="school-logos"]').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`Kod sekolah: ${school.code.toUpperCase()}`)).toBeVisible();
  await expect(page.locator('img[src*="school-logos"]:visible')).toHaveCount(1);
  await page.emulateMedia({ media: 'screen' });

  await page.goto(`${school.origin}/school-management/settings`);
  await expect(page.getByText('Untuk pentadbir sekolah sahaja')).toBeVisible();
  await page.goto(`${mainOrigin()}/school-management/settings`);
  await page.getByRole('button', { name: 'Buang gambar' }).click();
  await expect(logo).toHaveCount(0);
});
