import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere, expectToReflow } from './support/accessibility';
import { mainOrigin, schoolOrigin } from './support/addresses';
import { consoleErrors } from './support/console-errors';

test.describe.configure({ mode: 'parallel' });

function group(page: Page, title: string) {
  return page.getByRole('region', { name: title });
}

const controlRoles =
  /^(button|link|textbox|searchbox|spinbutton|combobox|listbox|checkbox|radio|switch|slider|tab|menuitem|DisclosureTriangle|Date|InputTime)/;

/** As a screen reader hears the page: every control without a name. */
async function namelessControls(page: Page): Promise<unknown[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const controls = nodes.filter(({ ignored, role }) => !ignored && controlRoles.test(String(role?.value)));
  expect(controls.length).toBeGreaterThan(100);
  return controls
    .filter(({ name }) => String(name?.value ?? '').trim() === '')
    .map(({ role, backendDOMNodeId }) => ({ role: role?.value, backendDOMNodeId }));
}

async function openGallery(page: Page): Promise<void> {
  await page.goto(`${mainOrigin()}/ui`);
  await expect(page.getByRole('heading', { level: 1, name: 'Komponen' })).toBeVisible();
}

test('the gallery is accessible in both themes and two widths, and every control has a name', {
  tag: '@weekly',
}, async ({ page }) => {
  test.slow();
  const errors = consoleErrors(page);
  await openGallery(page);
  await expectAccessibleEverywhere(page);
  expect(await namelessControls(page)).toEqual([]);
  await expectToReflow(page);
  expect(errors).toEqual([]);
});

test('what opens is accessible while it is open, and the keyboard leads in and out', {
  tag: '@weekly',
}, async ({ page }) => {
  test.slow();
  await openGallery(page);

  await test.step('a dialog keeps the focus and gives it back', async () => {
    const opener = page.getByRole('button', { name: 'Buka dialog' });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Padam rancangan?' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('a menu opens on its first choice, arrows go round', async () => {
    const trigger = page.getByRole('button', { name: 'Tindakan contoh' });
    await trigger.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Sunting' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Padam' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(trigger).toBeFocused();
  });

  await test.step('a combobox narrows, takes with Enter and forgets with Escape', async () => {
    const box = page.getByRole('combobox', { name: 'Mata pelajaran', exact: true });
    await box.fill('reka tek');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Reka Bentuk dan Teknologi']);
    await expectAccessible(page);
    await box.press('Enter');
    await expect(box).toHaveValue('Reka Bentuk dan Teknologi');
    await box.fill('tiada');
    await expect(page.getByText('Tiada yang sepadan.')).toBeVisible();
    await box.press('Escape');
    await expect(box).toHaveValue('Reka Bentuk dan Teknologi');
  });

  await test.step('tabs move with the arrows', async () => {
    await page.getByRole('tab', { name: 'Menunggu' }).press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Disahkan' })).toBeFocused();
    await expect(page.getByRole('tabpanel')).toHaveText('Dua belas sudah disahkan.');
  });

  await test.step('the palette runs what is chosen, a hint shows on focus', async () => {
    await page.getByRole('button', { name: 'Carian pantas' }).press('Enter');
    await expect(page.getByRole('combobox', { name: /Cari halaman/ })).toBeFocused();
    await page.keyboard.type('ais');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Carian pantas' })).toBeHidden();
    await page.getByRole('button', { name: 'Bila disimpan?' }).focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
  });
});

