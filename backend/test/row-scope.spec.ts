import { randomUUID } from 'node:crypto';
import type { Test } from 'supertest';
import { LESSON_PLAN } from '../src/modules/lesson-plans/domain/lesson-plan.js';
import { PLAN_BLOCK } from '../src/modules/lesson-plans/domain/plan-block.js';
import { REFLECTION_TEMPLATE } from '../src/modules/lesson-plans/domain/reflection-template.js';
import { ABSENCE } from '../src/modules/staff/domain/absence.js';
import { PANEL } from '../src/modules/staff/domain/panel.js';
import { ROOM } from '../src/modules/timetable/domain/room.js';
import type { RowScope } from '../src/platform/access/route-policy.js';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { type Route, schoolRoutes } from './support/routes.js';
import { rowsOf } from './support/rows-of.js';
import { sampleOf } from './support/sample-of.js';
import { startTestApp, type TestApp } from './support/test-app.js';

// What happened is noted beside it.
const CONTENT = sampleOf(LESSON_PLAN, { objective: 'Asal', reflection: '' });
const REFLECTION = {
  ...{ status: 'postponed', reason: 'Sukan', present: null, mastered: null, result: null, text: '' },
};
const AWAY = sampleOf(ABSENCE);
const COMING_YEAR = { name: '2031', firstDay: '2031-01-13', lastDay: '2031-12-05' };
const NOWHERE = randomUUID();
const CLASS = {
  academicYearId: NOWHERE,
  name: '9 Ujian',
  gradeLevels: ['T4'],
  shift: 'morning',
  stream: null,
  classTeacherId: null,
  groups: [],
};
const SUBJECT = { name: 'Ujian', code: 'UJI', language: 'ms', religion: null, levels: [] };
const SET = {
  academicYearId: NOWHERE,
  subjectId: NOWHERE,
  name: null,
  periodsAWeek: 4,
  parts: [{ classId: NOWHERE, groupId: null }],
  teachers: [],
};
const PANEL_OF_NOBODY = sampleOf(PANEL);
const SUPERVISION = {
  ...{ academicYearId: NOWHERE, teacherId: NOWHERE, subjectId: null, supervisorId: NOWHERE },
  ...{ step: 1, from: '2031-01-13', to: null },
};
const EDITION = {
  curriculum: 'KSSR',
  subjectName: 'Ujian',
  subjectId: null,
  language: 'ms',
  gradeLevel: 'T4',
  year: 2031,
  source: 'Rekaan',
  right: 'fictional',
};
const NODE = { editionId: NOWHERE, parentId: null, code: '1.0', text: 'Bidang', descriptors: [] };
const EVENT = {
  academicYearId: NOWHERE,
  title: 'Mesyuarat',
  unit: 'administration',
  from: '2031-02-03',
  to: '2031-02-03',
  fromTime: null,
  toTime: null,
  repeats: null,
  repeatsUntil: null,
  except: [],
  place: '',
  coordinatorId: null,
  effect: 'none',
  classIds: [],
  note: '',
};
const ENTRY = {
  academicYearId: NOWHERE,
  kind: 'school_event',
  name: 'Sambutan',
  from: '2031-02-03',
  to: '2031-02-03',
  followsWeekday: null,
  cutFrom: null,
  hasLessons: false,
  bellScheduleId: null,
  classIds: null,
};
const BELLS = { academicYearId: NOWHERE, name: 'Biasa', isUsual: true, days: [] };
const ROOM_OF_NOBODY = sampleOf(ROOM);
const TIMETABLE = { academicYearId: NOWHERE, name: 'Jadual ujian' };
const LESSON = {
  timetableId: NOWHERE,
  kind: 'meeting',
  teachingSetId: null,
  title: 'Mesyuarat',
  weekday: 1,
  cycleWeek: null,
  from: '08:10',
  to: '08:40',
  roomId: null,
  teacherIds: [],
  classIds: [],
  isPinned: false,
};
const PERSONAL_LESSON = {
  academicYearId: NOWHERE,
  teachingSetId: null,
  className: '9 Ujian',
  subject: 'Sains',
  weekday: 1,
  cycleWeek: null,
  from: '08:10',
  to: '08:40',
  room: '',
};
const YEARLY_PLAN = {
  academicYearId: NOWHERE,
  subjectId: NOWHERE,
  gradeLevel: 'T4',
  isOwn: false,
  startFrom: null,
  fromCurriculum: false,
};
const PLAN_ROW = {
  planId: NOWHERE,
  week: 1,
  rank: 0,
  theme: '',
  topic: 'Haba',
  contentStandards: [],
  learningStandards: [],
  objective: '',
  crossCurricular: '',
  resources: '',
  notes: '',
};
const TEMPLATE = sampleOf(REFLECTION_TEMPLATE);
const BLOCK = sampleOf(PLAN_BLOCK);
const LINK = { title: 'Video', address: 'https://contoh.my/video' };
const OVERRIDE = { reason: 'Bersama', lessonIds: [randomUUID(), randomUUID()] };
const CONSENT = { kind: 'photo', guardianName: 'Ali', way: 'form', givenOn: '2026-01-12' };
const PUPIL = { name: 'Murid', sex: 'M', registerNumber: null, birthDate: null };
const PLACING = { academicYearId: NOWHERE, classId: null, groupIds: [], day: '2026-11-23' };
const CLAIM = { method: 'bank-transfer', reference: 'ABC123', amountSen: 15_000, paidOn: '2026-11-20' };

