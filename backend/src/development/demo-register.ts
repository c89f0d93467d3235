import { Injectable } from '@nestjs/common';
import { PupilImportWrites } from '../modules/pupils/index.js';
import type { AcademicYear } from '../modules/schools/index.js';
import type { SchoolCaller } from '../platform/access/caller.js';
import { Database } from '../platform/database/database.js';
import { DemoMovements } from './demo-movements.js';
import { demoPupils } from './demo-pupils.js';

type Class = Readonly<{
  id: string;
  gradeLevels: readonly string[];
  groups: readonly Readonly<{ id: string; name: string }>[];
}>;

/** The pupils of a demo school, in its classes. */
@Injectable()
export class DemoRegister {
  constructor(
    private readonly database: Database,
    private readonly pupils: PupilImportWrites,
    private readonly movements: DemoMovements,
  ) {}

  /** `classes`: each of one level, such as T4. */
  async fill(caller: SchoolCaller, year: AcademicYear, classes: readonly Class[]): Promise<void> {
    const enrolled = classes.flatMap(({ id: classId, gradeLevels: [level = ''], groups }, at) =>
      demoPupils(at, { level: Number(level.slice(1)), year: Number(year.firstDay.slice(0, 4)) }).map(
        ({ identityNumber, guardians, group, ...content }) => ({
          imported: { content, identityNumber, guardians, cleared: [] },
          placing: {
            academicYearId: year.id,
            classId,
            groupIds: groups.filter(({ name }) => name === group).map((each) => each.id),
            day: year.firstDay,
          },
        }),
      ),
    );
    const ids = await this.database.tenantTransaction(caller.school.id, () =>
      this.pupils.add(caller, enrolled),
    );
    await this.movements.make(
      caller,
      year,
      ids.flatMap(({ id }, at) => {
        const { imported, placing } = enrolled[at] ?? {};
        return imported && placing ? [{ pupil: { id, guardians: imported.guardians }, placing }] : [];
      }),
    );
  }
}
