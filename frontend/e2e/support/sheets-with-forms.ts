import type { Page } from '@playwright/test';
import type { components, operations } from '../../src/api/schema';
import { answerTo } from './answer-to';
import { dayFromToday } from './today';

type Schemas = components['schemas'];
type Reply<Operation extends keyof operations> = operations[Operation] extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;
type Standings = Reply<'Consents.read'>;
type Timetables = Reply<'Timetables.list'>;

/** Who opens it, where, and what is pressed until it is there. */
export type Way = Readonly<{ who: Opener; at: string; open: (page: Page) => Promise<unknown> }>;

/** Of the demo school, or of the platform. */
export type Opener = 'adminutama' | 'guru' | 'kewangan' | 'operator';

/** Nothing typed there can be lost, and why. */
export const ASKING_NOTHING: Readonly<Record<string, string>> = {
  'features/proof/proof-dialog.tsx': 'a password that proves who one is',
  'features/pupils/card/erasure-dialog.tsx': 'a name once more, as a proof',
  'features/pupils/leavers/leavers-dialog.tsx': 'a number once more, as a proof',
  'features/pupils/paper/take-dialog.tsx': 'what goes into a file that is taken away at once',
  'features/reflections/quick-reflections.tsx': 'on the device from the first letter',
  'features/timetable/personal/personal-panel.tsx': 'in the tab from the first letter',
  'records/conflict-resolution.tsx': 'both texts stay, on the device and on the server',
  'forms/reason-dialog.tsx': 'what others are made of',
};

const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .first()
    .click();

const choose = (menu: RegExp, item: string | RegExp) => async (page: Page) => {
  await press(menu)(page);
  await page.getByRole('menuitem', { name: item }).click();
};

const inTurn =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };

/** What the server would say if something had happened that the demo school has not seen. */
const told =
  <Reply extends object>(address: string, change: (reply: Reply) => Reply) =>
  async (page: Page) => {
    await page.route(address, async (route) => {
      const reply = await answerTo(route);
      await route.fulfill({ status: reply.status(), json: change(await reply.json()) });
    });
    await page.reload();
  };

/** Instead of what the server says. */
const saying = (address: string, json: object) => async (page: Page) => {
  await page.route(address, (route) => route.fulfill({ json }));
  await page.reload();
};

const id = '0195f3a0-0000-7000-8000-000000000001';
const at = '2026-03-02T01:00:00.000Z';
const billing = '/school-management/aba1001/billing';
const users = '/admin-sekolah/pengguna';
const ofFinance = '/operations/finance/schools/aba1001';
const api = '**/api/operations';

const contest: Schemas['OpenContestDto'] = {
  ...{
    id,
    code: 'kba5005',
    name: 'Razak',
    email: 'razak@contoh.test',
    contact: '03-0000 0000',
    reason: 'Kod kami',
  },
  contestedAt: at,
  school: { code: 'kba5005', name: 'SK Sungai Contoh', registeredAt: at, people: 5, hasPaid: false },
};
const claim: Schemas['PaymentClaimDto'] = {
  ...{ id, method: 'cheque', reference: 'CEK 1', amountSen: 150_000, paidOn: '2026-03-02', sentAt: at },
  ...{ state: 'waiting', declineReason: null },
};
const flag: Schemas['PaymentFlagDto'] = {
  ...{
    provider: 'stripe',
    paymentId: 'pi_1',
    flag: 'PAYMENT_DISPUTED',
    school: 'bbb2002',
    amountSen: 20_000,
  },
  ...{ schoolName: 'SMK Taman Contoh', invoiceNumber: 'INV-2026-000001', raisedAt: at },
};
const replay: Schemas['ReplayDto'] = {
  ...{ id, reason: 'Cuba lagi', state: 'running', requestedBy: 'operator@rekod.test', requestedAt: at },
  ...{ endedAt: null, perMinute: 60, total: 2, counts: [{ state: 'waiting', count: 2 }] },
};
const line: Schemas['AdoptionLineDto'] = {
  ...{
    className: '4 Bestari',
    subject: 'Sains',
    teachingSetId: null,
    lessons: 2,
    sameTime: 1,
    matchedSetId: null,
  },
};
const broken = {
  ...{ code: 'TIMETABLE_BREAKS_PROMISES', message: 'Breaks what was sent.' },
  details: {
    count: 1,
    promises: [
      { kind: 'lesson_plan', id, words: 'Sains 4 Bestari', answers: ['keep', 'release'], place: null },
    ],
  },
};
/** Its lessons are written. */
const lastWeek = `/rph?minggu=${dayFromToday(-7)}`;
/** That of the school, as if nobody had published it. */
const asDraft = told<Timetables>('**/api/timetables?*', (reply) => ({
  ...reply,
  items: reply.items.map((each) => ({ ...each, startsOn: null, lastDay: null })),
}));

