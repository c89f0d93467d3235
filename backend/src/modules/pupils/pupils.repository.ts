import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { SchoolCaller } from '../../platform/access/caller.js';
import type { Day } from '../../platform/calendar/day.js';
import { Database } from '../../platform/database/database.js';
import { jsonRows } from '../../platform/database/json-rows.js';
import { isPlainText } from '../../platform/http/is-plain-text.js';
import { isUuid, type Slice } from '../../platform/page/page.js';
import { type Column, type Columns, plain, text, textOrNull } from '../../platform/records/columns.js';
import { type RecordOf, type SchoolOwner, SchoolRows } from '../../platform/records/record-rows.js';
import type { LeftFor, PupilContent, Sex } from './domain/pupil.js';
import { wordsOfName, wordsSought } from './domain/pupil-name.js';
import type { KeptNumber } from './kept-number.js';
import { MembershipsRepository, type Places } from './memberships/memberships.repository.js';
import { PUPIL_NOUN } from './pupils.errors.js';
import type { PupilState, PupilsTables } from './pupils-tables.js';

export type NumberField = keyof KeptNumber;

/** `sortName`: the name for order and comparison. */
export type PupilRow = PupilContent & KeptNumber & Readonly<{ sortName: string }>;

/** `leftOn`: the last day at the school, YYYY-MM-DD. `leftFor`: null where nobody has said. */
type Leaving = Readonly<{ leftOn: string | null; leftFor: LeftFor | null }>;
export type Pupil = RecordOf<PupilRow, Leaving>;
const LISTED = ['id', 'name', 'sortName', 'sex', 'registerNumber', 'numberEnding', 'leftOn'] as const;
export type ListedPupil = Pick<Pupil, (typeof LISTED)[number]> &
  Readonly<{ classId: string | null; groupIds: string[] }>;

/** With what only a table to keep shows. */
export type TabledPupil = ListedPupil & Pick<Pupil, 'birthDate' | 'numberSealed'>;

const dayOrNull = (name: string): Column<string | null> => ({
  name,
  read: sql`to_char(${sql.id(name)}, 'YYYY-MM-DD')`,
});

const COLUMNS: Columns<PupilRow> = {
  name: text('name'),
  sortName: text('sort_name'),
  sex: plain<Sex>('sex'),
  registerNumber: textOrNull('register_number'),
  birthDate: dayOrNull('birth_date'),
  numberSealed: plain('number_sealed'),
  numberHash: plain('number_hash'),
  numberEnding: textOrNull('number_ending'),
};

const isSortName = (name: string) => name.length <= 500 && isPlainText(name);
/** By name, as characters stand in Unicode. */
export const PUPIL_KEYS = { sortName: isSortName, id: isUuid };

/** After every word that begins with what stands before it. */
const LAST_CHARACTER = '\u{10FFFF}';

/**
 * `seen`: where the pupils are who exist for the caller; null: anywhere in the school. `day`: of the session, on which
 * places are told. `places`: the pupil is in each of them.
 */
export type Sought = Readonly<{
  ids?: readonly string[];
  search?: string;
  state?: PupilState;
  today: Day;
  academicYearId: string;
  day: Day;
  seen: Places | null;
  places?: readonly Places[];
}>;

/** In the current transaction. */
@Injectable()
export class PupilsRepository {
  private readonly db = this.database.tables<PupilsTables>();

  readonly rows = new SchoolRows<PupilRow, NumberField, Leaving>({
    noun: PUPIL_NOUN,
    table: 'pupils',
    columns: COLUMNS,
    derived: {
      leftOn: dayOrNull('left_on').read,
      leftFor: sql<LeftFor | null>`CASE WHEN left_on IS NOT NULL THEN left_for END`,
    },
  });

  constructor(
    private readonly database: Database,
    private readonly memberships: MembershipsRepository,
  ) {}

  /** By name. */
  list(
    caller: SchoolCaller,
    sought: Sought,
    { after, limit }: Slice<keyof typeof PUPIL_KEYS>,
  ): Promise<ListedPupil[]> {
    let query = this.sought(caller, sought);
    if (after)
      query = query.where(sql<boolean>`(sort_name, id) > (${after.sortName}::text, ${after.id}::uuid)`);
    return query
      .select(this.rows.selection(...LISTED))
      .select(this.memberships.placesOfRow(sought.academicYearId, sought.day))
      .orderBy('sort_name')
      .orderBy('id')
      .limit(limit)
      .$castTo<ListedPupil>()
      .execute();
  }

