import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { type Administrator, administratorOf } from '../support/administrator';
import type { OwnSchool } from '../support/own-school';
import { dayFromToday } from '../support/today';
import { cellKind, fieldKind, Place } from './place';

/** A page, and what is written on it. */
export type Tab = {
  address: string;
  places: readonly [Place, ...Place[]];
  opensWithoutNetwork: boolean;
};

/** What somebody writes: in one or two tabs, and on another device at the same time. */
export type Noun = {
  tabs: readonly Tab[];
  /** Another device of the same person writes a number where no tab does. */
  elsewhere?: { write: (number: number) => Promise<void>; read: () => Promise<number> };
};

const day = (back: number) => dayFromToday(-back);

const planFields = [
  ...['date', 'startTime', 'endTime', 'className', 'subject', 'topic', 'contentStandards'],
  ...['learningStandards', 'objective', 'successCriteria', 'activities', 'reflection'],
];
const rowFields = [
  ...['planId', 'week', 'rank', 'theme', 'topic', 'contentStandards', 'learningStandards', 'objective'],
  ...['crossCurricular', 'resources', 'notes'],
];

/** As an application does: whoever was faster is read anew. */
async function change(
  admin: Administrator,
  path: string,
  fields: readonly string[],
  differing: object,
): Promise<void> {
  for (let tries = 0; ; tries++) {
    const record = await admin.get(path);
    const written = Object.fromEntries(['version', ...fields].map((field) => [field, record[field]]));
    const done = await admin.put(path, { ...written, ...differing }).then(
      () => true,
      (failure) => {
        if (tries === 5) throw failure;
        return false;
      },
    );
    if (done) return;
  }
}

async function newPlan(admin: Administrator, subject: string): Promise<string> {
  const id = randomUUID();
  const times = { date: day(1), startTime: '07:40', endTime: '08:40', className: '5 Cerdas' };
  await admin.post('/api/lesson-plans', { id, ...times, subject, objective: '', activities: '' });
  return id;
}

const plansOf = async (admin: Administrator, subject: string): Promise<{ id: string; topic: string }[]> => {
  const { items } = await admin.get('/api/lesson-plans?limit=100');
  return items.filter((plan: { subject: string }) => plan.subject === subject);
};

async function writtenPlan(admin: Administrator, origin: string, subject: string): Promise<Tab> {
  const id = await newPlan(admin, subject);
  const found = (read: (plan: { objective: string; activities: string }) => string) => async () => {
    const plans = await plansOf(admin, subject);
    const whole = await Promise.all(plans.map((plan) => admin.get(`/api/lesson-plans/${plan.id}`)));
    return whole.map((plan) => Number(read(plan)));
  };
  const stepIn = (page: Page) => page.getByLabel('Langkah 1');
  return {
    address: `${origin}/bina-rph?id=${id}`,
    opensWithoutNetwork: true,
    places: [
      new Place(
        `${subject}, objective`,
        fieldKind(
          (page) => page.getByLabel('Objektif *'),
          found(({ objective }) => objective),
        ),
      ),
      new Place(
        `${subject}, step`,
        fieldKind(
          stepIn,
          found(({ activities }) => activities),
        ),
      ),
    ],
  };
}

async function plans(admin: Administrator, { origin }: OwnSchool): Promise<Noun> {
  const tabs = [await writtenPlan(admin, origin, 'Sains'), await writtenPlan(admin, origin, 'Muzik')];
  const first = async () => (await plansOf(admin, 'Sains'))[0];
  return {
    tabs,
    elsewhere: {
      write: async (number) =>
        change(admin, `/api/lesson-plans/${(await first())?.id}`, planFields, { topic: String(number) }),
      read: async () => Number((await first())?.topic),
    },
  };
}

