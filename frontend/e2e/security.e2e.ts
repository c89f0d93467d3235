import { expect, test } from '@playwright/test';
import { mainOrigin, schoolOrigin } from './support/addresses';
import { hostedBackend } from './support/hosted-backend';
import { mailsSoFar, mailTo } from './support/mailbox';
import { signInOnMainDomain } from './support/sign-in';

test('a mailed link leads to no address that is not on the list', async ({ request }) => {
  const email = 'penyelia@bbb2002.test';
  const { supabaseUrl, supabasePublishableKey: apikey } = await hostedBackend(request);
  const before = await mailsSoFar(request, email);
  for (const [index, address] of ['http://jahat.test/', 'http://localhost.jahat.test/'].entries()) {
    const recover = `${supabaseUrl}/auth/v1/recover?redirect_to=${encodeURIComponent(address)}`;
    await request.post(recover, { headers: { apikey }, data: { email } });
    const { link } = await mailTo(request, email, before + index + 1);
    expect(link).not.toContain('jahat.test');
  }
});

test('a hand-over that this browser did not start signs nobody in', async ({ context, page }) => {
  const school = schoolOrigin('abca001');
  await signInOnMainDomain(page, 'adminutama@abca001.test');
  const challenge = 'a'.repeat(43);
  await page.goto(`${mainOrigin()}/login/serah?sekolah=abca001&cabaran=${challenge}`);
  await expect(page.getByText('Sambungan log masuk ini telah tamat.')).toBeVisible();
  const cookies = await context.cookies(school);
  expect(cookies.filter(({ name }) => name.includes('session'))).toEqual([]);
});