  /** All of them at once, by name. */
  listForTable(caller: SchoolCaller, sought: Sought): Promise<TabledPupil[]> {
    return this.sought(caller, sought)
      .select(this.rows.selection(...LISTED, 'birthDate', 'numberSealed'))
      .select(this.memberships.placesOfRow(sought.academicYearId, sought.day))
      .orderBy('sort_name')
      .orderBy('id')
      .$castTo<TabledPupil>()
      .execute();
  }

  async count(caller: SchoolCaller, sought: Sought): Promise<number> {
    const { count } = await this.sought(caller, sought)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  private sought(
    caller: SchoolCaller,
    { ids, search = '', state, today, academicYearId, day, seen, places = [] }: Sought,
  ) {
    let query = this.present().where('school_id', '=', caller.school.id);
    const hasLeft = sql<boolean>`left_on < ${today}`;
    if (state === 'left') query = query.where(hasLeft);
    else if (state) query = query.where(sql<boolean>`${hasLeft} IS NOT TRUE`);
    const owner = { schoolId: caller.school.id };
    if (state === 'unplaced')
      query = query.where('id', 'not in', this.memberships.placed(owner, academicYearId, day));
    if (ids) query = query.where('id', 'in', ids);
    for (const place of seen ? [seen, ...places] : places)
      query = query.where('id', 'in', this.memberships.inPlaces(owner, place, day));
    for (const word of wordsSought(search)) query = query.where('id', 'in', this.named(caller, word));
    return query;
  }

  /** Writes of pupils of one school wait for each other: what stands twice is seen by who comes second. */
  async lock({ schoolId }: SchoolOwner): Promise<void> {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`pupils ${schoolId}`}, 0))`.execute(this.db);
  }

  /** Whose number is one of these, as any key may have hashed it. */
  findByNumber({ schoolId }: SchoolOwner, hashes: readonly Buffer[]): Promise<{ id: string } | undefined> {
    return this.ofSchool(schoolId).where('number_hash', 'in', hashes).executeTakeFirst();
  }

  findByRegisterNumber({ schoolId }: SchoolOwner, number: string): Promise<{ id: string } | undefined> {
    return this.ofSchool(schoolId)
      .where(sql<boolean>`lower(register_number) = lower(${number})`)
      .executeTakeFirst();
  }

  /** Of one name and sex. */
  async findAlike(
    { schoolId }: SchoolOwner,
    { sortName, sex }: Pick<PupilRow, 'sortName' | 'sex'>,
  ): Promise<Pupil[]> {
    return this.present()
      .where('school_id', '=', schoolId)
      .where('sort_name', '=', sortName)
      .where('sex', '=', sex)
      .select(this.rows.selection())
      .$castTo<Pupil>()
      .execute();
  }

  async saveWords(
    { schoolId }: SchoolOwner,
    pupils: readonly Readonly<{ id: string; name: string }>[],
  ): Promise<void> {
    await this.db
      .deleteFrom('pupil_name_words')
      .where('school_id', '=', schoolId)
      .where('pupil_id', '=', sql<string>`ANY (${pupils.map(({ id }) => id)}::uuid[])`)
      .execute();
    const words = pupils.flatMap(({ id, name }) => wordsOfName(name).map((word) => ({ word, pupil_id: id })));
    await sql`
      INSERT INTO pupil_name_words (school_id, word, pupil_id)
      SELECT ${schoolId}, word, pupil_id
      FROM jsonb_to_recordset(${jsonRows(words)}::jsonb) AS said (word text, pupil_id uuid)`.execute(this.db);
  }

  /** Null: still, or again, at the school. Whether there is such a pupil. */
  async saveLeaving({ schoolId }: SchoolOwner, id: string, leftOn: string | null): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('pupils')
      .set({ left_on: leftOn, left_for: null })
      .where('school_id', '=', schoolId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  private named({ school }: SchoolCaller, beginning: string) {
    return this.db
      .selectFrom('pupil_name_words')
      .select('pupil_id')
      .where('school_id', '=', school.id)
      .where('word', '>=', beginning)
      .where('word', '<', beginning + LAST_CHARACTER);
  }

  private ofSchool(schoolId: string) {
    return this.present().where('school_id', '=', schoolId).select('id');
  }

  private present() {
    return this.db.selectFrom('pupils').where('deleted_at', 'is', null);
  }
}
