import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import type { ImportRow } from '../../../platform/imports/finding.js';
import {
  type ImportContext,
  ImportKind,
  type PlannedRows,
  type Undone,
} from '../../../platform/imports/import-kind.js';
import { AcademicYears } from '../../schools/index.js';
import { plannedSets } from '../domain/imported-set.js';
import { teachingDay } from '../domain/lead-teacher.js';
import type { SetContent } from '../domain/teaching-set.js';
import { SetSurroundings } from '../teaching-sets/set-surroundings.js';
import { type TeachingSet, TeachingSetsRepository } from '../teaching-sets/teaching-sets.repository.js';
import { TeachingSetsService } from '../teaching-sets/teaching-sets.service.js';
import { SET_IMPORT } from './set-import-kind.js';

/** `before`: null for a new set. */
type SetPlan = Readonly<{ before: TeachingSet | null; content: SetContent }>;

/** `version`: as the import left it. `before`: as the set was, null for one that came with the import. */
type MadeSet = Readonly<{ id: string; version: number; before: SetContent | null }>;

type Around = Parameters<typeof plannedSets<TeachingSet>>[1];

/** Lists of who teaches what to whom. */
@Injectable()
export class SetImport extends ImportKind<Around, SetPlan, readonly MadeSet[]> {
  override readonly definition = SET_IMPORT;

  constructor(
    private readonly service: TeachingSetsService,
    private readonly sets: TeachingSetsRepository,
    private readonly surroundings: SetSurroundings,
    private readonly years: AcademicYears,
  ) {
    super();
  }

  override async hold({ caller }: ImportContext): Promise<void> {
    await this.surroundings.lock(caller.school.id);
  }

  override async around({ caller, academicYearId }: ImportContext): Promise<Around> {
    const year = await this.years.find(caller, academicYearId);
    const { sets, subjects, classes, teachers } = await this.surroundings.of(
      caller.school.id,
      academicYearId,
    );
    return {
      ...{ academicYearId, day: teachingDay(dayOf(caller.now), year) },
      ...{ sets, subjects, classes, teachers },
    };
  }

  override plan(_context: ImportContext, rows: readonly ImportRow[], around: Around): PlannedRows<SetPlan> {
    return { planned: plannedSets(rows, around), missing: [] };
  }

  override async apply({ caller }: ImportContext, plans: readonly SetPlan[]): Promise<MadeSet[]> {
    const made: MadeSet[] = [];
    for (const { before, content } of plans) {
      const { id, version } = before
        ? await this.service.replace(caller, before.id, before.version, content)
        : await this.service.create(caller, randomUUID(), content);
      made.push({ id, version, before });
    }
    return made;
  }

  override async undo({ caller, academicYearId }: ImportContext, made: readonly MadeSet[]): Promise<Undone> {
    const standing = await this.sets.list({ schoolId: caller.school.id }, academicYearId);
    const versions = new Map(standing.map(({ id, version }) => [id, version]));
    const unchanged = made.filter(({ id, version }) => versions.get(id) === version);
    for (const { id, version, before } of unchanged)
      if (before) await this.service.replace(caller, id, version, before);
      else await this.service.delete(caller, id);
    return { undone: unchanged.length, kept: made.length - unchanged.length };
  }
}
