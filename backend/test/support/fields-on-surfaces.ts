import { operations, resolved } from './contract.js';
import type { Ask } from './lists-of-rows.js';
import { IDS, type Kept, WEEK } from './rows-of-one-teacher.js';

export type Noun = 'plan' | 'reflection' | 'row';

const written = (path: string, ...notWritten: readonly string[]): string[] => {
  const body = operations().find((each) => each.method === 'post' && each.path === path)?.body ?? {};
  return Object.keys(resolved(body).properties ?? {}).filter((field) => !notWritten.includes(field));
};

/** What a person writes of each noun, as the contract says it: a new field is here at once. */
export const FIELDS: Readonly<Record<Noun, readonly string[]>> = {
  plan: written('/api/lesson-plans', 'id', 'schoolCode'),
  reflection: written('/api/reflections', 'id', 'schoolCode'),
  row: written('/api/yearly-plan-rows', 'id', 'schoolCode', 'planId', 'rank'),
};

/** How a field is said that is not a text of one's own, in data or in words. */
const SAID: Readonly<Record<Noun, Readonly<Record<string, RegExp>>>> = {
  plan: {
    ...{ date: /2026-10-1[2-5]|1[2-5] Oktober 2026/, startTime: /0?8[.:]05/, endTime: /0?9[.:]25/ },
    ...{ className: /5 Bestari|Zownplanclass/, subject: /Sains|Zownplansubject/ },
    targetLevel: /TP3|"target_?level":\s*3/i,
    // What is noted of the lesson stands there, too.
    reflection: /Zown(planreflection|reflectiontext)/,
  },
  reflection: {
    ...{ status: /taught|Terlaksana|menguasai/, present: /137/, mastered: /131/ },
    result: /partly|Sebahagian/,
  },
  row: { week: /Minggu 36|"week":\s*36|,36,|^36,/m },
};

export function wordsFor(noun: Noun, kept: Kept, field: string): RegExp {
  return SAID[noun][field] ?? new RegExp(`Z${kept}${noun}${field.toLowerCase()}`);
}

/** A page, a paper or a file, by how it is asked for; `notHere`: what does not stand there, because of what. */
type Surface = Ask &
  Readonly<{
    noun: Noun;
    surface: string;
    name: string;
    kept: Kept;
    notHere?: Readonly<Record<string, string>>;
  }>;

const DAYS = `from=${WEEK}&to=2026-10-18`;
const AFTERWARDS = {
  reflection: 'it is written afterwards, and is nobody else’s until the plan is verified',
};
const ON_PAPER = 'get /api/lesson-plan-papers';
const PADAT = 'a day on a sheet: a line says what for and what is done, the plan itself says the rest';

const OF_PLAN: readonly Omit<Surface, 'noun'>[] = [
  { surface: 'its editor', name: 'get /api/lesson-plans/:id', row: 'own', kept: 'own' },
  { surface: 'the list of plans', name: 'get /api/lesson-plans', kept: 'own' },
  {
    ...{ surface: 'the verifier’s desk', name: 'get /api/review-queue/plans', kept: 'sent', by: 'verifier' },
    ...{ query: (ownerId) => `authorId=${ownerId}`, notHere: AFTERWARDS },
  },
  {
    ...{ surface: 'its page for who verifies', name: 'get /api/school-plans/:id', row: 'sent' },
    ...{ kept: 'sent', by: 'verifier', notHere: AFTERWARDS },
  },
  {
    ...{ surface: 'its former versions', name: 'get /api/lesson-plans/:id/versions', row: 'sent' },
    ...{ kept: 'sent', notHere: AFTERWARDS },
  },
  {
    ...{ surface: 'its page for colleagues', name: 'get /api/shared-plans/:id', row: 'share' },
    ...{ kept: 'school', by: 'colleague', notHere: AFTERWARDS },
  },
  {
    ...{ surface: 'Padat', name: ON_PAPER, query: `layout=day&format=pdf&${DAYS}`, kept: 'own' },
    notHere: {
      ...{ topic: 'where there are learning standards, which say more', contentStandards: PADAT },
      ...{ successCriteria: PADAT, pedagogy: PADAT, thinking: PADAT, crossCurricular: PADAT },
      ...{ moralValues: PADAT, resources: PADAT, assessment: PADAT, targetLevel: PADAT },
      ...{ enrichment: PADAT, remediation: PADAT },
    },
  },
  {
    ...{ surface: 'Penuh', name: 'get /api/lesson-plans/:id/paper', row: 'own', query: 'format=pdf' },
    kept: 'own',
  },
  {
    ...{ surface: 'a document of it', name: ON_PAPER, query: `layout=lesson&format=docx&${DAYS}` },
    kept: 'own',
  },
  {
    ...{ surface: 'a school’s template', name: ON_PAPER, query: `layout=lesson&format=template&${DAYS}` },
    kept: 'own',
  },
  {
    ...{ surface: 'Fail RPH', name: 'get /api/lesson-plan-file', query: DAYS, kept: 'sent' },
    notHere: AFTERWARDS,
  },
  {
    ...{ surface: 'the page of a visitor', name: 'visit', kept: 'sent', notHere: AFTERWARDS },
    path: (secret) => `/api/visits/${secret}/plans/${IDS.sent}`,
  },
  {
    ...{ surface: 'the paper of a visitor', name: 'visit', kept: 'sent', notHere: AFTERWARDS },
    path: (secret) => `/api/visits/${secret}/plans/${IDS.sent}/paper`,
  },
  { surface: 'the archive of a person', name: 'get /api/own-data/mine', kept: 'own' },
  { surface: 'the file of one’s work', name: 'get /api/own-work', kept: 'own' },
];

