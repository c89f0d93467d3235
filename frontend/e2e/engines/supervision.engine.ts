import { writeFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type TestInfo } from '@playwright/test';
import { loopbackOrigin, mainOrigin, schoolOrigin } from '../support/addresses';
import { administratorOf } from '../support/administrator';
import { sessionCookies } from '../support/hosted-backend';
import { type OwnSchool, ownSchool } from '../support/own-school';
import { sendWeek, superviseTeacher, writeWeek, writeYearlyPlan } from '../support/supervised-teacher';
import { makeTeachingWeek } from '../support/teaching-week';
import { test } from './fixtures';
import { button, heading, link, type Visitor } from './visitor';

test.describe.configure({ mode: 'serial' });

type Prepared = Readonly<{
  school: OwnSchool;
  day: string;
  yearlyPlan: string;
}>;

let prepared: Prepared;
let code = '';
let visit = '';

/** Three plans that were sent, and a yearly plan that was not. */
async function prepare(request: APIRequestContext): Promise<Prepared> {
  const school = await ownSchool(request, 'active');
  const admin = await administratorOf(request, school);
  const { academicYearId, subjectId, day } = await makeTeachingWeek(
    admin,
    [1, 2, 3].map((weekday) => ['5 Bestari', weekday, '08:00', '08:30'] as const),
  );
  await superviseTeacher(admin);
  const teacher = await administratorOf(request, school, 'guru');
  const plans = await writeWeek(teacher, day, (at) => ({
    objective: `Pada akhir PdP ${at + 1}, murid dapat menyebut tiga bahan.`,
    activities: 'Stesen tiga bahan (20 min)',
  }));
  await sendWeek(teacher, day, plans);
  await writeYearlyPlan(teacher, { academicYearId, subjectId });
  const yearlyPlan = `${school.origin}/rpt?subjek=${subjectId}&tahun=T5&siapa=saya`;
  return { school, day, yearlyPlan };
}

test.beforeAll(async ({ request }) => {
  prepared = await prepare(request);
});

const open = async (visitor: Visitor, request: APIRequestContext, email: string, url: string) =>
  visitor.openSignedIn(url, await sessionCookies(request, email));

/** Each look is kept beside the results, to be seen by somebody. */
function look(visitor: Visitor, info: TestInfo, name: string): Promise<void> {
  return visitor.lookAt(name, (file, picture) => writeFile(info.outputPath(file), picture));
}

const demo = schoolOrigin('aba1001');

/** Of a whole school: what supervisors and head teachers find in the morning. */
const morning = [
  { who: 'penyelia', path: '/dashboard', name: 'papan-pemuka', text: 'menunggu semakan anda' },
  { who: 'penyelia', path: '/supervisor/dashboard', name: 'penghantaran', text: 'Lihat kiraan' },
  { who: 'penyelia', path: '/supervisor/rph', name: 'semakan-rph', text: 'Keseluruhan' },
  { who: 'penyelia', path: '/supervisor/rph?jenis=rpt', name: 'semakan-rpt', text: 'RPT daripada' },
  { who: 'admin', path: '/admin-sekolah/supervisor', name: 'penyelia', text: 'Penyelia dan pemangku' },
] as const;

for (const { who, path, name, text } of morning)
  test(`${path} of ${who}@ is whole at every width`, async ({ visitor, request }, info) => {
    await open(visitor, request, `${who}@aba1001.test`, demo + path);
    await visitor.expectText(text);
    await look(visitor, info, name);
  });

test('each figure opens the lessons that it counts, and the report is taken away', async ({
  visitor,
  request,
}, info) => {
  await open(visitor, request, 'penyelia@aba1001.test', `${demo}/supervisor/dashboard`);
  await visitor.expectText('Lihat kiraan');
  await visitor.click({ what: 'td [data-cell]', name: '' });
  await visitor.expectText('Laporan guru ini (PDF)');
  await look(visitor, info, 'penghantaran-guru');
  await visitor.press('Escape');
  await visitor.click(button('Muat turun'));
  await visitor.expectText('XLSX');
});

test('a yearly plan is sent from its page, after what goes and to whom was said', async ({
  visitor,
  request,
}, info) => {
  const { school, yearlyPlan } = prepared;
  await open(visitor, request, school.people.guru, yearlyPlan);
  await visitor.click(button('Hantar untuk semakan'));
  await visitor.expectText('penyemak pertama');
  await look(visitor, info, 'rpt-hantar');
  await visitor.click({ what: 'dialog footer button', name: 'Hantar' });
  await visitor.expectText('Menunggu semakan');
  await look(visitor, info, 'rpt-dihantar');
});

