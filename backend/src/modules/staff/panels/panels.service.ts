import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { OnEvent } from '../../../platform/events/on-event.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import { SchoolRecords } from '../../../platform/records/records.js';
import { AcademicYears, type Leaving, memberLeft } from '../../schools/index.js';
import { type PanelContent, type PanelParts, type PanelRow, problemsOfPanel } from '../domain/panel.js';
import { PanelSurroundings } from './panel-surroundings.js';
import { type Panel, PanelsRepository } from './panels.repository.js';

/** The panels of a school, as its administrators keep them. */
@Injectable()
export class PanelsService extends SchoolRecords<PanelRow, never, PanelParts, PanelParts> {
  constructor(
    writes: SchoolWrites,
    private readonly panels: PanelsRepository,
    private readonly years: AcademicYears,
    private readonly surroundings: PanelSurroundings,
  ) {
    super(writes, panels.rows);
  }

  async list(caller: SchoolCaller, academicYearId: string): Promise<Panel[]> {
    const year = await this.years.find(caller, academicYearId);
    return this.reading(caller, (owner) => this.panels.list(owner, year.id));
  }

  /** Their panels go on without them: whoever headed one is missed there until somebody is named. */
  @OnEvent(memberLeft)
  async dropMember({ schoolId, userId, at }: Leaving): Promise<void> {
    await this.panels.rows.lock({ schoolId });
    const open = await this.years.notClosed(schoolId);
    await this.panels.dropPerson(
      { schoolId },
      open.map(({ id }) => id),
      userId,
      at,
    );
  }

  protected override async check(caller: SchoolCaller, id: string, content: PanelContent): Promise<void> {
    await this.panels.rows.lock(this.ownerOf(caller));
    await this.years.holdOpen(caller, content.academicYearId);
    const problems = problemsOfPanel(content, await this.surroundings.of(caller, id, content));
    if (problems.length > 0) throw new ValidationError(problems);
  }

  protected override async checkDeletion(caller: SchoolCaller, id: string): Promise<void> {
    await this.panels.rows.lock(this.ownerOf(caller));
    await this.years.holdOpen(caller, (await this.known(caller, id)).academicYearId);
  }

  protected override async checkRestoration(caller: SchoolCaller, id: string): Promise<void> {
    await this.check(caller, id, await this.known(caller, id));
  }

  protected override keepParts(owner: SchoolOwner, id: string, content: PanelContent): Promise<void> {
    return this.panels.saveMembers(owner, id, content);
  }
}