/** What a row is named by in the path of an operation, and what else the operation asks for. */
type Operation = Readonly<{ row: keyof Rows; body?: object; query?: string; refusal?: 400 }>;
const OPERATIONS: Readonly<Record<string, Operation>> = {
  'get /api/lesson-plans/:id': { row: 'plan' },
  'put /api/lesson-plans/:id': { row: 'plan', body: { ...CONTENT, version: 1, objective: 'Diubah' } },
  'delete /api/lesson-plans/:id': { row: 'plan' },
  'post /api/lesson-plans/:id/restoration': { row: 'plan' },
  'post /api/lesson-plans/:id/opening': { row: 'plan' },
  'get /api/lesson-plans/:id/versions': { row: 'plan' },
  'get /api/lesson-plans/:id/paper': { row: 'plan', query: 'format=pdf' },
  'post /api/lesson-plans/:id/parallel-copies': { row: 'plan' },
  'get /api/lesson-plans/:id/attachments': { row: 'plan' },
  'put /api/plan-attachments/:id': { row: 'attachment', body: { ...LINK, version: 1 } },
  'get /api/plan-attachments/:id/file': { row: 'attachment' },
  'delete /api/plan-attachments/:id': { row: 'attachment' },
  'post /api/plan-attachments/:id/restoration': { row: 'attachment' },
  'get /api/lesson-plans/:id/share': { row: 'plan' },
  'put /api/lesson-plans/:id/share': { row: 'plan' },
  'post /api/lesson-plans/:id/share/renewal': { row: 'plan' },
  'delete /api/lesson-plans/:id/share': { row: 'plan' },
  'get /api/shared-plans/:id': { row: 'share' },
  'get /api/shared-plans/:id/attachments/:attachmentId/file': { row: 'share' },
  'post /api/shared-plans/:id/copies': { row: 'share', body: { date: '2026-11-23', startTime: '07:40' } },
  'get /api/brought-plans/:id': { row: 'broughtPlan' },
  'post /api/brought-plans/:id/copies': {
    row: 'broughtPlan',
    body: { date: '2026-11-23', startTime: '07:40' },
  },
  'put /api/personal-lessons/:id': { row: 'personalLesson', body: { ...PERSONAL_LESSON, version: 1 } },
  'delete /api/personal-lessons/:id': { row: 'personalLesson' },
  'post /api/personal-lessons/:id/restoration': { row: 'personalLesson' },
  'put /api/plan-blocks/:id': { row: 'block', body: { ...BLOCK, version: 1 } },
  'delete /api/plan-blocks/:id': { row: 'block' },
  'post /api/plan-blocks/:id/restoration': { row: 'block' },
  'put /api/reflection-templates/:id': { row: 'template', body: { ...TEMPLATE, version: 1 } },
  'delete /api/reflection-templates/:id': { row: 'template' },
  'post /api/reflection-templates/:id/restoration': { row: 'template' },
  'get /api/reflections/:id': { row: 'plan' },
  'put /api/reflections/:id': { row: 'plan', body: { ...REFLECTION, version: 1 } },
  'delete /api/reflections/:id': { row: 'plan' },
  'post /api/reflections/:id/restoration': { row: 'plan' },
  'get /api/papers/:id': { row: 'askedPaper' },
  'get /api/papers/:id/file': { row: 'askedPaper' },
  'delete /api/papers/:id': { row: 'askedPaper' },
  'post /api/notifications/:id/reading': { row: 'notification' },
  'post /api/lesson-plans/:id/answers': {
    row: 'plan',
    body: { id: randomUUID(), section: 'objective', body: 'Sudah' },
  },
  'post /api/lesson-plans/:id/amendments': { row: 'plan', body: { id: randomUUID(), reason: 'Silap' } },
  'post /api/lesson-plans/:id/shift': { row: 'plan', body: { shift: 'alone' } },
  'post /api/reflections/:id/additions': { row: 'plan', body: { id: randomUUID(), text: 'Lagi' } },
  'get /api/school-plans/:id': { row: 'plan' },
  'post /api/school-plans/:id/reflection-note': { row: 'plan' },
  'post /api/school-plans/:id/reading': { row: 'plan' },
  'post /api/school-plans/:id/verdicts': {
    row: 'plan',
    body: { id: randomUUID(), verdict: 'verified', comments: [] },
  },
  'delete /api/school-plans/:id/verdicts/:verdictId': { row: 'plan' },
  'put /api/members/:userId/role': { row: 'member', body: { role: 'admin' } },
  'put /api/members/:userId/roles': { row: 'member', body: { roles: ['admin'] } },
  'put /api/absences/:id': { row: 'absence', body: { ...AWAY, personId: randomUUID(), version: 1 } },
  'delete /api/absences/:id': { row: 'absence' },
  'post /api/absences/:id/restoration': { row: 'absence' },
  'put /api/panels/:id': { row: 'panel', body: { ...PANEL_OF_NOBODY, version: 1 } },
  'delete /api/panels/:id': { row: 'panel' },
  'post /api/panels/:id/restoration': { row: 'panel' },
  'put /api/supervisions/:id': { row: 'supervision', body: { ...SUPERVISION, version: 1 } },
  'post /api/supervisions/:id/succession': {
    row: 'supervision',
    body: { id: randomUUID(), version: 1, supervisorId: NOWHERE, from: '2031-03-03' },
  },
  'delete /api/supervisions/:id': { row: 'supervision' },
  'post /api/supervisions/:id/restoration': { row: 'supervision' },
  'put /api/supervisors/:id/deputy': { row: 'member', body: { academicYearId: NOWHERE, deputyId: null } },
  'get /api/curriculum/editions/:id': { row: 'edition' },
  'get /api/curriculum/editions/:id/differences': { row: 'edition', query: `from=${NOWHERE}` },
  'put /api/curriculum/editions/:id': { row: 'edition', body: { ...EDITION, version: 1 } },
  'delete /api/curriculum/editions/:id': { row: 'edition' },
  'post /api/curriculum/editions/:id/restoration': { row: 'edition' },
  'put /api/curriculum/nodes/:id': { row: 'node', body: { ...NODE, version: 1 } },
  'delete /api/curriculum/nodes/:id': { row: 'node' },
  'post /api/curriculum/nodes/:id/restoration': { row: 'node' },
  'put /api/calendar-events/:id': { row: 'event', body: { ...EVENT, version: 1 } },
  'delete /api/calendar-events/:id': { row: 'event' },
  'post /api/calendar-events/:id/restoration': { row: 'event' },
  'get /api/calendar-events/:id/files': { row: 'event' },
  'get /api/calendar-events/:id/files/:fileId': { row: 'event' },
  'put /api/calendar-events/:id/files/:fileId': { row: 'event', refusal: 400 },
  'delete /api/calendar-events/:id/files/:fileId': { row: 'event' },
  'post /api/calendar-events/:id/files/:fileId/restoration': { row: 'event' },
  'put /api/calendar-entries/:id': { row: 'entry', body: { ...ENTRY, version: 1 } },
  'delete /api/calendar-entries/:id': { row: 'entry' },
  'post /api/calendar-entries/:id/restoration': { row: 'entry' },
  'put /api/bell-schedules/:id': { row: 'bells', body: { ...BELLS, version: 1 } },
  'delete /api/bell-schedules/:id': { row: 'bells' },
  'post /api/bell-schedules/:id/restoration': { row: 'bells' },
  'put /api/rooms/:id': { row: 'room', body: { ...ROOM_OF_NOBODY, version: 1 } },
  'delete /api/rooms/:id': { row: 'room' },
  'post /api/rooms/:id/restoration': { row: 'room' },
  'put /api/timetables/:id': { row: 'timetable', body: { ...TIMETABLE, version: 1 } },
  'delete /api/timetables/:id': { row: 'timetable' },
  'post /api/timetables/:id/restoration': { row: 'timetable' },
  'post /api/timetables/:id/publication': {
    row: 'timetable',
    body: { version: 1, startsOn: '2031-02-03', reason: null },
  },
  'post /api/timetables/:id/withdrawal': { row: 'timetable', body: { version: 1 } },
  'get /api/timetables/:id/lessons': { row: 'timetable' },
  'get /api/timetables/:id/paper': { row: 'timetable', query: 'of=teachers' },
  'get /api/timetables/:id/table': { row: 'timetable', query: 'format=csv' },
  'post /api/timetables/:id/arrangement': {
    row: 'timetable',
    body: { added: [], moves: [], removed: [{ id: randomUUID(), version: 1 }] },
  },
  'post /api/timetables/:id/moves': {
    row: 'timetable',
    body: {
      moves: [
        {
          id: randomUUID(),
          version: 1,
          weekday: 1,
          cycleWeek: null,
          from: '08:10',
          to: '08:40',
          roomId: null,
        },
      ],
    },
  },
  'post /api/timetables/:id/overrides': { row: 'timetable', body: { ...OVERRIDE, id: randomUUID() } },
  'delete /api/timetable-overrides/:id': { row: 'override' },
  'put /api/timetable-lessons/:id': { row: 'lesson', body: { ...LESSON, version: 1 } },
  'delete /api/timetable-lessons/:id': { row: 'lesson' },
  'post /api/timetable-lessons/:id/restoration': { row: 'lesson' },
  'get /api/roll-overs/:id': { row: 'rollOver' },
  'put /api/roll-overs/:id': { row: 'rollOver', body: { ...COMING_YEAR, version: 1 } },
  'put /api/roll-overs/:id/decisions': { row: 'rollOver', body: { decisions: [{ key: 'x', value: 'y' }] } },
  'put /api/roll-overs/:id/application': { row: 'rollOver', body: { version: 1, confirmation: '2027' } },
  'delete /api/roll-overs/:id/application': { row: 'rollOver' },
  'put /api/academic-years/:id': { row: 'year', body: { ...COMING_YEAR, version: 1, name: 'Lain' } },
  'put /api/academic-years/:id/closure': { row: 'year', body: { reason: 'Sudah tamat' } },
  'delete /api/academic-years/:id/closure': { row: 'year' },
  'put /api/classes/:id': { row: 'class', body: { ...CLASS, version: 1 } },
  'delete /api/classes/:id': { row: 'class' },
  'post /api/classes/:id/restoration': { row: 'class' },
  'put /api/subjects/:id': { row: 'subject', body: { ...SUBJECT, version: 1 } },
  'delete /api/subjects/:id': { row: 'subject' },
  'post /api/subjects/:id/restoration': { row: 'subject' },
  'put /api/teaching-sets/:id': { row: 'set', body: { ...SET, version: 1 } },
  'delete /api/teaching-sets/:id': { row: 'set' },
  'post /api/teaching-sets/:id/restoration': { row: 'set' },
  'put /api/school-settings/:key': { row: 'member', body: { value: 30, from: '2030-01-01' } },
  'get /api/pupils/:id': { row: 'pupil' },
  'get /api/pupils/:id/history': { row: 'pupil' },
  'post /api/pupils/:id/moves': { row: 'pupil', body: { placing: PLACING } },
  'post /api/pupils/:id/return': { row: 'pupil', body: { placing: PLACING } },
  'put /api/pupils/:id': { row: 'pupil', body: { ...PUPIL, version: 1 } },
  'put /api/pupils/:id/leaving': { row: 'pupil', body: { leftOn: '2026-01-31' } },
  'delete /api/pupils/:id/leaving': { row: 'pupil' },
  'delete /api/pupils/:id': { row: 'pupil' },
  'post /api/pupils/:id/restoration': { row: 'pupil' },
  'post /api/pupils/:id/guardian-openings': { row: 'pupil' },
  'put /api/pupils/:id/guardians': { row: 'pupil', body: { guardians: [] } },
  'get /api/pupils/:id/consents': { row: 'pupil' },
  'post /api/pupils/:id/consent-openings': { row: 'pupil' },
  'post /api/pupils/:id/consents': { row: 'pupil', body: { ...CONSENT, id: randomUUID() } },
  'post /api/pupils/:id/consent-withdrawals': {
    row: 'pupil',
    body: { consentId: randomUUID(), guardianName: 'Ali', reason: null },
  },
  'get /api/pupils/:id/photo': { row: 'pupil' },
  // Refused for want of a file, before it is asked whose row it is.
  'put /api/pupils/:id/photo': { row: 'pupil', refusal: 400 },
  'delete /api/pupils/:id/photo': { row: 'pupil' },
  'get /api/pupils/:id/archive': { row: 'pupil' },
  'delete /api/pupil-table-templates/:id': { row: 'tableTemplate' },
  'post /api/pupils/:id/erasure': { row: 'pupil', body: { name: 'Murid' } },
  'get /api/imports/:id': { row: 'import' },
  'put /api/imports/:id/mapping': { row: 'import', body: { columns: [] } },
  'get /api/imports/:id/rows': { row: 'import' },
  'get /api/imports/:id/missing': { row: 'import' },
  'put /api/imports/:id/missing': { row: 'import', body: { ids: [], end: 'stays' } },
  'get /api/imports/:id/left-out': { row: 'import', query: 'format=csv' },
  'patch /api/imports/:id/rows/:number': { row: 'import', body: { isSkipped: true } },
  'post /api/imports/:id/run': { row: 'import', body: { skipBad: true } },
  'post /api/imports/:id/undo': { row: 'import' },
  'delete /api/imports/:id': { row: 'import' },
  'delete /api/members/:userId': { row: 'member' },
  'post /api/members/:userId/removal': { row: 'member', body: { successors: [] } },
  'get /api/members/:userId/work': { row: 'member' },
  'put /api/members/:userId/suspension': {
    row: 'member',
    body: { from: '2020-01-01', to: '2020-01-02', reason: 'Cuti' },
  },
  'delete /api/members/:userId/suspension': { row: 'member' },
  'put /api/members/:userId/duties/:duty': { row: 'member', body: { from: '2026-01-01', to: null } },
  'delete /api/members/:userId/duties/:duty': { row: 'member' },
  'get /api/members/:userId/second-factor': { row: 'member' },
  'post /api/members/:userId/second-factor/removal': { row: 'member', body: { reason: 'Telefon hilang' } },
  'post /api/invitations/:id/renewal': { row: 'invitation' },
  'get /api/yearly-plans/:id': { row: 'yearlyPlan' },
  'delete /api/yearly-plans/:id': { row: 'yearlyPlan' },
  'post /api/yearly-plans/:id/restoration': { row: 'yearlyPlan' },
  'put /api/yearly-plans/:id/proposal': { row: 'yearlyPlan', body: { note: '' } },
  'delete /api/yearly-plans/:id/proposal': { row: 'yearlyPlan' },
  'put /api/yearly-plans/:id/answer': { row: 'yearlyPlan', body: { answer: 'accepted', note: '' } },
  'get /api/yearly-plans/:id/table': { row: 'yearlyPlan', query: 'format=csv' },
  'get /api/yearly-plans/:id/document': { row: 'yearlyPlan' },
  'get /api/yearly-plans/:id/paper': { row: 'yearlyPlan' },
  'get /api/yearly-plans/:id/sending': { row: 'yearlyPlan' },
  'post /api/yearly-plans/:id/sending': { row: 'yearlyPlan', body: { id: randomUUID(), version: 2 } },
  'post /api/yearly-plans/:id/sending/withdrawal': { row: 'yearlyPlan' },
  'post /api/yearly-plans/:id/answers': {
    row: 'yearlyPlan',
    body: { id: randomUUID(), section: 'whole', body: 'Baik' },
  },
  'post /api/yearly-plans/:id/amendments': {
    row: 'yearlyPlan',
    body: { id: randomUUID(), reason: 'Silap' },
  },
  'get /api/sent-yearly-plans/:id': { row: 'yearlyPlan' },
  'post /api/sent-yearly-plans/:id/reading': { row: 'yearlyPlan' },
  'post /api/sent-yearly-plans/:id/verdicts': {
    row: 'yearlyPlan',
    body: { id: randomUUID(), verdict: 'verified', version: 2, comments: [] },
  },
  'delete /api/sent-yearly-plans/:id/verdicts/:verdictId': { row: 'yearlyPlan' },
  'get /api/yearly-plans/:id/rows': { row: 'yearlyPlan' },
  'get /api/yearly-plans/:id/taught': { row: 'yearlyPlan' },
  'post /api/yearly-plans/:id/moves': {
    row: 'yearlyPlan',
    body: { moves: [{ id: NOWHERE, version: 1, week: 1, rank: 0 }] },
  },
  'post /api/yearly-plans/:id/take-over': {
    row: 'yearlyPlan',
    body: {
      from: NOWHERE,
      differences: [{ key: `add:${NOWHERE}`, fromVersion: 1, toVersion: null }],
    },
  },
  'get /api/yearly-plan-rows/:id': { row: 'planRow' },
  'put /api/yearly-plan-rows/:id': { row: 'planRow', body: { ...PLAN_ROW, version: 1 } },
  'delete /api/yearly-plan-rows/:id': { row: 'planRow' },
  'post /api/yearly-plan-rows/:id/restoration': { row: 'planRow' },
  'delete /api/invitations/:id': { row: 'invitation' },
  'post /api/billing/invoices/:id/cancellation': { row: 'invoice' },
  'get /api/billing/invoices/:id/pdf': { row: 'invoice' },
  'get /api/billing/invoices/:id/ubl': { row: 'invoice' },
  'get /api/billing/receipts/:id/pdf': { row: 'paper' },
  'get /api/billing/credit-notes/:id/pdf': { row: 'paper' },
  'get /api/billing/credit-notes/:id/ubl': { row: 'paper' },
  'get /api/billing/evidence/:id/file': { row: 'paper' },
  // It makes a claim under an id of the client's, and finds no evidence of that id here.
  'put /api/billing/claims/:id': { row: 'paper', body: CLAIM, refusal: 400 },
  'delete /api/billing/claims/:id': { row: 'paper' },
  'post /api/visitor-links/:id/renewal': { row: 'visitorLink' },
  'get /api/visitor-links/:id/openings': { row: 'visitorLink' },
  'delete /api/visitor-links/:id': { row: 'visitorLink' },
};

