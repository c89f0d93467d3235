import { randomUUID } from 'node:crypto';
import { KeptRows, ROLES, SETTINGS } from './support/kept-rows.js';

describe('a record that was verified', () => {
  let rows: KeptRows;
  beforeAll(async () => {
    rows = await KeptRows.open();
    await rows.loosen();
    await rows.client.query("ALTER TABLE yearly_plan_rows ADD added_later text NOT NULL DEFAULT ''");
  });
  afterAll(() => rows?.close());

  const AT = `'2026-10-12 08:00+08'`;
  const VERIFIED = { verified_steps: '1', record_version: '1', sent_at: AT };

  /** Sealed, with what was sent of it; ids of both, and of its author. */
  async function sealed(table: string, kind: string) {
    const [id, sent, author] = [randomUUID(), randomUUID(), randomUUID()];
    const of = { kind: `'${kind}'`, record_id: `'${id}'`, author_id: `'${author}'` };
    await rows.plant(table, { id: `'${id}'`, author_id: `'${author}'`, is_sealed: 'true' });
    await rows.plant('submitted_records', { ...of, ...VERIFIED, id: `'${sent}'` });
    const content = { content: `'${sent}'`, digest: `sha256('${sent}')`, code: `uuid_send('${sent}')` };
    await rows.plant('seals', {
      ...{ ...of, ...content, submitted_id: `'${sent}'`, record_version: '1', sent_at: AT },
    });
    return { id, sent, author };
  }

  const begin = (sent: string) => `
    INSERT INTO app.amendments (school_id, id, submitted_id, reason, begun_by, begun_at)
    VALUES ('${rows.school}', gen_random_uuid(), '${sent}', 'Salah kelas', gen_random_uuid(), now())`;
  const send = (kind: string, id: string, sent: string, more = '0') => `
    INSERT INTO app.submitted_records (school_id, id, submission_id, author_id, kind, record_id, record_version, content,
      is_late, sent_at, verified_steps)
    VALUES ('${rows.school}', '${sent}', '${sent}', '${sent}', '${kind}', '${id}', 2, '{}', false, now(), ${more})`;
  const verify = (sent: string) => `
    INSERT INTO app.verdicts (school_id, id, submitted_id, step, verdict, given_by, given_at)
    VALUES ('${rows.school}', gen_random_uuid(), '${sent}', 1, 'verified', gen_random_uuid(), now())`;
  const seal = (sent: string, digest = "sha256('x')") => `
    INSERT INTO app.seals (school_id, submitted_id, author_id, kind, record_id, record_version, sent_at, content, digest,
      code, signed, sealed_at)
    SELECT school_id, id, author_id, kind, record_id, record_version, sent_at, 'x', ${digest}, uuid_send(id), '[]', now()
    FROM app.submitted_records WHERE id = '${sent}'`;

  const KINDS = [
    ['lesson_plans', 'lesson_plan'],
    ['yearly_plans', 'yearly_plan'],
  ] as const;
  const OF_ROLES = KINDS.flatMap((kind) => ROLES.map((role) => [...kind, role] as const));

  it.each(OF_ROLES)(
    'of %s leaves its seal only where an amendment of it stands, by itself: %s as %s',
    async (table, kind, role) => {
      const { id, sent } = await sealed(table, kind);
      const set = (what: string) => `UPDATE app.${table} SET ${what} WHERE id = '${id}'`;
      const open = set('is_sealed = false, version = version + 1');
      const both = set('is_sealed = false, deleted_at = now()');
      expect(await rows.tryAs(role, open, both)).toEqual([
        expect.stringContaining('opened by an amendment'),
        expect.stringMatching(/by itself|keeps its deleted_at/),
      ]);
      const change = set('deleted_at = now()');
      expect(await rows.tryAs(role, begin(sent), both, change, open, change)).toEqual([
        '1 rows',
        expect.stringMatching(/by itself|keeps its deleted_at/),
        expect.stringContaining('keeps its deleted_at'),
        '1 rows',
        '1 rows',
      ]);
      // An amendment of before opens nothing that was verified since.
      const [next, close] = [randomUUID(), set('is_sealed = true')];
      const closeBoth = set('is_sealed = true, deleted_at = now()');
      const again = [send(kind, id, next), verify(next), seal(next), closeBoth, close];
      expect(await rows.tryAs(role, begin(sent), open, close, ...again, open, begin(next), open)).toEqual([
        ...['1 rows', '1 rows', expect.stringContaining('sealed by its seal')],
        ...['1 rows', '1 rows', '1 rows', expect.stringContaining('by itself'), '1 rows'],
        ...[expect.stringContaining('opened by an amendment'), '1 rows', '1 rows'],
      ]);
    },
  );

  it.each(OF_ROLES)('of %s is forged by nobody: %s as %s', async (table, kind, role) => {
    const { id } = await sealed(table, kind);
    const [mine, sent] = [randomUUID(), randomUUID()];
    const copy = `INSERT INTO app.${table} SELECT made.* FROM app.${table} AS one,
      jsonb_populate_record(one, '{"id": "${mine}", "grade_level": "T9"}') AS made WHERE one.id = '${id}'`;
    expect(await rows.tryAs(role, copy, send(kind, mine, sent, '2'))).toEqual([
      expect.stringContaining('sealed by its seal'),
      'what is sent has not been looked at yet',
    ]);
    const forged = [seal(sent), verify(sent), seal(sent, "sha256('y')"), seal(sent)];
    expect(await rows.tryAs(role, send(kind, mine, sent), ...forged)).toEqual([
      '1 rows',
      expect.stringContaining('was sent and verified'),
      '1 rows',
      expect.stringContaining('was sent and verified'),
      '1 rows',
    ]);
    const judge = `UPDATE app.submitted_records SET verified_steps = 2 WHERE id = '${sent}'`;
    const [, denied] = await rows.tryAs(role, send(kind, mine, sent), judge);
    expect(denied).toContain('permission denied');
  });

  it.each(ROLES)(
    'keeps the rows of a yearly plan, a column that was added later too: as %s',
    async (role) => {
      const { id } = await sealed('yearly_plans', 'yearly_plan');
      const row = randomUUID();
      await rows.plant('yearly_plan_rows', { id: `'${row}'`, plan_id: `'${id}'` });
      await rows.client.query('GRANT DELETE ON yearly_plan_rows TO app_tenant, app_system');
      const changes = [
        `UPDATE app.yearly_plan_rows SET added_later = 'x' WHERE id = '${row}'`,
        `UPDATE app.yearly_plan_rows SET plan_id = gen_random_uuid() WHERE id = '${row}'`,
        `DELETE FROM app.yearly_plan_rows WHERE id = '${row}'`,
        `INSERT INTO app.yearly_plan_rows SELECT made.* FROM app.yearly_plan_rows AS one,
         jsonb_populate_record(one, '{"id": "${randomUUID()}"}') AS made WHERE one.id = '${row}'`,
      ];
      const passed: string[] = [];
      for (const setting of SETTINGS) {
        const [, ...ends] = await rows.tryAs(role, setting, ...changes);
        passed.push(...ends.filter((end) => !/kept by its sealed plan|policy for table/.test(end)));
      }
      expect(passed).toEqual([]);
      const state = `UPDATE app.yearly_plan_rows SET version = version + 1, origin_id = gen_random_uuid() WHERE id = '${row}'`;
      expect(await rows.tryAs(role, state)).toEqual(['1 rows']);
    },
  );

  it('is not removed with the session in which it stands', async () => {
    const { id } = await sealed('yearly_plans', 'yearly_plan');
    const year = randomUUID();
    await rows.plant('academic_years', { id: `'${year}'` });
    const remove = `DELETE FROM app.academic_years WHERE id = '${year}'`;
    expect(await rows.tryAs('app_tenant', remove)).toEqual(['1 rows']);
    await rows.pastTriggers(async () => {
      await rows.client.query(`UPDATE yearly_plans SET academic_year_id = '${year}' WHERE id = '${id}'`);
    });
    expect(await rows.tryAs('app_tenant', remove)).toEqual([
      expect.stringContaining('a sealed yearly plan stands in'),
    ]);
  });

  it('loses its words with its author alone, by a function that does nothing else; every digest stays', async () => {
    const [mine, other] = [
      await sealed('lesson_plans', 'lesson_plan'),
      await sealed('lesson_plans', 'lesson_plan'),
    ];
    const standing = () =>
      rows.rows('SELECT submitted_id AS sent, content, digest FROM seals ORDER BY submitted_id = $1', [
        mine.sent,
      ]);
    const before = await standing();
    const forget = (table: string, column: string, who = `'${mine.author}'`, school = 'NULL') =>
      `SELECT forget_in_kept('${table}', '${column}', ${who}, ${school})`;
    const [denied] = await rows.tryAs('app_tenant', forget('seals', 'author_id'));
    expect(denied).toContain('permission denied');
    const refused = await rows.tryAs(
      'app_system',
      ...[forget('subscription_facts', 'actor'), forget('lesson_plans', 'id'), forget('seals', 'kind')],
      ...[
        forget('seals', 'author_id', 'NULL'),
        forget('seals', 'author_id', `'${mine.author}'`, `'${rows.school}'`),
      ],
      ...[forget('pupils', 'id'), forget('seals" WHERE true --', 'author_id')],
      `INSERT INTO app.erasable VALUES ('receipts', 'id', 'account', NULL)`,
    );
    expect(refused.filter((end) => !/nobody is forgotten in|names a|permission denied/.test(end))).toEqual(
      [],
    );
    const actual = await rows.tryAs(
      'app_system',
      forget('seals', 'author_id'),
      forget('lesson_plans', 'author_id'),
      `DO $$ BEGIN IF EXISTS (SELECT FROM app.lesson_plans WHERE id = '${mine.id}') THEN RAISE 'it stands'; END IF;
         IF NOT EXISTS (SELECT FROM app.lesson_plans WHERE id = '${other.id}') THEN RAISE 'another went'; END IF;
         IF (SELECT content FROM app.seals WHERE submitted_id = '${mine.sent}') <> '' THEN RAISE 'it speaks'; END IF;
         IF (SELECT digest FROM app.seals WHERE submitted_id = '${mine.sent}') <> sha256('${mine.sent}') THEN
           RAISE 'another digest'; END IF;
         IF (SELECT content FROM app.seals WHERE submitted_id = '${other.sent}') <> '${other.sent}' THEN
           RAISE 'another speaks no more'; END IF; END $$`,
    );
    expect(actual).toEqual(['1 rows', '1 rows', 'done']);
    expect(await standing()).toEqual(before);
  });

  it('a pupil is forgotten in the own school alone, whoever has the same id elsewhere', async () => {
    const pupil = randomUUID();
    await rows.plant('pupils', { id: `'${pupil}'` });
    const forgottenIn = (school: string) => `app.forget_in_kept('pupils', 'id', '${pupil}', '${school}')`;
    expect(
      await rows.tryAs(
        'app_system',
        `DO $$ BEGIN IF ${forgottenIn(randomUUID())} <> 0 THEN RAISE 'forgotten from elsewhere'; END IF;
           IF ${forgottenIn(rows.school)} <> 1 THEN RAISE 'not forgotten'; END IF; END $$`,
      ),
    ).toEqual(['done']);
  });

  it('is filled by its owner alone who puts the trigger off by name, and no digest is another then', async () => {
    const { id } = await sealed('lesson_plans', 'lesson_plan');
    const fill = `UPDATE app.lesson_plans SET topic = 'diisi' WHERE id = '${id}'`;
    const sum = `DO $$ BEGIN RAISE 'sum %', app.sum_of_seals(); END $$`;
    const trigger = (act: string) => `ALTER TABLE app.lesson_plans ${act} TRIGGER sealed_stays`;
    const [before, refused, , filled, , after, again] = await rows.tryAs(
      'rekod',
      ...[sum, fill, trigger('DISABLE'), fill, trigger('ENABLE'), sum, fill.replace('diisi', 'lagi')],
    );
    expect([refused, filled, again]).toEqual([
      'a sealed row of lesson_plans keeps its topic',
      '1 rows',
      'a sealed row of lesson_plans keeps its topic',
    ]);
    expect(after).toBe(before);
    const forge = `UPDATE app.seals SET content = content || '.'`;
    const off = 'ALTER TABLE app.seals DISABLE TRIGGER sealed_stays';
    const [honest, , forged, noticed] = await rows.tryAs('rekod', sum, off, forge, sum);
    expect(forged).toMatch(/^[1-9]\d* rows$/);
    expect(noticed).not.toBe(honest);
  });

  it('and a history goes by its age on the system’s clock, whatever time it is asked for', async () => {
    for (const age of ['6 years 11 months', '7 years 1 day'])
      await rows.plant('operation_audit', { at: `now() - interval '${age}'` });
    const expire = (table: string, asOf: string) =>
      `DO $$ BEGIN RAISE 'gone: %', (SELECT rows FROM app.forget_expired_history('${table}', ${asOf}, NULL, 100)); END $$`;
    expect(
      await rows.tryAs(
        'app_system',
        ...[expire('operation_audit', 'now()'), expire('operation_audit', "now() + interval '99 years'")],
        ...[expire('membership_log', 'now()'), `UPDATE app.retained SET keeps = '1 second'`],
      ),
    ).toEqual([
      ...['gone: 1', 'gone: 1', expect.stringContaining('nothing of membership_log goes by its age')],
      expect.stringContaining('permission denied'),
    ]);
  });
});
