import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { PLAN_FILES } from '../../src/modules/lesson-plans/attachments/plan-files.js';
import { PAPER_TOKENS } from '../../src/modules/plan-papers/domain/paper-tokens.js';
import { SchoolsService } from '../../src/modules/schools/index.js';
import { photoOf } from '../../src/modules/schools/pictures/picture.js';
import { BusinessClock } from '../../src/platform/clock/business-clock.js';
import type { FileBucket } from '../../src/platform/hosted-backend/file-bucket.js';
import { type FileContent, HostedFiles } from '../../src/platform/hosted-backend/hosted-files.js';
import { DOCX } from '../../src/platform/papers/media-types.js';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './builders.js';
import { docxFile, wordParagraph } from './docx-file.js';
import { filled } from './filled.js';
import { rowsOf } from './rows-of.js';
import type { Method, TestApp } from './test-app.js';

/** A Monday. */
export const WEEK = '2026-10-12';
const NOW = Date.parse('2026-10-16T20:00:00+08:00');
const [TUESDAY, WEDNESDAY, THURSDAY] = ['2026-10-13', '2026-10-14', '2026-10-15'];

/**
 * `owner`: whose rows all are. `verifier`: verifies them, as `former` did until ten days ago. `other`: verifies somebody
 * else. `head`: administers the school, as `admin` does, who has offered the owner the role. `foreigner`: administers
 * and supervises at another school.
 */
const PEOPLE = {
  owner: ['teacher', 'admin'],
  verifier: ['teacher', 'supervisor'],
  former: ['teacher', 'supervisor'],
  other: ['teacher', 'supervisor'],
  colleague: ['teacher'],
  admin: ['main_admin'],
  head: ['admin'],
  suspended: ['teacher', 'supervisor', 'admin'],
  ended: ['teacher', 'supervisor', 'admin'],
} as const;
export type Who = keyof typeof PEOPLE | 'foreigner';
export const EVERYBODY: readonly Who[] = [...(Object.keys(PEOPLE) as (keyof typeof PEOPLE)[]), 'foreigner'];

/** Whom a word is for: the owner alone; who verifies or administers, too; or the whole school. */
export const EVERY_KIND = ['own', 'sent', 'school'] as const;
export type Kept = (typeof EVERY_KIND)[number];

/** Known to whoever calls before there is a row of it: what a client names itself. */
export const NOWHERE = randomUUID();
export const IDS = {
  ...{ own: randomUUID(), sent: randomUUID(), shared: randomUUID(), link: randomUUID(), file: randomUUID() },
  ...{ sharedLink: randomUUID(), yearly: randomUUID(), row: randomUUID(), unsentYearly: randomUUID() },
  ...{ unsentRow: randomUUID(), brought: randomUUID(), share: randomUUID() },
  ...{ verified: randomUUID(), postponed: randomUUID(), paper: randomUUID() },
};

/** Who may come upon the id of a row. */
const KEPT: Readonly<Record<keyof typeof IDS, Kept>> = {
  ...{ own: 'own', sent: 'sent', shared: 'own', link: 'own', file: 'own', sharedLink: 'school' },
  ...{ yearly: 'sent', row: 'sent', unsentYearly: 'own', unsentRow: 'own', brought: 'own', share: 'school' },
  ...{ verified: 'sent', postponed: 'own', paper: 'own' },
};

/** What stands in a text that is of the owner, of these kinds: words, and ids of rows. */
export function ownersWordsIn(text: string, kinds: readonly Kept[]): string[] {
  const words = [...text.matchAll(/Z(own|sent|school)[a-z]+/g)].filter(([, kept]) =>
    kinds.some((kind) => kind === kept),
  );
  const ids = Object.entries(IDS).filter(
    ([row, id]) => kinds.includes(KEPT[row as keyof typeof IDS]) && text.includes(id),
  );
  return [...new Set([...words.map(([found]) => found), ...ids.map(([row]) => `id of ${row}`)])];
}

export type OwnersWorld = Readonly<{
  people: Readonly<Record<Who, TestPerson>>;
  school: TestSchool;
  ask(who: Who, method: Method, path: string): ReturnType<TestApp['call']>;
  /** Of the link of a visitor to the owner's week, once it is made. */
  visitorSecret(): string;
  /** From now on there is a row of everything that a person has. */
  fill(): Promise<void>;
}>;

/** "Zownplanobjective" is of the objective of a plan that is nobody else's. */
const word =
  (kept: Kept, noun: string) =>
  (field: string): string =>
    `Z${kept}${noun}${field}`.toLowerCase().replace('z', 'Z');