/** As if nobody verified anybody. */
async function nobodyVerifies(page: Page): Promise<void> {
  const teacherIds = new Set<string>();
  await page.route('**/api/supervisions/proposal?*', (route) => {
    const items = [...teacherIds].map((teacherId) => ({ teacherId, periods: 5, supervisorId: null }));
    return route.fulfill({ json: { items } satisfies Schemas['ProposedSupervisionsDto'] });
  });
  await told<Schemas['SupervisionsDto']>('**/api/supervisions?*', (reply) => {
    for (const { teacherId } of reply.items) if (teacherId) teacherIds.add(teacherId);
    return { ...reply, items: [] };
  })(page);
}

/** Of a bill that nobody knows. */
async function anEvent(page: Page): Promise<void> {
  const { payElsewhere } = await import('./bank-event');
  await payElsewhere(page.request);
  await page.goto(`${new URL(page.url()).origin}/operations/quarantine`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Butiran|Buka|\d/ })
    .first()
    .click();
}

const owing = (open: Way['open']): Way => ({ who: 'kewangan', at: ofFinance, open });
const member = (item: string): Way => ({
  who: 'adminutama',
  at: users,
  open: choose(/^Tindakan untuk .*Kavitha/, item),
});
const card = (...steps: Way['open'][]): Way => ({
  who: 'adminutama',
  at: '/murid',
  open: inTurn(
    (page) => page.getByRole('table', { name: 'Murid' }).getByRole('link').first().click(),
    ...steps,
  ),
});
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();
const setUp = (part: string, add: string): Way => ({
  who: 'adminutama',
  at: `/kelas-subjek?bahagian=${part}`,
  open: press(add),
});

/** Each sheet, dialog and panel that somebody types into, by its file: how `typed-words.e2e.ts` opens it. One that is
 * missing fails `typed-words.spec.ts`. */