const OF_REFLECTION: readonly Omit<Surface, 'noun'>[] = [
  { surface: 'the list of reflections', name: 'get /api/reflections', query: DAYS, kept: 'own' },
  {
    ...{ surface: 'its page for who verifies', name: 'get /api/school-plans/:id', row: 'verified' },
    ...{ kept: 'sent', by: 'verifier', notHere: { reason: 'a lesson that took place needs none' } },
  },
  {
    ...{ surface: 'Padat', name: ON_PAPER, query: `layout=day&format=pdf&${DAYS}`, kept: 'own' },
    notHere: { result: 'the numbers say it, where they are noted' },
  },
  {
    ...{ surface: 'Penuh', name: ON_PAPER, query: `layout=lesson&format=pdf&${DAYS}`, kept: 'own' },
  },
  {
    ...{ surface: 'a document of it', name: ON_PAPER, query: `layout=lesson&format=docx&${DAYS}` },
    kept: 'own',
  },
  {
    ...{ surface: 'a school’s template', name: ON_PAPER, query: `layout=lesson&format=template&${DAYS}` },
    kept: 'own',
  },
  { surface: 'the archive of a person', name: 'get /api/own-data/mine', kept: 'own' },
];

const OF_ROW: readonly Omit<Surface, 'noun'>[] = [
  { surface: 'its page', name: 'get /api/yearly-plans/:id/rows', row: 'unsentYearly', kept: 'own' },
  {
    ...{ surface: 'the verifier’s desk', name: 'get /api/sent-yearly-plans/:id', row: 'yearly' },
    ...{ kept: 'sent', by: 'verifier' },
  },
  { surface: 'its paper', name: 'get /api/yearly-plans/:id/paper', row: 'unsentYearly', kept: 'own' },
  { surface: 'its document', name: 'get /api/yearly-plans/:id/document', row: 'unsentYearly', kept: 'own' },
  {
    ...{ surface: 'its table', name: 'get /api/yearly-plans/:id/table', row: 'unsentYearly' },
    ...{ query: 'format=csv', kept: 'own' },
  },
  { surface: 'the archive of a person', name: 'get /api/own-data/mine', kept: 'own' },
  { surface: 'the file of one’s work', name: 'get /api/own-work', kept: 'own' },
];

const of = (noun: Noun) => (surface: Omit<Surface, 'noun'>) => ({ noun, ...surface });
export const SURFACES: readonly Surface[] = [
  ...OF_PLAN.map(of('plan')),
  ...OF_REFLECTION.map(of('reflection')),
  ...OF_ROW.map(of('row')),
];

/** What is no word to look for. */
export const NOT_SOUGHT: Readonly<Record<string, string>> = {
  ...{ date: 'a day is gone to, not looked for', startTime: 'a time', endTime: 'a time' },
  targetLevel: 'a number that most plans share',
};
