import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { administratorOf } from '../support/administrator';
import { type OwnSchool, test } from '../support/own-school';
import { openSignedIn } from '../support/sign-in';
import { dayFromToday } from '../support/today';

test.describe.configure({ mode: 'parallel' });

const day = dayFromToday(-1);

/** How a device refuses to keep anything, before a page of it is opened. */
const devices = {
  'whose store is full': async (page: Page, { origin }: OwnSchool) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  },
  'in a private window without a store': (page: Page) =>
    page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', {
        value: {
          open: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        },
      });
    }),
  'that is shared': (page: Page) => page.addInitScript(() => localStorage.setItem('device-use', 'shared')),
} as const;

const states = (page: Page) => page.locator('form').getByText('Belum disimpan', { exact: true });
const saved = (page: Page) => page.locator('form').getByText(/^Disimpan \d/);

for (const [device, refuse] of Object.entries(devices))
  test(`on a device ${device} a plan and a reflection say that they are not saved until the server has them`, {
    tag: device === 'whose store is full' ? [] : '@weekly',
  }, async ({ page, context, request, school }) => {
    test.slow();
    const admin = await administratorOf(request, school);
    const id = randomUUID();
    await admin.post('/api/lesson-plans', {
      ...{ id, date: day, startTime: '07:40', endTime: '08:40', className: '5 Cerdas' },
      ...{ subject: 'Sains', objective: 'Objektif pagi.', activities: '' },
    });
    const written = [
      {
        address: `${school.origin}/bina-rph?id=${id}`,
        field: page.getByLabel('Objektif *'),
        read: async () => (await admin.get(`/api/lesson-plans/${id}`)).objective,
      },
      {
        address: `${school.origin}/refleksi?rancangan=${id}`,
        field: page.getByRole('textbox', { name: 'Refleksi' }),
        read: async () => (await admin.get(`/api/reflections/${id}`)).text,
      },
    ];
    await refuse(page, school);
    await openSignedIn(page, `${school.origin}/dashboard`, school.people.admin);
    for (const { address, field, read } of written)
      await test.step(address.replace(/.*\/(.*)\?.*/, '$1'), async () => {
        await page.goto(address);
        await expect(field).toBeVisible({ timeout: 20_000 });
        const text = `Ditulis ${'panjang '.repeat(40)}`.trim();
        await context.setOffline(true);
        await field.fill(text);
        await expect(states(page)).toBeVisible();
        await expect(page.getByText(/[Jj]angan tutup halaman ini/)).toBeVisible();
        await expect(page.getByText('Dalam peranti ini', { exact: true })).toHaveCount(0);
        await expect(saved(page)).toHaveCount(0);
        await expect(field).toHaveValue(text);
        await context.setOffline(false);
        await expect(saved(page)).toBeVisible({ timeout: 20_000 });
        await expect(states(page)).toHaveCount(0);
        expect(await read()).toBe(text);
      });
  });
