import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { TableReader } from '../../imports/index.js';
import { SchoolsService } from '../../schools/index.js';
import { keysIn } from '../domain/import/matching.js';
import type { TimetableRefusal } from '../import/index.js';
import { TimetableFileRefusedError } from '../timetable.errors.js';
import type { TimetableFileDto } from './timetable-files.dto.js';
import { TimetableMatchesRepository } from './timetable-matches.repository.js';

/** As the program that reads files answers it. */
type Read = Omit<TimetableFileDto, 'remembered' | 'teacherIds'> | Readonly<{ refusal: TimetableRefusal }>;

@Injectable()
export class TimetableFilesService {
  constructor(
    private readonly database: Database,
    private readonly reader: TableReader,
    private readonly matches: TimetableMatchesRepository,
    private readonly schools: SchoolsService,
  ) {}

  /** What stands in a file, and what the school chose for such names before. */
  async read({ school }: SchoolCaller, bytes: Buffer): Promise<TimetableFileDto> {
    const read = await this.reader.readAs<Read>('timetable', bytes);
    if ('refusal' in read) throw new TimetableFileRefusedError(read.refusal);
    return this.database.tenantRead(school.id, async () => {
      const members = await this.schools.membersOf(school.id);
      return {
        ...read,
        remembered: await this.matches.list({ schoolId: school.id }, keysIn(read.names)),
        teacherIds: members.flatMap(({ userId, roles }) => (roles.includes('teacher') ? [userId] : [])),
      };
    });
  }
}