/** A text, and a number in taps. */
async function reflections(admin: Administrator, { origin }: OwnSchool): Promise<Noun> {
  const id = await newPlan(admin, 'Sejarah');
  const path = `/api/reflections/${id}`;
  await admin.post('/api/reflections', {
    ...{ id, status: 'taught', reason: '', present: 0, mastered: null, result: 'partly', text: '0' },
  });
  const found = (read: (reflection: { text: string; present: number }) => unknown) => async () => [
    Number(read(await admin.get(path))),
  ];
  const present = fieldKind(
    (page) => page.getByRole('textbox', { name: 'Hadir' }),
    found((reflection) => reflection.present),
    (page) => page.getByRole('button', { name: 'Tambah Hadir, refleksi' }).click(),
  );
  const text = fieldKind(
    (page) => page.getByRole('textbox', { name: 'Refleksi' }),
    found((reflection) => reflection.text),
  );
  return {
    tabs: [
      {
        address: `${origin}/refleksi?rancangan=${id}`,
        opensWithoutNetwork: true,
        places: [new Place('reflection, text', text), new Place('reflection, taps', present)],
      },
    ],
  };
}

const week = 3;

type Row = { week: number; topic: string; objective: string; notes: string };

/** The plan of a subject with one row, and where its cells stand on the page. */
export async function writtenYearlyPlan(admin: Administrator, topic: string) {
  const { currentId } = await admin.get('/api/academic-years');
  const [subjectId, planId, rowId] = [randomUUID(), randomUUID(), randomUUID()];
  const levels = [{ gradeLevel: 'T5', curriculum: 'KSSR', periodsAWeek: 4 }];
  await admin.post('/api/subjects', {
    ...{ id: subjectId, name: 'Sains', code: 'SN', language: 'ms', religion: null, levels },
  });
  await admin.post('/api/yearly-plans', {
    ...{ id: planId, academicYearId: currentId, subjectId, gradeLevel: 'T5' },
    ...{ isOwn: false, startFrom: null, fromCurriculum: false },
  });
  await admin.post('/api/yearly-plan-rows', {
    ...{ id: rowId, planId, week, rank: 0, theme: '', topic, contentStandards: [] },
    ...{ learningStandards: [], objective: '', crossCurricular: '', resources: '', notes: '0' },
  });
  const rows = async (): Promise<Row[]> =>
    (await admin.get(`/api/yearly-plans/${planId}/rows`)).items.filter((row: Row) => row.week === week);
  const cell = (column: number) => (page: Page) =>
    page
      .getByRole('grid', { name: 'RPT Sains Tahun 5' })
      .getByRole('row', { name: new RegExp(`^Minggu ${week},`) })
      .locator(`[data-column="${column}"]`);
  return { rowId, rows, cell };
}

async function yearlyPlan(admin: Administrator, { origin }: OwnSchool): Promise<Noun> {
  const { rowId, rows, cell } = await writtenYearlyPlan(admin, '0');
  const found = (read: (row: Row) => string) => async () => (await rows()).map((row) => Number(read(row)));
  return {
    tabs: [
      {
        address: `${origin}/rpt`,
        opensWithoutNetwork: false,
        places: [
          new Place(
            'cell, topic',
            cellKind(
              cell(1),
              found(({ topic }) => topic),
            ),
          ),
          new Place(
            'cell, objective',
            cellKind(
              cell(4),
              found(({ objective }) => objective),
            ),
          ),
        ],
      },
    ],
    elsewhere: {
      write: (number) =>
        change(admin, `/api/yearly-plan-rows/${rowId}`, rowFields, { notes: String(number) }),
      read: async () => Number((await rows())[0]?.notes),
    },
  };
}

const kinds = [plans, reflections, yearlyPlan, plans] as const;

/** Which of them, in turn. */
export async function nounAt(turn: number, request: APIRequestContext, school: OwnSchool): Promise<Noun> {
  const admin = await administratorOf(request, school);
  return (kinds[turn % kinds.length] ?? plans)(admin, school);
}
