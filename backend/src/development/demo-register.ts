import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { keptNumber, PupilImportRepository } from '../modules/pupils/index.js';
import type { AcademicYear } from '../modules/schools/index.js';
import type { SchoolCaller } from '../platform/access/caller.js';
import { Database } from '../platform/database/database.js';
import { IdentityNumbers } from '../platform/secrets/identity-numbers.js';
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
    private readonly numbers: IdentityNumbers,
    private readonly pupils: PupilImportRepository,
    private readonly movements: DemoMovements,
  ) {}

  /** `classes`: each of one level, such as T4. */
  async fill(caller: SchoolCaller, year: AcademicYear, classes: readonly Class[]): Promise<void> {
    const { school, now } = caller;
    const schoolId = school.id;
    const enrolled = classes.flatMap(({ id: classId, gradeLevels: [level = ''], groups }, at) =>
      demoPupils(at, { level: Number(level.slice(1)), year: Number(year.firstDay.slice(0, 4)) }).map(
        ({ identityNumber, guardians, group, ...content }) => {
          const id = randomUUID();
          return {
            pupil: {
              id,
              content,
              guardians,
              kept: keptNumber(this.numbers, identityNumber, { schoolId, id }),
            },
            placing: {
              academicYearId: year.id,
              pupilId: id,
              classId,
              groupIds: groups.filter(({ name }) => name === group).map((each) => each.id),
              day: year.firstDay,
            },
          };
        },
      ),
    );
    await this.database.tenantTransaction(schoolId, async () => {
      await this.pupils.addAll(
        schoolId,
        enrolled.map(({ pupil }) => pupil),
        now,
      );
      await this.pupils.placeAll(
        schoolId,
        enrolled.map(({ placing }) => placing),
      );
    });
    await this.movements.make(caller, year, enrolled);
  }
}
