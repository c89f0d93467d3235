import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { ImportRow } from '../../../platform/imports/finding.js';
import {
  type ImportContext,
  ImportKind,
  type PlannedRows,
  type Undone,
} from '../../../platform/imports/import-kind.js';
import { CURRICULA, GRADE_LEVELS, SubjectsService } from '../../classes/index.js';
import { editionKey, USAGE_RIGHTS } from '../domain/edition.js';
import { importedChanges } from '../domain/imported-changes.js';
import {
  type CurriculumPlan,
  editionsNamed,
  type NamedEdition,
  plannedCurriculum,
} from '../domain/imported-curriculum.js';
import { languageIn } from '../domain/imported-values.js';
import { EditionsRepository } from '../editions/editions.repository.js';
import { EditionsService } from '../editions/editions.service.js';
import { type CurriculumNode, NodesRepository } from '../nodes/nodes.repository.js';
import { CURRICULUM_IMPORT } from './curriculum-import-kind.js';

/** `version`: as the import left it. `before`: as a node was, null for one that came with the import. */
type MadeNode = Readonly<{ id: string; editionId: string; version: number; before: CurriculumNode | null }>;
type Made = Readonly<{ editionIds: readonly string[]; nodes: readonly MadeNode[] }>;

type Around = Parameters<typeof plannedCurriculum>[1];

/** Documents as flat tables, each row a learning standard and a level. */
@Injectable()
export class CurriculumImport extends ImportKind<Around, CurriculumPlan, Made> {
  override readonly definition = CURRICULUM_IMPORT;

  constructor(
    private readonly service: EditionsService,
    private readonly editions: EditionsRepository,
    private readonly nodes: NodesRepository,
    private readonly subjects: SubjectsService,
  ) {
    super();
  }

  override async hold({ caller }: ImportContext): Promise<void> {
    await this.editions.lock({ schoolId: caller.school.id });
  }

  override async around({ caller, answers }: ImportContext, rows: readonly ImportRow[]): Promise<Around> {
    const owner = { schoolId: caller.school.id };
    const year = saidOf(answers)?.year ?? null;
    const named = editionsNamed(rows, year);
    const nodesOf = new Map<string, readonly CurriculumNode[]>();
    for (const edition of await this.editions.list(owner))
      if (named.has(editionKey(edition)))
        nodesOf.set(editionKey(edition), await this.nodes.list(owner, edition.id));
    return { year, nodesOf };
  }

  override plan(
    _context: ImportContext,
    rows: readonly ImportRow[],
    around: Around,
  ): PlannedRows<CurriculumPlan> {
    return { planned: plannedCurriculum(rows, around), missing: [] };
  }

  override async apply({ caller, answers }: ImportContext, plans: readonly CurriculumPlan[]): Promise<Made> {
    const owner = { schoolId: caller.school.id };
    const made: { editionIds: string[]; nodes: MadeNode[] } = { editionIds: [], nodes: [] };
    for (const ofEdition of byEdition(plans)) {
      const known = await this.findEdition(caller, ofEdition[0].edition);
      const editionId = known ?? (await this.addEdition(caller, answers, ofEdition));
      if (!known) made.editionIds.push(editionId);
      const standing = await this.nodes.list(owner, editionId);
      const { added, changed } = importedChanges(ofEdition, { editionId, standing, newId: randomUUID });
      await this.nodes.addAll(owner, added, { isOwn: false, now: caller.now });
      await this.nodes.replaceAll(
        owner,
        changed.map(({ after }) => after),
        caller.now,
      );
      made.nodes.push(...added.map(({ id }) => ({ id, editionId, version: 1, before: null })));
      for (const { before } of changed) {
        const was = standing.find(({ id }) => id === before.id);
        if (was) made.nodes.push({ id: was.id, editionId, version: was.version + 1, before: was });
      }
    }
    return made;
  }

