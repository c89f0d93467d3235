import { expect, test } from '@playwright/test';
import { startTestStack, type TestStack } from '../../infra/local/testing/test-stack';
import { schoolOrigin } from './support/addresses';
import { clock } from './support/clock';
import { signIn } from './support/sign-in';

// A product of its own without any worker: what a school may do must not wait for one.
let product: TestStack | undefined;
let port: string;
test.beforeAll(async () => {
  // A whole product starts.
  test.setTimeout(180_000);
  product = await startTestStack({ ROLE: 'api' });
  port = String(product.port);
});
test.afterAll(() => product?.stop('passed'));

test('with the worker stopped, a school in grace turns limited and then locked as the clock passes', {
  tag: '@weekly',
}, async ({ page, request }) => {
  const time = clock(request, port);
  const dashboard = `${schoolOrigin('bbb2002', port)}/dashboard`;

  await signIn(page, 'guru@bbb2002.test', port);
  const banner = page.getByText(/Hari ke-5 daripada 14\. Akses penuh kekal sehingga/).first();
  await expect(banner).toBeVisible();
  const today = Date.parse(await time.now());

  await test.step('limited: dashboard and billing stay open, writing is refused', async () => {
    await time.freeze(daysAfter(today, 10));
    await expect(
      page.getByText(/Tempoh ihsan telah tamat\. Rekod baharu dan suntingan dihentikan/).first(),
    ).toBeVisible();
    await expect(page).toHaveURL(dashboard);
    await page.goto(`${schoolOrigin('bbb2002', port)}/bina-rph`);
    await expect(page).toHaveURL(dashboard);
  });

  await test.step('locked: the open page goes to billing with the toast of the catalogue', async () => {
    await time.freeze(daysAfter(today, 24));
    await expect(page).toHaveURL(/\/school-management\/bbb2002\/billing$/);
    await expect(
      page.getByText(/^Langganan telah tamat tempoh\. Sila maklumkan Admin Utama sekolah/).first(),
    ).toBeVisible();
  });
});

function daysAfter(instant: number, days: number): string {
  return new Date(instant + days * 86_400_000).toISOString();
}
