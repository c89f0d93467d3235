import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { schoolOrigin } from '../support/addresses';
import { demoPassword } from '../support/hosted-backend';
import { test } from './fixtures';
import { button, field, heading, link } from './visitor';

test.describe.configure({ mode: 'serial' });

const school = schoolOrigin('aba1001');
const subject = `Sejarah ${randomUUID().slice(0, 5)}`;
const texts = {
  Objektif: 'Murid menamakan 3 tarikh',
  'Langkah 1': 'Garis masa',
  Refleksi: '28 daripada 30 murid',
};
/** Before the name stand its first letters. */
const account = { what: 'header button[popovertarget]', name: '' };
let plan = '';

/** First days of weeks of teaching in the second half of the session. */
const WEEKS: Readonly<Record<string, string>> = {
  Firefox: '2026-08-03',
  'Firefox in dark': '2026-09-07',
  WebKit: '2026-09-21',
  'WebKit in dark': '2026-10-12',
};

test('a wrong password is told where the keyboard goes, and the right one leads to the dashboard', async ({
  visitor,
}) => {
  await visitor.open(`${school}/auth/login`);
  await visitor.expectFocus('E-mel');
  await visitor.type('guru@aba1001.test');
  await visitor.fillIn('Kata laluan', 'Salah#2026');
  await visitor.press('Enter');
  await visitor.expectAnnounced('E-mel atau kata laluan tidak tepat.');
  await visitor.expectFocus('Kata laluan');
  await visitor.fillIn('Kata laluan', demoPassword);
  await visitor.press('Enter');
  await visitor.expectAddress(`${school}/dashboard`);
  await visitor.expectSight(heading(''));
  await visitor.expectAnnounced('Papan pemuka');
});

test('a plan is written: its day from the calendar, its words from the keyboard', async ({ visitor }) => {
  await visitor.click(link('Tulis rancangan'));
  await visitor.expectAnnounced('Tulis rancangan');
  await visitor.fillIn('Mata pelajaran', subject);
  await visitor.fillIn('Kelas', '4 Arif');
  for (const [name, text] of Object.entries(texts)) await visitor.fillIn(name, text);
  await visitor.fillIn('Tarikh', '12/01/2026');
  await visitor.click(button('Kalendar'));
  await visitor.expectFocus('Kalendar');
  await visitor.press('Tab');
  await visitor.expectFocus('Bulan sebelumnya');
  await visitor.expectAnnounced('Januari 2026');
  await visitor.click(button('Rabu, 14 Januari 2026'));
  await visitor.expectValue('Tarikh', '14/01/2026');
  await visitor.expectFocus('Kalendar');
  await visitor.expectText(/Disimpan \d/);
  plan = await visitor.ask(() => location.href);
});

test('after a reload the plan stands there word by word, and in the list of its week', async ({
  visitor,
}) => {
  await visitor.open(plan);
  await visitor.expectValue('Mata pelajaran', subject);
  await visitor.expectValue('Tarikh', '14/01/2026');
  const { Refleksi: reflection, ...planned } = texts;
  for (const [name, text] of Object.entries(planned)) await visitor.expectValue(name, text);
  // What happened is a record of its own by then.
  await visitor.expectValue('Ayat refleksi', reflection);
  await visitor.click(button('Selesai'));
  await visitor.expectAddress(/\/rph(?:\?|$)/);
  await visitor.expectAnnounced('Rancangan harian (RPH)');
  await visitor.open(`${school}/rph?minggu=2026-01-12&paparan=senarai`);
  await visitor.expectSight(link(`${subject} · 4 Arif`));
});

test('a week is prepared by one press, taken back by another, and a card leads to its plan', async ({
  visitor,
}, info) => {
  // Each browser has a week of its own, since they share the school.
  const week = WEEKS[info.project.name];
  await visitor.open(`${school}/rph?minggu=${week}`);
  await visitor.expectAnnounced('Rancangan harian (RPH)');
  await visitor.expectText('25 rancangan belum ditulis');
  await visitor.click(button('Sediakan minggu'));
  await visitor.expectText('25 draf disediakan');
  await visitor.click(button('Buat asal'));
  await visitor.expectText('25 rancangan belum ditulis');
  await visitor.click(button('Sediakan minggu'));
  await visitor.expectSight(button('Buat asal'));
  await visitor.click(link('Isnin, '));
  await visitor.fillIn('Objektif', 'Murid dapat menyatakan tiga contoh.');
  await visitor.expectText(/Disimpan \d/);
  await visitor.click(button('Selesai'));
  await visitor.expectText(/(?:draf sedia|perlu dilihat)\./);
});

test('who signs out is back at the form, and the pages are closed', async ({ visitor }) => {
  await visitor.click(account);
  await visitor.expectSight(button('Log keluar'));
  await visitor.press('Tab');
  expect(await visitor.ask(() => document.activeElement?.closest('[popover]') !== null)).toBe(true);
  await visitor.click(button('Log keluar'));
  await visitor.expectAddress(`${school}/auth/login`);
  await visitor.expectFocus('E-mel');
  await visitor.open(plan);
  await visitor.expectAddress(`${school}/auth/login`);
  await visitor.expectSight(field('E-mel'));
});

test('a supervisor who is given the address of what was not sent reads nothing of it', async ({
  visitor,
}) => {
  await visitor.fillIn('E-mel', 'penyelia@aba1001.test');
  await visitor.fillIn('Kata laluan', demoPassword);
  await visitor.click(button('Log masuk'));
  await visitor.expectAddress(plan);
  await visitor.expectText('Rancangan ini tidak dijumpai');
  const read = await visitor.ask(() => document.body.innerText);
  for (const text of Object.values(texts)) expect(read).not.toContain(text);
  await visitor.click(account);
  await visitor.click(button('Log keluar'));
  await visitor.expectAddress(`${school}/auth/login`);
});