  /** What came goes unless the school has added something under it; what was changed becomes what it was. */
  override async undo({ caller }: ImportContext, { editionIds, nodes }: Made): Promise<Undone> {
    const owner = { schoolId: caller.school.id };
    const now = caller.now;
    let undone = 0;
    for (const editionId of new Set(nodes.map((node) => node.editionId))) {
      const standing = await this.nodes.list(owner, editionId);
      const versions = new Map(standing.map(({ id, version }) => [id, version]));
      const unchanged = nodes.filter(({ id, version }) => versions.get(id) === version);
      const kept = heldByOthers(
        standing,
        new Set(unchanged.filter(({ before }) => !before).map(({ id }) => id)),
      );
      const gone = unchanged.filter(({ id, before }) => before === null && !kept.has(id));
      const restored = unchanged.flatMap(({ before }) => (before ? [before] : []));
      await this.nodes.rows.deleteAll(
        owner,
        gone.map(({ id }) => id),
        now,
      );
      await this.nodes.replaceAll(owner, restored, now);
      undone += gone.length + restored.length;
      if (editionIds.includes(editionId) && gone.length === standing.length)
        await this.service.delete(caller, editionId);
    }
    return { undone, kept: nodes.length - undone };
  }

  private async findEdition(caller: SchoolCaller, named: NamedEdition): Promise<string | undefined> {
    const editions = await this.editions.list({ schoolId: caller.school.id });
    return editions.find((edition) => editionKey(edition) === editionKey(named))?.id;
  }

  private async addEdition(
    caller: SchoolCaller,
    answers: ImportContext['answers'],
    plans: readonly [CurriculumPlan, ...CurriculumPlan[]],
  ): Promise<string> {
    const { curriculum, subjectName, gradeLevel, year } = plans[0].edition;
    const said = saidOf(answers);
    const known = {
      curriculum: CURRICULA.find((each) => each === curriculum),
      gradeLevel: GRADE_LEVELS.find((each) => each === gradeLevel),
    };
    if (!said || !known.curriculum || !known.gradeLevel) throw new Error('A plan names no edition.');
    const subject = (await this.subjects.list(caller)).find(({ name, code }) =>
      [name, code].some((word) => word.toLowerCase() === subjectName.toLowerCase()),
    );
    const texts = plans.flatMap(({ nodes }) => nodes.map(({ text }) => text)).join(' ');
    const { id } = await this.service.create(caller, randomUUID(), {
      curriculum: known.curriculum,
      subjectName,
      subjectId: subject?.id ?? null,
      language: languageIn(texts) ?? subject?.language ?? 'ms',
      gradeLevel: known.gradeLevel,
      year,
      source: said.source,
      right: said.right,
      createdBy: caller.principal.userId,
    });
    return id;
  }
}

/** What was said of the file as a whole; null until all of it is. */
function saidOf({ source = '', right, year = '' }: ImportContext['answers']) {
  const stated = USAGE_RIGHTS.find((each) => each === right);
  if (source.trim() === '' || !stated || !/^20\d\d$/.test(year.trim())) return null;
  return { source: source.trim(), right: stated, year: Number(year) };
}

function byEdition(plans: readonly CurriculumPlan[]): [CurriculumPlan, ...CurriculumPlan[]][] {
  const found = new Map<string, [CurriculumPlan, ...CurriculumPlan[]]>();
  for (const plan of plans) {
    const key = editionKey(plan.edition);
    const known = found.get(key);
    if (known) known.push(plan);
    else found.set(key, [plan]);
  }
  return [...found.values()];
}

/** Of those that would go, what others stand under, all the way up. */
function heldByOthers(standing: readonly CurriculumNode[], going: ReadonlySet<string>): Set<string> {
  const parents = new Map(standing.map(({ id, parentId }) => [id, parentId]));
  const held = new Set<string>();
  for (const { id } of standing)
    if (!going.has(id))
      for (let above = parents.get(id) ?? null; above !== null; above = parents.get(above) ?? null)
        held.add(above);
  return held;
}