test('lesson plans are spoken of, returned and verified by keys, and a yearly plan beside them', async ({
  visitor,
  request,
}, info) => {
  const { school, day } = prepared;
  await open(visitor, request, school.people.penyelia, `${school.origin}/supervisor/rph`);
  await visitor.expectText('3 menunggu semakan');
  await visitor.expectText('Stesen tiga bahan');
  await visitor.type('r');
  await visitor.expectFocus('Ulasan bagi objektif');
  await visitor.expectText('Tulis sebab supaya guru tahu');
  await visitor.type('Berapa orang murid?');
  await look(visitor, info, 'ulasan');
  await visitor.click(button('Pulangkan'));
  await visitor.expectText('2 menunggu semakan; 1 selesai.');
  await visitor.type('vv');
  await visitor.expectText('Tiada rancangan yang menunggu semakan anda');
  await visitor.expectText('Disimpan');
  await visitor.click({ what: 'nav[aria-label="Jenis rancangan"] a', name: 'RPT' });
  await visitor.expectText('Kemahiran saintifik');
  await look(visitor, info, 'rpt-disemak');
  await visitor.type('v');
  await visitor.expectText('Tiada RPT yang menunggu semakan anda');
  await visitor.expectText('Disimpan');
  await request.post(`${loopbackOrigin()}/api/test/schools/${school.code}/told-verdicts`);
  const teacher = await administratorOf(request, school, 'guru');
  const sent = () => teacher.get(`/api/my-week/sending?day=${day}`);
  await expect
    .poll(async () => (await sent()).plans.map(({ state }: { state: string }) => state).sort())
    .toEqual(['returned', 'verified', 'verified']);
  code = (await sent()).plans.find(({ checkCode }: { checkCode: string | null }) => checkCode).checkCode;
});

test('whoever holds the paper reads that it is valid, and that another code is unknown', async ({
  visitor,
}, info) => {
  await visitor.open(`${mainOrigin()}/semak/${code}`);
  await visitor.expectSight(heading('Sah'));
  await look(visitor, info, 'semak-sah');
  await visitor.open(`${mainOrigin()}/semak/${code.replace(/^./, (letter) => (letter === '7' ? '8' : '7'))}`);
  await visitor.expectSight(heading('Kod tidak dikenali'));
  await look(visitor, info, 'semak-tidak-dikenali');
});

test('an administrator makes a link for an inspector, whose address is shown once', async ({
  visitor,
  request,
}, info) => {
  const { school } = prepared;
  await open(visitor, request, school.people.admin, `${school.origin}/admin-sekolah/supervisor`);
  // What comes above it moves it.
  await visitor.expectText('Belum ada pautan.');
  await visitor.click(button('Buat pautan pelawat'));
  await visitor.fillIn('Untuk siapa', 'Puan Rohana, PPD Ujian');
  await visitor.click(button('Minggu yang lebih awal'));
  await visitor.ask(() => {
    const weeks = document.querySelectorAll<HTMLElement>('dialog fieldset:first-of-type input');
    weeks[weeks.length - 3]?.click();
  });
  await visitor.click({ what: 'dialog label', name: 'Semua guru' });
  await look(visitor, info, 'pautan-baharu');
  await visitor.click({ what: 'dialog button[type=submit]', name: 'Buat pautan' });
  await visitor.expectText('Berikan sekarang.');
  await look(visitor, info, 'pautan-dibuat');
  visit = await visitor.ask(
    () => document.querySelector('[aria-label="alamat pautan pelawat"]')?.textContent ?? '',
  );
  expect(visit).toContain('/lawatan/');
});

test('the inspector reads week and plan by it, without an account', async ({ visitor }, info) => {
  await visitor.open(visit);
  await visitor.expectSight(heading(prepared.school.name));
  await look(visitor, info, 'lawatan');
  await visitor.click(link('Minggu'));
  await visitor.expectText('2 disahkan');
  await look(visitor, info, 'lawatan-minggu');
  await visitor.click({ what: 'li a', name: 'Sains' });
  await visitor.expectText('Kod semakan');
  await look(visitor, info, 'lawatan-rancangan');
});