/** A receipt, a credit note and a claim, all of one id. */
const papersOf = (id: string, schoolId: string, invoiceId: string) => [
  `INSERT INTO receipts (id, school_id, invoice_id, number, provider, payment_id, amount_sen, currency, paid_at, issued_at)
   VALUES ('${id}', '${schoolId}', '${invoiceId}', 'RES-${id}', 'simulated', '${id}', 15000, 'MYR', now(), now())`,
  `INSERT INTO credit_notes (id, school_id, invoice_id, number, amount_sen, currency, reason, actor, issued_at)
   VALUES ('${id}', '${schoolId}', '${invoiceId}', 'NK-${id}', 15000, 'MYR', 'Silap', 'ujian', now())`,
  `INSERT INTO payment_claims (id, school_id, method, reference, amount_sen, paid_on, evidence_path, sent_by, sent_at)
   VALUES ('${id}', '${schoolId}', 'cheque', 'X1', 15000, '2026-11-20', '${schoolId}/${id}', '${id}', now())`,
];

/** Ids of rows that belong to one person of one school. */
type Rows = Readonly<
  Record<
    | 'plan'
    | 'attachment'
    | 'block'
    | 'broughtPlan'
    | 'share'
    | 'template'
    | 'pupil'
    | 'tableTemplate'
    | 'import'
    | 'year'
    | 'absence'
    | 'class'
    | 'subject'
    | 'set'
    | 'panel'
    | 'supervision'
    | 'edition'
    | 'node'
    | 'event'
    | 'entry'
    | 'bells'
    | 'room'
    | 'timetable'
    | 'lesson'
    | 'personalLesson'
    | 'override'
    | 'yearlyPlan'
    | 'planRow'
    | 'rollOver'
    | 'askedPaper'
    | 'notification'
    | 'member'
    | 'invitation'
    | 'invoice'
    | 'paper'
    | 'visitorLink',
    string
  >
