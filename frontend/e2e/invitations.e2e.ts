import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from './support/accessibility';
import { answerTo } from './support/answer-to';
import { demoPassword } from './support/hosted-backend';
import { mailTo } from './support/mailbox';
import { type OwnSchool, test } from './support/own-school';
import { signIn } from './support/sign-in';

const offers = '**/api/invitations/offer';
const registrations = '**/api/invitations/registration';

/** The mailed link. */
async function invite(
  page: Page,
  request: APIRequestContext,
  school: OwnSchool,
  email: string,
): Promise<string> {
  await signIn(page, school.people.admin);
  await page.goto(`${school.origin}/admin-sekolah/pengguna`);
  await page.getByRole('button', { name: 'Jemput pengguna' }).click();
  await page.getByLabel('E-mel').fill(email);
  await page.getByRole('button', { name: 'Hantar jemputan' }).click();
  await expect(page.getByRole('table', { name: 'Jemputan' }).getByText(email)).toBeVisible();
  return (await mailTo(request, email)).link;
}

/** A week cannot pass here, nor a plan fill up: the answers are those that the API gives then. */
test('an invitation says why it lets nobody in: past its week, a full school, withdrawn', {
  tag: '@weekly',
}, async ({ browser, page, request, school }) => {
  test.slow();
  const email = `dijemput-${randomUUID()}@contoh.test`;
  const link = await invite(page, request, school, email);
  await test.step('the page of users is accessible', () => expectAccessibleEverywhere(page));
  const theirs = await (await browser.newContext()).newPage();

  await test.step('past its week', async () => {
    await theirs.route(offers, async (route) => {
      const response = await answerTo(route);
      await route.fulfill({ response, json: { ...(await response.json()), state: 'expired' } });
    });
    await theirs.goto(link);
    await expect(theirs.getByRole('alert')).toContainText('telah tamat tempoh: pautannya sah selama 7 hari');
    await expectAccessible(theirs);
    await theirs.unroute(offers);
  });
  await test.step('to a school whose plan is full, and once there is a place again, lets in', async () => {
    await theirs.route(registrations, (route) =>
      route.fulfill({ status: 409, json: { code: 'TEACHER_LIMIT_REACHED', message: '' } }),
    );
    await theirs.goto(`${school.origin}/auth/daftar`);
    await expectAccessibleEverywhere(theirs);
    await theirs.getByLabel('Nama penuh').fill('Cikgu Penuh');
    await theirs.getByLabel('Kata laluan baharu').fill(demoPassword);
    await theirs.getByRole('button', { name: 'Sertai sekolah' }).click();
    await expect(theirs).toHaveURL(`${school.origin}/auth/teacher-limit-error`);
    await expect(theirs.getByRole('heading', { name: 'Had guru telah dicapai' })).toBeVisible();
    await theirs.unroute(registrations);
    await theirs.goto(link);
    await expect(theirs.getByLabel('Nama penuh')).toBeVisible();
  });
  await test.step('withdrawn', async () => {
    await page.getByRole('button', { name: `Tindakan untuk jemputan ${email}` }).click();
    await page.getByRole('menuitem', { name: 'Tarik balik' }).click();
    await expect(page.getByText('Jemputan ditarik balik.')).toBeVisible();
    // Withdrawn while the form stood open.
    await theirs.getByLabel('Nama penuh').fill('Cikgu Lewat');
    await theirs.getByLabel('Kata laluan baharu').fill(demoPassword);
    await theirs.getByRole('button', { name: 'Sertai sekolah' }).click();
    await expect(theirs.getByRole('alert')).toContainText('telah ditarik balik');
  });
  await theirs.context().close();
});
