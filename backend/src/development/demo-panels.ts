import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SubjectsService, TeachingSetsService } from '../modules/classes/index.js';
import { AcademicYears } from '../modules/schools/index.js';
import { PanelsService } from '../modules/staff/index.js';
import type { SchoolCaller } from '../platform/access/caller.js';

/** Of whom the school to look around in has named the people. */
const LOOKED_AFTER = ['BM', 'MT'];

/** Panels of two subjects, of whoever teaches them; the others show how one is begun. Made once. */
@Injectable()
export class DemoPanels {
  constructor(
    private readonly years: AcademicYears,
    private readonly subjects: SubjectsService,
    private readonly sets: TeachingSetsService,
    private readonly panels: PanelsService,
  ) {}

  async make(caller: SchoolCaller): Promise<void> {
    const year = await this.years.current(caller);
    if ((await this.panels.list(caller, year.id)).length > 0) return;
    const sets = await this.sets.list(caller, year.id);
    for (const { id: subjectId, code } of await this.subjects.list(caller)) {
      if (!LOOKED_AFTER.includes(code)) continue;
      const teachers = sets.filter((set) => set.subjectId === subjectId).flatMap((set) => set.teachers);
      const memberIds = [...new Set(teachers.map(({ userId }) => userId))];
      const panel = { academicYearId: year.id, subjectId, headId: memberIds[0] ?? null, memberIds };
      await this.panels.create(caller, randomUUID(), panel);
    }
  }
}
