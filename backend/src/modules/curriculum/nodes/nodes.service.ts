import { Injectable } from '@nestjs/common';
import { isOf } from '../../../platform/access/access.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { RoleRequiredError, ValidationError } from '../../../platform/errors/errors.js';
import type { Sent } from '../../../platform/records/columns.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';
import { SchoolRecords } from '../../../platform/records/records.js';
import { AcademicYears } from '../../schools/index.js';
import { Panels } from '../../staff/index.js';
import { EDITION_NOUN, NodeImportedError, NodeInUseError } from '../curriculum.errors.js';
import { type Differences, differences } from '../domain/differences.js';
import { inReadingOrder, kindUnder, type NodeRow, nextPosition, problemsOfNode } from '../domain/node.js';
import { type Edition, EditionsRepository } from '../editions/editions.repository.js';
import { toNodeDto } from './nodes.dto.js';
import { type CurriculumNode, NodesRepository } from './nodes.repository.js';

type Written = Sent<NodeRow, 'kind' | 'position'>;

/** What stands in an edition, and what a school adds to it: its administrators, and whoever heads the subject's panel. */
@Injectable()
export class NodesService extends SchoolRecords<NodeRow, 'kind' | 'position', Readonly<{ isOwn: boolean }>> {
  constructor(
    writes: SchoolWrites,
    private readonly nodes: NodesRepository,
    private readonly editions: EditionsRepository,
    private readonly years: AcademicYears,
    private readonly panels: Panels,
  ) {
    super(writes, nodes.rows, toNodeDto);
  }

  /** In the order of the document. */
  list(caller: SchoolCaller, editionId: string): Promise<CurriculumNode[]> {
    return this.reading(caller, async (owner) => inReadingOrder(await this.nodes.list(owner, editionId)));
  }

  /** What an edition has otherwise than another; both are there for the caller. */
  differences(caller: SchoolCaller, beforeId: string, afterId: string): Promise<Differences<CurriculumNode>> {
    return this.reading(caller, async (owner) =>
      differences(await this.nodes.list(owner, beforeId), await this.nodes.list(owner, afterId)),
    );
  }

  /** Behind what stands beside it. */
  protected override async insert(caller: SchoolCaller, id: string, sent: Written): Promise<CurriculumNode> {
    const around = await this.nodes.list(this.ownerOf(caller), sent.editionId);
    const parent = around.find((node) => node.id === sent.parentId) ?? null;
    const kind = kindUnder(parent) ?? 'learning_standard';
    return super.insert(caller, id, { ...sent, kind, position: nextPosition(sent.parentId, around) });
  }

  protected override async check(caller: SchoolCaller, id: string, sent: Written): Promise<void> {
    const owner = this.ownerOf(caller);
    const edition = await this.allowed(caller, sent.editionId);
    const standing = await this.nodes.rows.find(owner, id);
    if (standing && !standing.isOwn) throw new NodeImportedError();
    const others = (await this.nodes.list(owner, edition.id)).filter((node) => node.id !== id);
    const problems = problemsOfNode(sent, { others, standing });
    if (problems.length > 0) throw new ValidationError(problems);
  }

  protected override async checkDeletion(caller: SchoolCaller, id: string): Promise<void> {
    const { editionId, isOwn } = await this.known(caller, id);
    await this.allowed(caller, editionId);
    if (!isOwn) throw new NodeImportedError();
    const around = await this.nodes.list(this.ownerOf(caller), editionId);
    const under = around.filter(({ parentId }) => parentId === id);
    if (under.length > 0) throw new NodeInUseError(under.length);
  }

  protected override async checkRestoration(caller: SchoolCaller, id: string): Promise<void> {
    await this.check(caller, id, await this.known(caller, id));
  }

  /** The edition, held until the transaction ends, if the caller may add to it. */
  private async allowed(caller: SchoolCaller, editionId: string): Promise<Edition> {
    const owner = this.ownerOf(caller);
    await this.editions.lock(owner);
    const edition = await this.editions.rows.find(owner, editionId);
    if (!edition || edition.deletedAt !== null) throw new RecordNotFoundError(EDITION_NOUN);
    if (!(await this.mayAddTo(caller, edition)))
      throw new RoleRequiredError('admin, main_admin, head of the panel');
    return edition;
  }

  private async mayAddTo(caller: SchoolCaller, { subjectId }: Edition): Promise<boolean> {
    if (isOf('admin', caller.membership)) return true;
    if (subjectId === null) return false;
    const schoolId = caller.school.id;
    for (const { id: academicYearId } of await this.years.notClosed(schoolId)) {
      const headId = await this.panels.headOf({ schoolId, academicYearId, subjectId });
      if (headId === caller.principal.userId) return true;
    }
    return false;
  }
}
