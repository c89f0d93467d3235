import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { type Columns, plain, text, textOrNull } from '../../../platform/records/columns.js';
import { type RecordOf, type SchoolOwner, SchoolRows } from '../../../platform/records/record-rows.js';
import { NODE_NOUN } from '../curriculum.errors.js';
import type { CurriculumTables } from '../curriculum-tables.js';
import type { NodeRow } from '../domain/node.js';
import type { Sought } from '../domain/sought.js';

/** `isOwn`: added by the school, not imported. */
export type CurriculumNode = RecordOf<NodeRow, Readonly<{ isOwn: boolean }>>;

const COLUMNS: Columns<NodeRow> = {
  editionId: text('edition_id'),
  parentId: textOrNull('parent_id'),
  kind: plain('kind'),
  code: textOrNull('code'),
  text: text('text'),
  position: plain('position'),
  descriptors: plain('descriptors'),
};

/** In the current transaction. */
@Injectable()
export class NodesRepository {
  private readonly db = this.database.tables<CurriculumTables>();

  /** Kind and place are said when a node is added, and stay. */
  readonly rows = new SchoolRows<NodeRow, 'kind' | 'position', Readonly<{ isOwn: boolean }>>({
    noun: NODE_NOUN,
    table: 'curriculum_nodes',
    columns: COLUMNS,
    derived: { isOwn: sql`is_own` },
  });

  constructor(private readonly database: Database) {}

  /** Those that are not deleted, in no order. */
  list(owner: SchoolOwner, editionId: string): Promise<CurriculumNode[]> {
    return this.ofSchool(owner)
      .where('edition_id', '=', editionId)
      .where('deleted_at', 'is', null)
      .$castTo<CurriculumNode>()
      .execute();
  }

  /** Everything in the editions that hold one of these, deleted or not: a plan keeps naming what it was made with. */
  listAround(owner: SchoolOwner, ids: readonly string[]): Promise<CurriculumNode[]> {
    return this.ofSchool(owner)
      .where('edition_id', 'in', (of) =>
        of
          .selectFrom('curriculum_nodes')
          .select('edition_id')
          .where('school_id', '=', owner.schoolId)
          .where('id', '=', sql<string>`ANY (${ids}::uuid[])`),
      )
      .$castTo<CurriculumNode>()
      .execute();
  }

  /** Standards of the school's editions that are found by a code or by words, by edition and code. */
  async search({ schoolId }: SchoolOwner, sought: Sought, within: SearchedIn): Promise<FoundNode[]> {
    const { rows } = await sql<FoundNode>`
      SELECT node.id, node.edition_id AS "editionId", node.kind, node.code, node.text, node.is_own AS "isOwn",
        coalesce((
          WITH RECURSIVE above AS (
            SELECT id, parent_id, code, text, 1 AS distance FROM curriculum_nodes
            WHERE school_id = ${schoolId} AND id = node.parent_id
            UNION ALL
            SELECT up.id, up.parent_id, up.code, up.text, distance + 1 FROM curriculum_nodes AS up
            JOIN above ON up.school_id = ${schoolId} AND up.id = above.parent_id)
          SELECT json_agg(json_build_object('id', id, 'code', code, 'text', text) ORDER BY distance DESC)
          FROM above), '[]') AS above
      FROM curriculum_nodes AS node
      WHERE node.school_id = ${schoolId} AND node.deleted_at IS NULL
        AND node.edition_id = ANY (${within.editionIds}::uuid[]) AND ${conditionOf(sought)}
      ORDER BY array_position(${within.editionIds}::uuid[], node.edition_id),
        string_to_array(node.code, '.')::numeric[] NULLS FIRST, node.id
      LIMIT ${within.limit}`.execute(this.db);
    return rows;
  }

  /** Several new ones; what a node stands under comes before it. */
  async addAll(
    { schoolId }: SchoolOwner,
    nodes: readonly (NodeRow & Readonly<{ id: string }>)[],
    { isOwn, now }: Readonly<{ isOwn: boolean; now: number }>,
  ): Promise<void> {
    const at = toDate(now);
    await sql`
      INSERT INTO curriculum_nodes (school_id, id, edition_id, parent_id, kind, code, text, position, is_own,
        descriptors, created_at, updated_at)
      SELECT ${schoolId}, id, "editionId", "parentId", kind, code, text, position, ${isOwn}, descriptors, ${at}, ${at}
      FROM jsonb_to_recordset(${JSON.stringify(nodes)}::jsonb) AS made
        (id uuid, "editionId" uuid, "parentId" uuid, kind text, code text, text text, position int,
          descriptors text[])`.execute(this.db);
  }

  /** Writes anew what an import says of them, or takes that back. */
  async replaceAll(
    { schoolId }: SchoolOwner,
    nodes: readonly (Pick<NodeRow, 'parentId' | 'text' | 'descriptors'> & Readonly<{ id: string }>)[],
    now: number,
  ): Promise<void> {
    await sql`
      UPDATE curriculum_nodes AS node
      SET parent_id = said."parentId", text = said.text, descriptors = said.descriptors,
        version = version + 1, updated_at = ${toDate(now)}
      FROM jsonb_to_recordset(${JSON.stringify(nodes)}::jsonb) AS said
        (id uuid, "parentId" uuid, text text, descriptors text[])
      WHERE node.school_id = ${schoolId} AND node.id = said.id`.execute(this.db);
  }

  private ofSchool({ schoolId }: SchoolOwner) {
    return this.db
      .selectFrom('curriculum_nodes')
      .select(this.rows.selection())
      .where('school_id', '=', schoolId);
  }
}

/** `editionIds`: in the order in which what is found is wanted. */
type SearchedIn = Readonly<{ editionIds: readonly string[]; limit: number }>;

/** `above`: what it stands under, from the strand down. */
export type FoundNode = Pick<CurriculumNode, 'id' | 'editionId' | 'kind' | 'code' | 'text' | 'isOwn'> &
  Readonly<{ above: readonly Readonly<{ id: string; code: string | null; text: string }>[] }>;

function conditionOf(sought: Sought) {
  if (sought.by === 'code')
    return sql`(node.code = ${sought.code} OR starts_with(node.code, ${`${sought.code}.`}))`;
  const holds = sought.words.map((word) => sql`strpos(lower(normalize(node.text, NFKC)), ${word}) > 0`);
  return holds.length === 0 ? sql`false` : sql.join(holds, sql` AND `);
}