export const WAYS: Readonly<Record<string, Way>> = {
  'features/absences/absence-sheet.tsx': {
    who: 'guru',
    at: '/ketiadaan',
    open: press('Maklumkan tidak hadir'),
  },
  'features/billing/claims/claim-sheet.tsx': {
    who: 'adminutama',
    at: billing,
    open: press('Hantar bukti bayaran'),
  },
  'features/billing/payer/payer-summary.tsx': { who: 'adminutama', at: billing, open: press('Ubah') },
  'features/billing/plan/cancellation-dialog.tsx': {
    who: 'adminutama',
    at: billing,
    open: press('Batalkan langganan'),
  },
  'features/billing/plan/next-plan-dialog.tsx': {
    who: 'adminutama',
    at: billing,
    open: press('Pilih pelan berikutnya'),
  },
  'features/calendar-events/event-panel.tsx': {
    who: 'adminutama',
    at: '/takwim-tahunan',
    open: press('Tambah aktiviti'),
  },
  'features/academic-calendar/day-panel.tsx': {
    who: 'adminutama',
    at: '/kalendar-akademik?papar=bulan&bulan=2026-10&hari=2026-10-20',
    open: (page) => page.getByLabel('Sebab').waitFor(),
  },
  'features/classes/panels/panel-sheet.tsx': setUp('panitia', 'Tambah panitia'),
  'features/classes/school-classes/class-sheet.tsx': setUp('kelas', 'Tambah kelas'),
  'features/classes/school-classes/pattern-sheet.tsx': setUp('kelas', 'Cipta banyak kelas'),
  'features/classes/sets/set-sheet.tsx': setUp('set', 'Tambah set'),
  'features/classes/subjects/subject-sheet.tsx': setUp('subjek', 'Tambah subjek'),
  'features/curriculum/edition-sheet.tsx': {
    who: 'adminutama',
    at: '/dskp',
    open: press('Tambah kurikulum'),
  },
  'features/curriculum/node-sheet.tsx': {
    who: 'adminutama',
    at: '/dskp',
    open: inTurn(
      (page) =>
        page
          .getByRole('main')
          .getByRole('link')
          .filter({ hasText: /Tahun|Tingkatan/ })
          .first()
          .click(),
      press('Tambah bidang'),
    ),
  },
  'workbench/gallery/examples/menus.tsx': { who: 'operator', at: '/ui', open: press('Buka helaian') },
  'features/lesson-plans/attachments/link-sheet.tsx': {
    who: 'guru',
    at: '/bina-rph',
    open: press('Tambah pautan'),
  },
  'features/lesson-plans/blocks/block-sheet.tsx': {
    who: 'guru',
    at: lastWeek,
    open: inTurn(
      (page) => page.getByRole('main').locator('a[href*="/bina-rph?id="]').first().click(),
      press('Simpan langkah sebagai blok'),
    ),
  },
  'features/lesson-plans/week/postpone-dialog.tsx': {
    who: 'guru',
    at: lastWeek,
    open: choose(/^Tindakan hari /, 'Tangguhkan semua…'),
  },
  'features/members/invite-sheet.tsx': { who: 'adminutama', at: users, open: press('Jemput pengguna') },
  'features/members/member-sheet.tsx': member('Peranan dan tugas…'),
  'features/members/removal-dialog.tsx': member('Keluarkan dari sekolah…'),
  'features/members/second-factor-dialog.tsx': {
    who: 'adminutama',
    at: users,
    open: inTurn(
      saying('**/api/members/*/second-factor', { isSetUp: true } satisfies Schemas['SecondFactorDto']),
      choose(/^Tindakan untuk .*Kavitha/, 'Buang langkah kedua…'),
    ),
  },
  'features/members/suspension-sheet.tsx': member('Gantung akses…'),
  'features/members/transfer/offer-sheet.tsx': {
    who: 'adminutama',
    at: users,
    open: press('Tawarkan kepada…'),
  },
  'features/operations/contests/answer-dialog.tsx': {
    who: 'operator',
    at: '/operations',
    open: inTurn(
      told<Schemas['OpenContestsDto']>(`${api}/contests`, () => ({ contests: [contest] })),
      press('Sah, kekal'),
    ),
  },
  'features/operations/event/dismiss-dialog.tsx': {
    who: 'operator',
    at: '/operations/inbox',
    open: inTurn(anEvent, press('Ketepikan')),
  },
  'features/operations/event/link-dialog.tsx': {
    who: 'operator',
    at: '/operations/inbox',
    open: inTurn(anEvent, press('Pautkan bil')),
  },
  'features/operations/finance/access/end-interval-dialog.tsx': owing(
    inTurn(
      saying(`${api}/finance/schools/*/intervals`, {
        intervals: [{ kind: 'enforcement-off', from: at, until: null } satisfies Schemas['OpenIntervalDto']],
      }),
      press('Hidupkan semula sekatan'),
    ),
  ),
  'features/operations/finance/access/interval-dialog.tsx': owing(press('Gantung sekolah')),
  'features/operations/finance/access/policy-dialog.tsx': {
    who: 'kewangan',
    at: '/operations/finance/policies',
    open: press('Tetapkan dasar pelan'),
  },
  'features/operations/finance/claim-decisions.tsx': owing(
    inTurn(saying(`${api}/finance/schools/*/claims`, { claims: [claim] }), press('Tolak')),
  ),
  'features/operations/finance/credit-dialog.tsx': owing(press('Nota kredit')),
  'features/operations/finance/extend-dialog.tsx': owing(press('Lanjutkan ihsan')),
  'features/operations/finance/note-dialog.tsx': owing(press('Catatan atau janji')),
  'features/operations/finance/owner-dialog.tsx': owing(press('Pegawai')),
  'features/operations/finance/payment-dialog.tsx': owing(press('Rekod bayaran')),
  'features/operations/finance/refund-dialog.tsx': owing(press('Pulangkan')),
  'features/operations/finance/remind-dialog.tsx': owing(press('Hantar peringatan')),
  'features/operations/finance/resolve-dialog.tsx': {
    who: 'kewangan',
    at: '/operations/finance',
    open: inTurn(saying(`${api}/finance/flags`, { flags: [flag] }), press('Selesaikan')),
  },
  'features/operations/providers/connection-check.tsx': {
    who: 'operator',
    at: '/operations/providers',
    open: press('Uji sambungan'),
  },
  'features/operations/replays/cancel-dialog.tsx': {
    who: 'operator',
    at: `/operations/replays/${id}`,
    open: inTurn(saying(`${api}/replays/${id}`, replay), press('Batalkan')),
  },
  'features/pupils/card/guardians-sheet.tsx': card(
    tab('Penjaga'),
    press('Tunjuk penjaga'),
    press(/^(?:Tambah|Ubah) penjaga$/),
  ),
  'features/pupils/card/leaving-sheet.tsx': card(choose(/^Tindakan untuk /, 'Berhenti sekolah…')),
  'features/pupils/card/move-sheet.tsx': card(choose(/^Tindakan untuk /, 'Pindah kelas…')),
  'features/pupils/card/pupil-sheet.tsx': { who: 'adminutama', at: '/murid', open: press('Tambah murid') },
  'features/pupils/consents/consent-sheet.tsx': card(tab('Persetujuan'), press(/^Rekod persetujuan/)),
  'features/pupils/consents/withdrawal-dialog.tsx': card(
    told<Standings>('**/api/pupils/*/consents', (reply) => ({
      ...reply,
      standings: reply.standings.map((each) => ({
        ...each,
        state: 'given',
        consentId: id,
        givenOn: '2026-01-12',
      })),
    })),
    tab('Persetujuan'),
    press(/^Tarik balik/),
  ),
  'features/reviews/amending.tsx': {
    who: 'guru',
    at: lastWeek,
    open: inTurn(
      told<Reply<'MyWeek.read'>>('**/api/my-week?*', ({ sending, ...reply }) => ({
        ...reply,
        sending: { ...sending, plans: sending.plans.map((plan) => ({ ...plan, isSealed: true })) },
      })),
      (page) => page.getByRole('main').locator('a[href*="/bina-rph?id="]').first().click(),
      press('Buat pindaan'),
    ),
  },
  'features/school-admin/years/closing-dialog.tsx': {
    who: 'adminutama',
    at: '/admin-sekolah/admin',
    // One that is over.
    open: inTurn(
      told<Reply<'AcademicYears.list'>>('**/api/academic-years*', (reply) => ({
        ...reply,
        items: reply.items.map((year) => ({ ...year, lastDay: '2026-10-30' })),
      })),
      choose(/^Tindakan untuk sesi /, 'Tutup sesi…'),
    ),
  },
  'features/school-admin/years/year-sheet.tsx': {
    who: 'adminutama',
    at: '/admin-sekolah/admin',
    open: press('Sediakan sesi kosong'),
  },
  'features/supervisions/proposal-sheet.tsx': {
    who: 'adminutama',
    at: '/admin-sekolah/supervisor',
    open: inTurn(nobodyVerifies, press('Cadangkan pembahagian')),
  },
  'features/supervisions/supervision-sheet.tsx': {
    who: 'adminutama',
    at: '/admin-sekolah/supervisor',
    open: press('Tetapkan penyemak'),
  },
  'features/timetable/lesson-panel.tsx': {
    who: 'adminutama',
    at: '/jadual-mengajar?papar=kelas&tambah=1%2007:30%2008:00',
    open: asDraft,
  },
  'features/timetable/moving/allow-clash.tsx': {
    who: 'adminutama',
    at: '/jadual-mengajar?papar=kelas',
    open: inTurn(
      asDraft,
      (page) =>
        page.getByRole('region', { name: 'Isnin' }).getByRole('listitem').first().getByRole('button').focus(),
      (page) => page.keyboard.press('m'),
      press(/ sudah ada /),
      press('Benarkan dengan sebab'),
    ),
  },
  'features/timetable/personal/adoption-sheet.tsx': {
    who: 'guru',
    at: '/jadual-mengajar',
    open: inTurn(
      told<Schemas['PersonalTimetableDto']>('**/api/personal-timetable?*', (reply) => ({
        ...reply,
        adoption: {
          timetableId: id,
          startsOn: '2026-01-12',
          lines: [line],
          taughtSetIds: reply.sets.map((set) => set.id),
        },
      })),
      press('Padankan'),
    ),
  },
  'features/timetable/promises-dialog.tsx': {
    who: 'adminutama',
    at: '/jadual-mengajar',
    open: inTurn(
      asDraft,
      (page) =>
        page.route('**/api/timetables/*/publication', (route) =>
          route.fulfill({ status: 409, json: broken }),
        ),
      press('Versi jadual'),
      press('Terbitkan'),
      (page) => page.getByRole('dialog', { name: /RPH sudah dihantar/ }).waitFor(),
    ),
  },
  'features/timetable/rooms-part.tsx': {
    who: 'adminutama',
    at: '/jadual-mengajar',
    open: inTurn(press('Versi jadual'), press('Tambah bilik')),
  },
  'features/timetable/versions-panel.tsx': {
    who: 'adminutama',
    at: '/jadual-mengajar',
    open: press('Versi jadual'),
  },
  'features/visits/new-link-sheet.tsx': {
    who: 'adminutama',
    at: '/admin-sekolah/supervisor',
    open: press('Buat pautan pelawat'),
  },
  'features/yearly-plans/differences-dialog.tsx': {
    who: 'guru',
    at: '/rpt',
    open: inTurn(press(/^(?:Buat salinan sendiri|Bandingkan)$/), press('Bandingkan')),
  },
  'features/yearly-plans/taught-dialog.tsx': {
    who: 'guru',
    at: '/rpt?paparan=liputan&rupa=jadual',
    open: (page) =>
      page
        .getByRole('table', { name: /^Liputan/ })
        .getByRole('button')
        .first()
        .click(),
  },
};