>;

let t: TestApp;
let school: TestSchool;
let people: Record<'teacher' | 'supervisor' | 'mainAdmin', TestPerson>;
let colleagues: Rows;
let anotherSchools: Rows;

beforeAll(async () => {
  t = await startTestApp({ ROLE: 'api' });
  school = await makeTrialSchool(t, 'aba1001');
  people = {
    teacher: await makeMember(t, school, 'teacher'),
    supervisor: await makeMember(t, school, ['teacher', 'supervisor']),
    mainAdmin: await makeMember(t, school, 'main_admin'),
  };
  colleagues = await rowsIn(school);
  anotherSchools = await rowsIn(await makeTrialSchool(t, 'bbb2002'));
});
afterAll(() => t?.close());

/** A colleague with a row of everything. */
async function rowsIn(at: TestSchool): Promise<Rows> {
  const { userId, token } = await makeMember(t, at, 'main_admin');
  const ask = (path: string, body: object) => t.call('post', path, { host: at.host, token }).send(body);
  const plan = randomUUID();
  await ask('/api/lesson-plans', { id: plan, ...CONTENT }).expect(201);
  await ask('/api/reflections', { id: plan, ...REFLECTION }).expect(201);
  const { body: shared } = await t
    .call('put', `/api/lesson-plans/${plan}/share`, { host: at.host, token })
    .expect(200);
  const [brought] = await rowsOf<{ id: string }>(
    t.database,
    `INSERT INTO brought_plans (school_id, id, author_id, arrival_id, from_school, date, subject, content, brought_at)
     VALUES ($1, gen_random_uuid(), $2, gen_random_uuid(), 'SK Lama', '2026-01-05', 'Sains', $3, now()) RETURNING id`,
    [at.id, userId, JSON.stringify(CONTENT)],
  );
  const block = randomUUID();
  await ask('/api/plan-blocks', { id: block, ...BLOCK }).expect(201);
  const attachment = randomUUID();
  await ask('/api/plan-attachments/links', { id: attachment, planId: plan, ...LINK }).expect(201);
  const template = randomUUID();
  await ask('/api/reflection-templates', { id: template, ...TEMPLATE }).expect(201);
  const year = randomUUID();
  const absence = randomUUID();
  await ask('/api/absences', { ...AWAY, id: absence, personId: userId }).expect(201);
  await ask('/api/academic-years', { id: year, ...COMING_YEAR }).expect(201);
  const schoolClass = randomUUID();
  await ask('/api/classes', { ...CLASS, id: schoolClass, academicYearId: year }).expect(201);
  const subject = randomUUID();
  await ask('/api/subjects', { ...SUBJECT, id: subject }).expect(201);
  const set = randomUUID();
  const parts = [{ classId: schoolClass, groupId: null }];
  await ask('/api/teaching-sets', {
    ...SET,
    id: set,
    academicYearId: year,
    subjectId: subject,
    parts,
  }).expect(201);
  const panel = randomUUID();
  await ask('/api/panels', {
    ...PANEL_OF_NOBODY,
    id: panel,
    academicYearId: year,
    subjectId: subject,
  }).expect(201);
  const supervision = randomUUID();
  const supervisorId =
    at === school ? people.supervisor.userId : (await makeMember(t, at, 'supervisor')).userId;
  const supervised = { academicYearId: year, teacherId: userId, supervisorId };
  await ask('/api/supervisions', { ...SUPERVISION, ...supervised, id: supervision }).expect(201);
  await sendPlan({ ask, host: at.host, token }, plan, supervised);
  const edition = randomUUID();
  await ask('/api/curriculum/editions', { ...EDITION, id: edition }).expect(201);
  const node = randomUUID();
  await ask('/api/curriculum/nodes', { ...NODE, id: node, editionId: edition }).expect(201);
  const event = randomUUID();
  await ask('/api/calendar-events', { ...EVENT, id: event, academicYearId: year }).expect(201);
  const entry = randomUUID();
  await ask('/api/calendar-entries', { ...ENTRY, id: entry, academicYearId: year }).expect(201);
  const bells = randomUUID();
  await ask('/api/bell-schedules', { ...BELLS, id: bells, academicYearId: year }).expect(201);
  const room = randomUUID();
  await ask('/api/rooms', { ...ROOM_OF_NOBODY, id: room }).expect(201);
  const timetable = randomUUID();
  await ask('/api/timetables', { ...TIMETABLE, id: timetable, academicYearId: year }).expect(201);
  const lessons = [randomUUID(), randomUUID()];
  for (const id of lessons)
    await ask('/api/timetable-lessons', { ...LESSON, id, timetableId: timetable }).expect(201);
  const personalLesson = randomUUID();
  const ownLesson = { ...PERSONAL_LESSON, id: personalLesson, academicYearId: year };
  await ask('/api/personal-lessons', ownLesson).expect(201);
  const override = randomUUID();
  await ask(`/api/timetables/${timetable}/overrides`, {
    ...OVERRIDE,
    id: override,
    lessonIds: lessons,
  }).expect(201);
  const yearlyPlan = randomUUID();
  const planOfSubject = { ...YEARLY_PLAN, id: yearlyPlan, academicYearId: year, subjectId: subject };
  await ask('/api/yearly-plans', planOfSubject).expect(201);
  const planRow = randomUUID();
  await ask('/api/yearly-plan-rows', { ...PLAN_ROW, id: planRow, planId: yearlyPlan }).expect(201);
  await ask(`/api/yearly-plans/${yearlyPlan}/sending`, { id: randomUUID(), version: 2 }).expect(200);
  const pupil = randomUUID();
  await ask('/api/pupils', { id: pupil, ...PUPIL }).expect(201);
  const tableTemplate = randomUUID();
  await rowsOf(
    t.database,
    `INSERT INTO pupil_table_templates
     VALUES ($1, $2, gen_random_uuid(), 'Borang.xlsx', 'Senarai', 1, '{Nama}', '{name}', $3, now())`,
    [at.id, tableTemplate, userId],
  );
  const { body: begun } = await t
    .call('post', `/api/imports?kind=pupils&academicYearId=${at.year}`, { host: at.host, token })
    .attach('file', Buffer.from('Nama,Jantina\nMurid Baharu,L\n'), 'murid.csv')
    .expect(201);
  const next = { fromYearId: year, name: '2032', firstDay: '2032-01-12', lastDay: '2032-12-03' };
  const { body: rollOver } = await ask('/api/roll-overs', next).expect(200);
  const invited = { email: `${randomUUID()}@contoh.test`, role: 'teacher' };
  const { body: invitation } = await ask('/api/invitations', invited).expect(201);
  const order = { planCode: 't60', termMonths: 1, provider: 'simulated' };
  const { body: bill } = await ask('/api/billing/checkouts', order).expect(201);
  const [askedPaper] = await rowsOf<{ id: string }>(
    t.database,
    `INSERT INTO asked_papers (school_id, id, user_id, kind, asked, file_name, media_type, is_large, state, asked_at)
     VALUES ($1, gen_random_uuid(), $2, 'lesson-plans', '{}', 'rph.pdf', 'application/pdf', false, 'ready', now())
     RETURNING id`,
    [at.id, userId],
  );
  const [notification] = await rowsOf<{ id: string }>(
    t.database,
    `INSERT INTO notifications (school_id, user_id, kind, dedupe_key, type, title, message, action_required, created_at)
     VALUES ($1, $2, 'payment', 'x', 'info', 'Tajuk', 'Teks', false, now()) RETURNING id`,
    [at.id, userId],
  );
  const paper = randomUUID();
  for (const statement of papersOf(paper, at.id, bill.invoiceId)) await rowsOf(t.database, statement);
  const visitorLink = randomUUID();
  const teacherIds = [(await makeMember(t, at, 'teacher')).userId];
  const visit = { id: visitorLink, visitor: 'PPD Ujian', teacherIds, weeks: [CONTENT.date] };
  await ask('/api/visitor-links', visit).expect(201);
  return {
    plan,
    attachment,
    share: shared.shareId,
    block,
    broughtPlan: brought?.id ?? '',
    template,
    pupil,
    tableTemplate,
    import: begun.id,
    rollOver: rollOver.id,
    year,
    class: schoolClass,
    subject,
    set,
    panel,
    supervision,
    edition,
    node,
    event,
    entry,
    bells,
    room,
    timetable,
    lesson: lessons[0] ?? '',
    personalLesson,
    override,
    yearlyPlan,
    planRow,
    absence,
    member: userId,
    askedPaper: askedPaper?.id ?? '',
    notification: notification?.id ?? '',
    invitation: invitation.id,
    invoice: bill.invoiceId,
    paper,
    visitorLink,
  };
}

