import { randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/accessibility';
import { mainOrigin, schoolOrigin } from './support/addresses';
import { newSchools } from './support/registration';
import { signInOnMainDomain } from './support/sign-in';

test('who administers two schools is asked which, and goes on to either', { tag: '@weekly' }, async ({
  page,
  request,
}) => {
  const number = randomInt(1000, 10_000);
  const codes = [`XYA${number}`, `XYB${number}`] as const;
  const { email } = await newSchools(request, codes, 'Puan Dua Sekolah');
  await signInOnMainDomain(page, email);
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