const OWNERS_NAME = word('school', 'person')('name');

async function done(call: ReturnType<TestApp['call']>): Promise<void> {
  const { ok, status, text } = await call;
  if (!ok) throw new Error(`Nothing was made: ${status} ${text}`);
}

/** A storage that keeps in memory what it is given. */
function storageOf({ app }: TestApp): Map<string, FileContent> {
  const stored = new Map<string, FileContent>();
  const files = app.get(HostedFiles);
  const at = (bucket: FileBucket, path: string) => `${bucket.name}/${path}`;
  jest.spyOn(files, 'put').mockImplementation(async (bucket, path, content) => {
    stored.set(at(bucket, path), content);
  });
  jest.spyOn(files, 'get').mockImplementation(async (bucket, path) => stored.get(at(bucket, path)) ?? null);
  jest.spyOn(files, 'read').mockImplementation(async (bucket, path) => Readable.from([at(bucket, path)]));
  jest.spyOn(files, 'remove').mockImplementation(async (bucket, path) => {
    stored.delete(at(bucket, path));
  });
  jest
    .spyOn(files, 'link')
    .mockImplementation(async (bucket, path) =>
      stored.has(at(bucket, path)) ? `https://fail.test/${path}` : null,
    );
  jest.spyOn(files, 'links').mockResolvedValue([]);
  return stored;
}