/** To whoever supervises its author in the session of the plan. */
async function sendPlan(
  by: { ask: (path: string, body: object) => Test; host: string; token: string },
  planId: string,
  supervised: object,
): Promise<void> {
  const { body: years } = await t.call('get', '/api/academic-years', by).expect(200);
  const { id: academicYearId, firstDay: from } = years.items.find(
    ({ firstDay, lastDay }: Record<'firstDay' | 'lastDay', string>) =>
      firstDay <= CONTENT.date && CONTENT.date <= lastDay,
  );
  const own = { ...SUPERVISION, ...supervised, academicYearId, from, id: randomUUID() };
  await by.ask('/api/supervisions', own).expect(201);
  const { body: plan } = await t.call('get', `/api/lesson-plans/${planId}`, by).expect(200);
  const plans = [{ planId, version: plan.version }];
  const sending = { id: randomUUID(), day: CONTENT.date, pressedAt: null, plans };
  await by.ask('/api/my-week/sending', sending).expect(200);
}

const nameOf = ({ method, template }: Route) => `${method} ${template}`;
const namesOf = (scope: RowScope) =>
  schoolRoutes(t)
    .filter(({ rows, template }) => rows === scope && template.includes(':'))
    .map(nameOf);

function call(name: string, person: TestPerson, rows: Rows) {
  const [method = '', template = ''] = name.split(' ');
  const operation = OPERATIONS[name];
  if (!operation) throw new Error(`Say here what names the row of ${name}.`);
  const path = template
    .replace(':duty', 'calendar')
    .replace(':number', '2')
    .replace(':fileId', NOWHERE)
    .replace(':verdictId', NOWHERE)
    .replace(/:\w+/, rows[operation.row]);
  const address = operation.query ? `${path}?${operation.query}` : path;
  const made = t.call(method as Route['method'], address, { host: school.host, token: person.token });
  return operation.body ? made.send(operation.body) : made;
}

