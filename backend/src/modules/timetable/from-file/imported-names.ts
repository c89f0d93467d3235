import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { SchoolClassesService, SubjectsService, subjectNamed } from '../../classes/index.js';
import { RoomsService } from '../rooms/rooms.service.js';
import type { ImportedGroupDto, NewTimetableImportDto } from './timetable-imports.dto.js';

/** What a file names and the school does not have: subjects, classes, groups, rooms; in the transaction of the import. */
@Injectable()
export class ImportedNames {
  constructor(
    private readonly classes: SchoolClassesService,
    private readonly subjects: SubjectsService,
    private readonly rooms: RoomsService,
  ) {}

  async make(
    caller: SchoolCaller,
    { academicYearId, classes = [], groups = [], subjects = [], rooms }: NewTimetableImportDto,
  ): Promise<void> {
    await this.rooms.createAll(
      caller,
      'rooms',
      rooms.map((room) => ({ ...room, kind: null, capacity: null })),
    );
    const groupsOf = Map.groupBy(groups, ({ classId }) => classId);
    await this.subjects.createAll(
      caller,
      'subjects',
      subjects.map((subject) => ({ ...subject, ...subjectNamed(subject), levels: [] })),
    );
    await this.classes.createAll(
      caller,
      'classes',
      classes.map(({ gradeLevel, ...made }) => ({
        ...{ ...made, academicYearId, gradeLevels: [gradeLevel] },
        ...{ shift: 'morning', stream: null, classTeacherId: null },
        groups: namedOf(groupsOf.get(made.id)),
      })),
    );
    const made = new Set(classes.map(({ id }) => id));
    await this.addGroups(caller, academicYearId, new Map([...groupsOf].filter(([id]) => !made.has(id))));
  }

  /** To classes that stand. */
  private async addGroups(
    caller: SchoolCaller,
    academicYearId: string,
    added: ReadonlyMap<string, readonly ImportedGroupDto[]>,
  ): Promise<void> {
    if (added.size === 0) return;
    const standing = new Map(
      (await this.classes.ofYear(caller.school.id, academicYearId)).map((each) => [each.id, each]),
    );
    for (const [classId, groups] of added) {
      const found = standing.get(classId);
      if (!found) throw new ValidationError([{ field: 'groups', message: 'are of no class of the year' }]);
      const { id, version, updatedAt: _when, deletedAt: _gone, ...content } = found;
      await this.classes.replace(caller, id, version, {
        ...content,
        groups: [...content.groups, ...namedOf(groups)],
      });
    }
  }
}

const namedOf = (groups: readonly ImportedGroupDto[] = []) => groups.map(({ id, name }) => ({ id, name }));
