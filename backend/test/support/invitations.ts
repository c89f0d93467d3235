import type { TestPerson, TestSchool } from './builders.js';
import { rowsOf } from './rows-of.js';
import type { TestApp } from './test-app.js';

/** The link in the newest mail to an address. */
export async function mailedLink({ database }: TestApp, email: string): Promise<URL> {
  const [mail] = await rowsOf<{ body_text: string }>(
    database,
    'SELECT body_text FROM mail_outbox WHERE recipient = $1 ORDER BY created_at DESC LIMIT 1',
    [email],
  );
  const address = /https?:\/\/\S+/.exec(mail?.body_text ?? '')?.[0];
  if (!address) throw new Error(`No link was mailed to ${email}.`);
  return new URL(address);
}

export function tokenIn(link: URL): string {
  return new URLSearchParams(link.hash.slice(1)).get('jemputan') ?? '';
}

/** What the person needs who is invited: the token in the mail. */
export async function invite(
  t: TestApp,
  school: TestSchool,
  by: TestPerson,
  email: string,
  role = 'teacher',
): Promise<{ id: string; token: string }> {
  const options = { host: school.host, token: by.token };
  const { body } = await t.call('post', '/api/invitations', options).send({ email, role }).expect(201);
  return { id: body.id, token: tokenIn(await mailedLink(t, email)) };
}