/** What each operation answers, for comparison by name. */
async function answers(names: readonly string[], person: TestPerson, rows: Rows): Promise<string[]> {
  const found: string[] = [];
  for (const name of names) found.push(`${name}: ${(await call(name, person, rows)).status}`);
  return found;
}
const each = (names: readonly string[], status: 200 | 404) =>
  names.map((name) => `${name}: ${OPERATIONS[name]?.refusal ?? status}`);

it('every operation on one row is called here', () => {
  const names = (['own', 'supervised', 'school'] as const).flatMap(namesOf);
  expect(names.toSorted()).toEqual(Object.keys(OPERATIONS).toSorted());
});

it('a row of one’s own is found by nobody else, administrators included', async () => {
  const names = namesOf('own');
  for (const person of [people.teacher, people.supervisor, people.mainAdmin])
    expect(await answers(names, person, colleagues)).toEqual(each(names, 404));
  const rows = await rowsOf(
    t.database,
    `SELECT plan.objective, plan.deleted_at, note.read_at FROM lesson_plans plan, notifications note
     WHERE plan.id = $1 AND note.id = $2`,
    [colleagues.plan, colleagues.notification],
  );
  expect(rows).toEqual([{ objective: 'Asal', deleted_at: null, read_at: null }]);
});

it('a row of somebody supervised is found by who supervises, and does not exist for others', async () => {
  const names = namesOf('supervised');
  expect(await answers(names, people.supervisor, colleagues)).toEqual(each(names, 200));
  const read = names.filter((name) => !/verdicts$|reflection-note$/.test(name));
  expect(await answers(read, people.mainAdmin, colleagues)).toEqual(each(read, 200));
  expect(await answers(names, people.teacher, colleagues)).toEqual(each(names, 404));
});

it.each(['own', 'supervised', 'school'] as const)(
  'a row of another school does not exist for an operation on %s rows',
  async (scope) => {
    const names = namesOf(scope);
    expect(await answers(names, people.mainAdmin, anotherSchools)).toEqual(each(names, 404));
    const members = await rowsOf(t.database, 'SELECT role FROM school_members WHERE user_id = $1', [
      anotherSchools.member,
    ]);
    expect(members).toEqual([{ role: 'main_admin' }]);
    const [claim] = await rowsOf(t.database, 'SELECT reference FROM payment_claims WHERE id = $1', [
      anotherSchools.paper,
    ]);
    expect(claim).toEqual({ reference: 'X1' });
  },
);
