import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/accessibility';
import { loopbackOrigin, mainOrigin, schoolOrigin } from './support/addresses';
import { deviceOf, newAccount } from './support/hosted-backend';
import { signInOnMainDomain } from './support/sign-in';

/** Somebody who administers a school of each of these codes. */
async function administratorOf(request: APIRequestContext, codes: readonly string[]): Promise<string> {
  const email = await newAccount(request);
  const { data } = await (await deviceOf(request, email)).getSession();
  for (const code of codes) {
    const reply = await request.post(`${loopbackOrigin()}/api/schools/registrations`, {
      headers: { authorization: `Bearer ${data.session?.access_token}` },
      data: {
        code,
        name: `SK ${code} Contoh`,
        schoolType: 'sk',
        state: '10',
        ppd: 'PPD Contoh',
        teacherCount: 20,
        displayName: 'Puan Dua Sekolah',
        termsVersion: '2026-11-01',
        privacyVersion: '2026-11-22',
      },
    });
    expect(reply.status()).toBe(201);
  }
  return email;
}

test('who administers two schools is asked which, and goes on to either', async ({ page, request }) => {
  const number = randomInt(1000, 10_000);
  const codes = [`XYA${number}`, `XYB${number}`] as const;
  await signInOnMainDomain(page, await administratorOf(request, codes));
  await expect(page).toHaveURL(`${mainOrigin()}/login/sekolah`);
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await expectAccessibleEverywhere(page);

  await test.step('when the list fails, again', async () => {
    const call = '**/api/schools/user-schools';
    await page.route(call, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Sekolah belum dapat disenaraikan');
    await page.unroute(call);
    await page.getByRole('button', { name: 'Cuba lagi' }).click();
    await expect(page.getByRole('listitem')).toHaveCount(2);
  });
  await test.step('to the subscription of one, on this host', async () => {
    const [first] = codes;
    const card = page.getByRole('listitem').filter({ hasText: `SK ${first} Contoh` });
    await card.getByRole('link', { name: 'Urus langganan' }).click();
    await expect(page).toHaveURL(`${mainOrigin()}/school-management/${first.toLowerCase()}/billing`);
    await page.goto(`${mainOrigin()}/login?validate=true`);
  });
  await test.step('into the other, without a password', async () => {
    const [, second] = codes;
    await page.getByRole('link', { name: `SK ${second} Contoh` }).click();
    await expect(page).toHaveURL(`${schoolOrigin(second)}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dua Sekolah');
  });
});
