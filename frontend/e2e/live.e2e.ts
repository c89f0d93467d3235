import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { loopbackOrigin, schoolOrigin } from './support/addresses';
import { deviceOf } from './support/hosted-backend';
import { signIn } from './support/sign-in';

/** Finance asks the school's Admin Utama to pay. */
async function remind(request: APIRequestContext, schoolCode: string): Promise<void> {
  const { data } = await (await deviceOf(request, 'kewangan@rekod.test')).getSession();
  const reply = await request.post(`${loopbackOrigin()}/api/operations/finance/reminders`, {
    headers: { authorization: `Bearer ${data.session?.access_token}` },
    data: { id: randomUUID(), reason: 'Ujian pemberitahuan', schools: [schoolCode] },
  });
  expect(reply.ok()).toBe(true);
}

test('a notice shows in an open page at once: the bell counts it, and it can be opened', async ({
  page,
  request,
}) => {
  await signIn(page, 'adminutama@bbb2002.test');
  await page.waitForResponse('**/api/subscription/events*');
  const bell = page.getByRole('link', { name: /^Pemberitahuan/ }).first();
  await expect(bell).toHaveAccessibleName(/belum dibaca/);
  const before = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0]);
  await remind(request, 'bbb2002');
  // The poll comes once a minute: as soon as this only what is pushed can tell.
  await expect(bell).toHaveAccessibleName(`Pemberitahuan, ${before + 1} belum dibaca`);
  await page.getByText(/^Langganan: /).waitFor();
  await page.getByRole('button', { name: 'Buka' }).click();
  await expect(page).toHaveURL(`${schoolOrigin('bbb2002')}/school-management/bbb2002/billing`);
});
