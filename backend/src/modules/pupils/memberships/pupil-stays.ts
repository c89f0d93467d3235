import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolClassesService } from '../../classes/index.js';
import { AcademicYears } from '../../schools/index.js';
import type { PupilRecord } from '../privacy/pupil-record.js';
import { MembershipsRepository } from './memberships.repository.js';

type Stays = Pick<PupilRecord, 'classes' | 'groups'>;

/** In which classes and groups a pupil has been, by their names. */
@Injectable()
export class PupilStays {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly years: AcademicYears,
    private readonly classes: SchoolClassesService,
  ) {}

  /** In the current transaction. `groups` null unless they are asked for. */
  async of(caller: SchoolCaller, pupilId: string, hasGroups: boolean): Promise<Stays> {
    const { classes, groups } = await this.memberships.historyOf({ schoolId: caller.school.id }, pupilId);
    const years = (await this.years.all(caller.school.id)).filter(({ id }) =>
      classes.some(({ academicYearId }) => academicYearId === id),
    );
    const sessions = new Map(years.map(({ id, name }) => [id, name]));
    const standing = (await Promise.all(years.map(({ id }) => this.classes.list(caller, id)))).flat();
    const names = new Map(
      standing.flatMap((each) => [each, ...each.groups]).map(({ id, name }) => [id, name]),
    );
    const told = (classId: string, { academicYearId, fromDay, toDay }: (typeof classes)[number]) => ({
      session: sessions.get(academicYearId) ?? '',
      className: names.get(classId) ?? '',
      ...{ fromDay, toDay },
    });
    return {
      classes: classes.map((stay) => told(stay.placeId, stay)),
      groups: hasGroups
        ? groups.map((stay) => ({ ...told(stay.classId, stay), groupName: names.get(stay.placeId) ?? '' }))
        : null,
    };
  }
}