test('a table sorts, chooses, and moves by keyboard; a long one draws what is in sight @weekly', async ({
  page,
}) => {
  await openGallery(page);
  const table = page.getByRole('table', { name: 'Murid contoh', exact: true });
  const rows = table.locator('[data-row]');

  await table.getByRole('button', { name: 'Markah' }).press('Enter');
  await table.getByRole('button', { name: 'Markah' }).press('Enter');
  await expect(table.getByRole('columnheader', { name: 'Markah' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(rows.first()).toContainText('91');

  await rows.first().getByRole('link').focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('End');
  await expect(rows.last().getByRole('link')).toBeFocused();

  await rows.first().getByRole('checkbox').press(' ');
  await expect(page.getByText('1 dipilih')).toBeVisible();
  await table.getByRole('checkbox', { name: 'Pilih semua' }).check();
  await expect(page.getByText('8 dipilih')).toBeVisible();
  await page.getByRole('button', { name: 'Batal pilihan' }).click();
  await expect(rows.first().getByRole('checkbox')).not.toBeChecked();

  const long = page.getByRole('table', { name: 'Dua ribu murid contoh' });
  await expect(long.getByRole('link').first()).toBeVisible();
  expect(await long.locator('[data-row]').count()).toBeLessThan(100);
  await long.getByRole('link').first().focus();
  for (let row = 0; row < 30; row++) await page.keyboard.press('ArrowDown');
  await expect(long.getByRole('link', { name: 'Gayathri Contoh 31' })).toBeFocused();

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByLabel('Susun mengikut').selectOption('Nama, menurun');
  await expect(rows.first()).toContainText('Hakim Contoh 8');
});

test('a grid is filled as a spreadsheet is: by keys, by paste, and back again', { tag: '@weekly' }, async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openGallery(page);
  const grid = page.getByRole('grid', { name: 'Markah contoh' });
  const cell = (row: number, column: number) =>
    grid.locator(`[data-row="${row - 1}"] [data-column="${column - 1}"]`);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  await test.step('one stop for Tab; arrows, Enter and Ctrl move', async () => {
    await expect(grid.locator('[data-column][tabindex="0"]')).toHaveCount(1);
    await cell(1, 1).focus();
    await press('ArrowDown', 'ArrowRight', 'Enter');
    await expect(cell(3, 2)).toBeFocused();
    await press('Control+End');
    await expect(cell(5, 4)).toBeFocused();
    await press('Control+Home', 'Tab');
    await expect(grid.locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(cell(1, 1)).toBeFocused();
  });

  await test.step('what is typed is taken by Enter, which passes what takes nothing', async () => {
    await cell(2, 3).click();
    await press('5', '5', 'Enter');
    await expect(cell(2, 3)).toHaveAccessibleName('55, disimpan');
    await expect(cell(4, 3)).toBeFocused();
    await press('7', 'Escape');
    await expect(cell(4, 3)).toHaveAccessibleName('kosong');
    await expect(cell(4, 3)).toBeFocused();
  });

  await test.step('what cannot be is refused where it is typed, and the old value stays', async () => {
    await press('1', '0', '1', 'Enter');
    await expect(page.getByText('Sila isi markah 0 hingga 100, atau TH.').first()).toBeVisible();
    await expect(page.getByLabel('Murid 4, Ujian 3')).toHaveAttribute('aria-invalid', 'true');
    await press('Escape');
    await expect(cell(4, 3)).toHaveAccessibleName('kosong');
  });

  await test.step('a refused value and a newer one are shown beside the old one, and one is chosen', async () => {
    await cell(3, 2).click();
    await expect(
      page.getByText('“64” ditolak: Penilaian ini telah dikunci. Nilai lama kekal.'),
    ).toBeVisible();
    await expectAccessible(page);
    await cell(4, 2).click();
    await page.getByRole('button', { name: 'Guna 58' }).click();
    await expect(cell(4, 2)).toHaveAccessibleName('58');
  });

  await test.step('a paste is looked at first, and taken back by one key', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('81\t77\r\n70,5\tabc\r\n"TH"\t9\r\n'));
    await cell(1, 1).click();
    await press('Control+v');
    const preview = page.getByRole('dialog', { name: 'Tampal' });
    await expect(preview).toContainText('3 berubah · 2 sama · 1 tidak sah');
    await expectAccessible(page);
    await press('Enter');
    await expect(cell(2, 1)).toHaveAccessibleName('70.5, disimpan');
    await expect(cell(3, 2)).toHaveAccessibleName('9, disimpan');
    await press('Control+c');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('81\t77\n70.5\t60\nTH\t9\n');
    await press('Control+z');
    await expect(cell(2, 1)).toHaveAccessibleName('TH, disimpan');
    await expect(cell(3, 2)).toHaveAccessibleName('46, disimpan');
    await press('Control+y');
    await expect(cell(2, 1)).toHaveAccessibleName('70.5, disimpan');
  });

  await test.step('a block is filled down and across, and emptied', async () => {
    await cell(1, 4).click();
    await press('4', 'Enter', 'ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d');
    await expect(cell(3, 4)).toHaveAccessibleName('4, disimpan');
    await cell(1, 1).click();
    await press('Control+ArrowRight', 'Control+ArrowRight');
    await expect(cell(1, 3)).toBeFocused();
    await expect(cell(1, 3)).toHaveAccessibleName('81, disimpan');
    await press('Delete');
    await expect(cell(1, 3)).toHaveAccessibleName('kosong, disimpan');
  });

  await test.step('in the colours of the person what is chosen has an edge', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await press('Shift+ArrowDown');
    const outlineOf = (row: number) =>
      cell(row, 3).evaluate((chosen) => getComputedStyle(chosen).outlineStyle);
    expect(await outlineOf(1)).toBe('solid');
    expect(await outlineOf(5)).toBe('none');
    await page.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('on a phone one row at a time, its fields as a list', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    const cards = page.getByRole('region', { name: 'Markah contoh' });
    await cards.getByRole('button', { name: 'Berikutnya' }).click();
    await cards.getByLabel('Ujian 1').fill('63');
    await cards.getByLabel('Ujian 2').focus();
    await page.getByRole('button', { name: 'Buat asal' }).click();
    await expect(cards.getByLabel('Ujian 1')).toHaveValue('70.5');
  });
});

test('dates are typed as day, month and year, and chosen from a month @weekly', async ({ page }) => {
  await openGallery(page);
  const dates = group(page, 'Tarikh dan masa');
  const start = dates.getByLabel('Tarikh mula');
  await start.fill('5.8.2026');
  await expect(dates.getByText('Borang menerima: 2026-08-05')).toBeVisible();
  await start.press('Tab');
  await expect(start).toHaveValue('05/08/2026');
  await page.keyboard.press('Enter');
  const month = page.getByRole('dialog', { name: 'Kalendar' });
  await month.getByRole('button', { name: 'Rabu, 5 Ogos 2026' }).press('ArrowDown');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await expect(start).toHaveValue('01/09/2026');
  await start.fill('31/02/2026');
  await start.blur();
  await expect(dates.getByText('Sila tulis tarikh seperti 12/01/2026.')).toBeVisible();
});

test('an icon that the build does not hold is fetched by its name @weekly', async ({ page }) => {
  await openGallery(page);
  const icons = group(page, 'Ikon mengikut nama');
  await expect(icons.getByRole('status')).toHaveText('graduation-cap');
  await icons.getByLabel('Nama ikon').fill('tiada-ikon');
  await icons.getByRole('button', { name: 'Tunjukkan ikon' }).click();
  await expect(icons.getByRole('status')).toContainText('Tiada ikon bernama tiada-ikon.');

  await page.route('**/api/icons/**', (route) => new Promise<void>(() => void route));
  await icons.getByLabel('Nama ikon').fill('school');
  await page.keyboard.press('Enter');
  await expect(icons.getByRole('status')).toContainText('Ikon tidak dapat diambil.');
});

test('a file that does not fit is refused with the reason @weekly', async ({ page }) => {
  await openGallery(page);
  const files = page.getByLabel('Senarai murid').first();
  await files.setInputFiles({ name: 'murid.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
  await expect(page.getByText('murid.pdf bukan jenis yang diterima.')).toBeVisible();
  await files.setInputFiles({ name: 'murid.csv', mimeType: 'text/csv', buffer: Buffer.from('Nama\n') });
  await expect(page.getByRole('button', { name: 'Buang murid.csv' })).toBeVisible();
});

const developerPages = [
  { path: '/components', title: 'Komponen' },
  { path: '/debug-colors', title: 'Warna' },
  { path: '/test-colors', title: 'Kontras' },
  { path: '/test-simple', title: 'Ujian ringkas' },
  { path: '/textarea-examples', title: 'Kotak teks' },
  { path: '/sticky-scrollbar-demo', title: 'Jadual lebar' },
];

test('the developer pages show their parts on both kinds of hosts, each accessible', {
  tag: '@weekly',
}, async ({ page }) => {
  test.slow();
  const errors = consoleErrors(page);
  for (const { path, title } of developerPages)
    await test.step(path, async () => {
      for (const origin of [schoolOrigin('aba1001'), mainOrigin()]) {
        await page.goto(origin + path);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      }
      if (path !== '/components') await expectAccessible(page);
    });
  expect(errors).toEqual([]);
});

test('in the colours of the person a switch shows its state, and every button its edge @weekly', async ({
  page,
}) => {
  await openGallery(page);
  await page.emulateMedia({ forcedColors: 'active' });
  const looksOf = (isOn: boolean) =>
    page
      .getByRole('switch', { checked: isOn })
      .first()
      .evaluate((control) => {
        const knob = getComputedStyle(control, '::before').backgroundColor;
        const track = getComputedStyle(control).backgroundColor;
        return { knob, track };
      });
  for (const isOn of [true, false]) {
    const { knob, track } = await looksOf(isOn);
    expect(knob).not.toBe(track);
  }
  expect((await looksOf(true)).track).not.toBe((await looksOf(false)).track);
  const edge = await group(page, 'Butang')
    .getByRole('button')
    .first()
    .evaluate((button) => getComputedStyle(button).borderTopWidth);
  expect(edge).toBe('1px');
});

test('an open menu stays beside its button while the page scrolls @weekly', async ({ page }) => {
  await openGallery(page);
  const trigger = page.locator('button[aria-haspopup=menu]').first();
  await trigger.scrollIntoViewIfNeeded();
  await trigger.click();
  const menu = page.getByRole('menu');
  const apart = async () => {
    const [one, other] = [await trigger.boundingBox(), await menu.boundingBox()];
    return (other?.y ?? 0) - (one?.y ?? 0);
  };
  await expect(menu).toBeVisible();
  // While it slides in it is on its way to its place.
  await menu.evaluate((opened) =>
    Promise.all(opened.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const before = await apart();
  await page.evaluate(() => window.scrollBy(0, 60));
  // A page stands between two pixels, a menu may not.
  await expect.poll(async () => Math.abs((await apart()) - before)).toBeLessThanOrEqual(1);
});

test('a message that was pressed gives the focus back at once, and never takes it from where somebody types', async ({
  page,
}) => {
  await openGallery(page);
  const opener = page.getByRole('button', { name: 'Dengan tindakan' });
  const act = page.getByRole('button', { name: 'Batal padam' });
  const field = group(page, 'Ringkasan ralat borang').getByRole('textbox', { name: 'Nama kelas' });

  await opener.click();
  await act.click();
  await expect(opener).toBeFocused();
  await expect(act).toHaveCount(0);

  // As long as it takes to leave, and while the next one comes.
  await opener.click();
  await act.click();
  await field.focus();
  await page.keyboard.type('Sains dan kesihatan', { delay: 60 });
  await page.keyboard.press('Enter');
  await page.keyboard.type(' Tahun 5', { delay: 60 });
  await expect(field).toHaveValue('Sains dan kesihatan Tahun 5');
});
