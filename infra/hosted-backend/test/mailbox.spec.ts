import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Mailbox } from '../src/mail/mailbox.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let mailbox: Mailbox;

beforeAll(async () => {
  backend = await startTestBackend();
  mailbox = new Mailbox(join(backend.dataDir, 'mail'));
});
afterAll(() => backend.end());

const page = async (path: string) => (await fetch(`${backend.url}${path}`)).text();

test('an empty mailbox says so', async () => {
  expect(await page('/mailbox')).toContain('Tiada mel lagi.');
});

test('mails are listed, the newest first, and shown with links and without markup', async () => {
  await mailbox.send({ to: 'guru@mel.test', subject: 'Pertama', text: 'satu' });
  await new Promise((resolve) => setTimeout(resolve, 2));
  const text = 'Buka http://localhost:3000/auth/confirm?a=1&b=2 <script>alert(1)</script>';
  await mailbox.send({ to: 'guru@mel.test', subject: 'Kedua <b>', text });
  const list = await page('/mailbox');
  expect(list.indexOf('Kedua')).toBeLessThan(list.indexOf('Pertama'));
  const [mail] = await mailbox.list();
  const shown = await page(`/mailbox/${mail?.id}`);
  expect(shown).toContain('<a href="http://localhost:3000/auth/confirm?a=1&#38;b=2">');
  expect(shown).not.toContain('<script>');
});

test.each(['tiada', '..%2Fkeys', '%2e%2e%2fkeys.json'])('mail %s is not found', async (id) => {
  const response = await fetch(`${backend.url}/mailbox/${id}`);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('secretKey');
});

test('there is no mailbox where mails go out', async () => {
  const sending = await startTestBackend({ smtpUrl: 'smtp://127.0.0.1:1' });
  expect((await fetch(`${sending.url}/mailbox`)).status).toBe(404);
  await sending.end();
});

test('a mail of the product is shown as it was sent, with its attachments', async () => {
  const [{ id } = { id: '' }] = await mailbox.list();
  const stored = JSON.parse(await readFile(join(backend.dataDir, 'mail', `${id}.json`), 'utf8'));
  const attachments = [
    {
      filename: 'RES-1.pdf',
      contentType: 'application/pdf',
      content: Buffer.from('%PDF').toString('base64'),
    },
  ];
  const mail = { ...stored, html: '<p>Resit <script>alert(1)</script></p>', attachments };
  await writeFile(join(backend.dataDir, 'mail', `${id}.json`), JSON.stringify(mail));
  expect(await page(`/mailbox/${id}`)).toContain(`<a href="/mailbox/${id}/0">RES-1.pdf</a>`);
  const file = await fetch(`${backend.url}/mailbox/${id}/0`);
  expect([file.headers.get('content-type'), await file.text()]).toEqual(['application/pdf', '%PDF']);
  const html = await fetch(`${backend.url}/mailbox/${id}/html`);
  expect(html.headers.get('content-security-policy')).toContain('sandbox');
  expect((await fetch(`${backend.url}/mailbox/${id}/1`)).status).toBe(404);
});