/** A school where people of every kind are, but no row of anybody yet. */
export async function ownersWorld(t: TestApp): Promise<OwnersWorld> {
  t.app.get(BusinessClock).freezeAt(NOW);
  const [school, elsewhere] = [await makeTrialSchool(t), await makeTrialSchool(t)];
  const made: [Who, TestPerson][] = [];
  for (const [who, roles] of Object.entries(PEOPLE) as [keyof typeof PEOPLE, (typeof PEOPLE)['owner']][])
    made.push([who, await makeMember(t, school, roles, who === 'owner' ? OWNERS_NAME : `Cikgu ${who}`)]);
  made.push(['foreigner', await makeMember(t, elsewhere, ['teacher', 'supervisor', 'main_admin'])]);
  const people = Object.fromEntries(made) as Record<Who, TestPerson>;
  const ask: OwnersWorld['ask'] = (who, method, path) =>
    t.call(method, path, {
      host: (who === 'foreigner' ? elsewhere : school).host,
      token: people[who].token,
    });
  const add = async (who: Who, path: string, body: object) => {
    const id = randomUUID();
    await done(ask(who, 'post', path).send({ id, ...body }));
    return id;
  };
  const academicYearId = (await ask('admin', 'get', '/api/academic-years').expect(200)).body.currentId;
  const supervise = (supervisor: Who, teacher: Who, from: string, to: string | null) =>
    add('admin', '/api/supervisions', {
      ...{ academicYearId, teacherId: people[teacher].userId, subjectId: null, step: 1, from, to },
      supervisorId: people[supervisor].userId,
    });
  await supervise('former', 'owner', '2026-01-12', '2026-10-01');
  await supervise('verifier', 'owner', '2026-10-02', null);
  await supervise('other', 'colleague', '2026-01-12', null);
  const level = { gradeLevel: 'T5', curriculum: 'KSSR', periodsAWeek: 3 };
  const subjectId = await add('admin', '/api/subjects', {
    ...{ name: 'Sains', code: 'SN', language: 'ms', religion: null, levels: [level] },
  });
  const classId = await add('admin', '/api/classes', {
    ...{ academicYearId, name: '5 Bestari', gradeLevels: ['T5'], shift: 'morning', stream: null },
    ...{ classTeacherId: null, groups: [] },
  });
  await done(
    ask('admin', 'put', `/api/members/${people.suspended.userId}/suspension`).send({
      from: '2026-10-01',
      to: null,
      reason: 'Cuti',
    }),
  );
  await t.app.get(SchoolsService).removeMember(school.id, people.ended.userId);
  const stored = storageOf(t);

  const post = (path: string, of: ReturnType<typeof word>, given: object) =>
    done(ask('owner', 'post', path).send(filled(['post', path], of, { id: randomUUID(), ...given })));
  const lesson = { startTime: '08:05', endTime: '09:25', className: '5 Bestari', subject: 'Sains' };
  const plan = (id: string, date: string, of: ReturnType<typeof word>, given: object = {}) =>
    post('/api/lesson-plans', of, { ...lesson, id, date, targetLevel: 3, ...given });
  const link = (id: string, planId: string, of: ReturnType<typeof word>) =>
    post('/api/plan-attachments/links', of, { id, planId, address: `https://contoh.my/${of('address')}` });

  async function fillPlans(): Promise<void> {
    await plan(IDS.own, TUESDAY, word('own', 'plan'), {
      className: word('own', 'plan')('class'),
      reflection: '',
    });
    await plan(IDS.sent, WEEK, word('sent', 'plan'), { reflection: '' });
    await plan(IDS.shared, WEDNESDAY, word('school', 'plan'), {
      reflection: word('own', 'plan')('reflection'),
    });
    await plan(IDS.verified, THURSDAY, word('sent', 'plan'), { reflection: '' });
    await plan(IDS.postponed, THURSDAY, word('own', 'plan'), {
      startTime: '10:05',
      endTime: '10:35',
      reflection: '',
    });
    const taught = { status: 'taught', present: 137, mastered: 131, result: 'partly', reason: '' };
    for (const id of [IDS.own, IDS.sent])
      await post('/api/reflections', word('own', 'reflection'), { id, ...taught });
    await post('/api/reflections', word('sent', 'reflection'), { id: IDS.verified, ...taught });
    await post('/api/reflections', word('own', 'reflection'), {
      ...{ id: IDS.postponed, status: 'postponed', present: null, mastered: null, result: null },
    });
    await rowsOf(
      t.database,
      `INSERT INTO asked_papers (school_id, id, user_id, kind, asked, file_name, media_type, is_large, state, asked_at)
       VALUES ($1, $2, $3, 'lesson-plan', '{}', $4, 'application/pdf', false, 'waiting', now())`,
      [school.id, IDS.paper, people.owner.userId, word('own', 'paper')('title')],
    );
    await link(IDS.link, IDS.own, word('own', 'link'));
    await link(IDS.sharedLink, IDS.shared, word('school', 'link'));
    const title = word('own', 'file')('title');
    await rowsOf(
      t.database,
      `INSERT INTO plan_attachments (school_id, id, author_id, plan_id, title, file_name, media_type, bytes, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, 'application/pdf', 9, now(), now())`,
      [school.id, IDS.file, people.owner.userId, IDS.own, title, `${people.owner.userId}.${title}.9`],
    );
    for (const { bucket, path } of [
      photoOf(school.id, people.owner.userId),
      { bucket: PLAN_FILES, path: `${school.id}/${people.owner.userId}.${title}.9` },
    ])
      stored.set(`${bucket.name}/${path}`, { bytes: Buffer.from('%PDF-'), type: 'application/pdf' });
    await done(ask('owner', 'put', `/api/lesson-plans/${IDS.shared}/share`));
    await rowsOf(t.database, 'UPDATE plan_shares SET id = $1 WHERE plan_id = $2', [IDS.share, IDS.shared]);
    await rowsOf(
      t.database,
      `INSERT INTO brought_plans (school_id, id, author_id, arrival_id, from_school, date, subject, content, brought_at)
       SELECT school_id, $1, author_id, gen_random_uuid(), $2, date, subject, $3, now() FROM lesson_plans WHERE id = $4`,
      [
        IDS.brought,
        word('own', 'brought')('school'),
        JSON.stringify({
          ...filled(['post', '/api/lesson-plans'], word('own', 'brought'), { ...lesson, date: WEEK }),
          targetLevel: null,
        }),
        IDS.sent,
      ],
    );
  }

  /** Sent to be verified, and written on since: of that nobody else knows. */
  async function send(): Promise<void> {
    const path = `/api/lesson-plans/${IDS.sent}`;
    const versionOf = async (planId: string): Promise<number> =>
      (await ask('owner', 'get', `/api/lesson-plans/${planId}`).expect(200)).body.version;
    const version = await versionOf(IDS.sent);
    const plans = [
      { planId: IDS.sent, version },
      { planId: IDS.verified, version: await versionOf(IDS.verified) },
    ];
    await done(
      ask('owner', 'post', '/api/my-week/sending').send({
        ...{ id: randomUUID(), day: WEEK, pressedAt: null, plans },
      }),
    );
    await done(
      ask('verifier', 'post', `/api/school-plans/${IDS.verified}/verdicts`).send({
        ...{ id: randomUUID(), verdict: 'verified', comments: [] },
      }),
    );
    // Long enough for a version to be kept.
    t.app.get(BusinessClock).freezeAt(NOW + 20 * 60_000);
    const after = { ...lesson, date: WEEK, targetLevel: 4, version };
    await done(
      ask('owner', 'put', path).send(filled(['put', '/api/lesson-plans/{id}'], word('own', 'later'), after)),
    );
  }

  async function fillYearlyPlans(): Promise<void> {
    const other = await add('admin', '/api/subjects', {
      ...{ name: 'Sejarah', code: 'SJ', language: 'ms', religion: null, levels: [level] },
    });
    const yearly = (id: string, of: string) =>
      post('/api/yearly-plans', word('own', 'yearly'), {
        ...{ id, academicYearId, subjectId: of, gradeLevel: 'T5', isOwn: true },
        ...{ startFrom: null, fromCurriculum: false },
      });
    const row = (id: string, planId: string, of: ReturnType<typeof word>) =>
      post('/api/yearly-plan-rows', of, { id, planId, week: 36, rank: 0 });
    await yearly(IDS.yearly, subjectId);
    await row(IDS.row, IDS.yearly, word('sent', 'row'));
    await yearly(IDS.unsentYearly, other);
    await row(IDS.unsentRow, IDS.unsentYearly, word('own', 'row'));
    await done(
      ask('owner', 'post', `/api/yearly-plans/${IDS.yearly}/sending`).send({ id: randomUUID(), version: 2 }),
    );
    await done(
      ask('owner', 'put', `/api/yearly-plan-rows/${IDS.row}`).send(
        filled(['put', '/api/yearly-plan-rows/{id}'], word('own', 'laterrow'), {
          ...{ planId: IDS.yearly, version: 1, week: 36, rank: 0 },
        }),
      ),
    );
  }

  let secret = '';
  async function fillTheRest(): Promise<void> {
    const visit = { id: randomUUID(), visitor: 'PPD', teacherIds: [people.owner.userId], weeks: [WEEK] };
    const { body: link } = await ask('admin', 'post', '/api/visitor-links').send(visit).expect(201);
    secret = new URL(link.address).pathname.replace('/lawatan/', '');
    const template = await docxFile(PAPER_TOKENS.map(({ token }) => wordParagraph(`{{${token}}}`)).join(''));
    await done(
      ask('admin', 'put', '/api/paper-template').attach('file', template, {
        ...{ filename: 'RPH.docx', contentType: DOCX },
      }),
    );
    for (const [kept, isShared] of [
      ['own', false],
      ['school', true],
    ] as const) {
      await post('/api/plan-blocks', word(kept, 'block'), { isShared });
      await post('/api/reflection-templates', word(kept, 'template'), {
        ...{ category: 'achieved', language: 'ms', isDefault: false, isShared },
      });
    }
    // Who verifies reads by what lessons plans are expected.
    const lesson = word('sent', 'lesson');
    await post('/api/personal-lessons', word('own', 'lesson'), {
      ...{ className: lesson('class'), subject: lesson('subject') },
      ...{ academicYearId, teachingSetId: null, weekday: 5, cycleWeek: null, from: '08:00', to: '08:30' },
    });
    await add('admin', '/api/teaching-sets', {
      ...{ academicYearId, subjectId, name: word('school', 'set')('name'), periodsAWeek: 3 },
      parts: [{ classId, groupId: null }],
      teachers: [{ userId: people.owner.userId, isLead: true, fromDay: '2026-01-12', toDay: null }],
    });
    const of = word('own', 'notice');
    await rowsOf(
      t.database,
      `INSERT INTO reflection_additions (school_id, id, plan_id, author_id, text, written_at)
       VALUES ($1, gen_random_uuid(), $2, $3, $4, now())`,
      [school.id, IDS.own, people.owner.userId, word('own', 'addition')('text')],
    );
    await rowsOf(
      t.database,
      `INSERT INTO notifications (school_id, user_id, kind, dedupe_key, type, title, message, action_required, created_at)
       VALUES ($1, $2, 'people', 'x', 'info', $3, $4, false, now())`,
      [school.id, people.owner.userId, of('title'), of('message')],
    );
    await done(
      ask('owner', 'put', '/api/notifications/preferences').send({
        preferences: [{ kind: 'people', app: true, mail: false }],
      }),
    );
    await done(ask('owner', 'put', '/api/reflection-reminder').send({ at: '18:00' }));
    await done(ask('owner', 'put', '/api/calendar-feeds/person'));
    await done(ask('admin', 'put', '/api/main-admin-transfer').send({ receiverId: people.owner.userId }));
  }

  const fill = async () => {
    await fillPlans();
    await send();
    await fillYearlyPlans();
    await fillTheRest();
    // What tells when it was taken is otherwise the same.
    t.app.get(BusinessClock).freezeAt(NOW);
  };
  return { people, school, ask, fill, visitorSecret: () => secret };
}
