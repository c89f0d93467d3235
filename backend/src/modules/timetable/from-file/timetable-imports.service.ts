import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { TimetableLock } from '../claims/timetable-lock.js';
import { type Timetable, TimetablesRepository } from '../versions/timetables.repository.js';
import { TimetablesService } from '../versions/timetables.service.js';
import { ImportedParts } from './imported-parts.js';
import { RememberedMatches } from './remembered-matches.js';
import type { NewTimetableImportDto } from './timetable-imports.dto.js';

/** A draft of what a file says, all of it or nothing; what is wrong is told at its place by the rules that stand. */
@Injectable()
export class TimetableImportsService {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly lock: TimetableLock,
    private readonly timetables: TimetablesService,
    private readonly repository: TimetablesRepository,
    private readonly parts: ImportedParts,
    private readonly matches: RememberedMatches,
  ) {}

  /** Sent again it is answered as it stands. */
  make(caller: SchoolCaller, asked: NewTimetableImportDto): Promise<Timetable> {
    const owner = { schoolId: caller.school.id };
    return this.writes.write(caller, async () => {
      await this.parts.hold(caller);
      await this.lock.take(owner);
      const standing = await this.repository.rows.find(owner, asked.id);
      if (standing) return standing;
      const { academicYearId, name } = asked;
      const made = await this.timetables.create(caller, asked.id, { academicYearId, name });
      await this.parts.make(caller, asked);
      await this.matches.remember(caller, academicYearId, asked.matches);
      return made;
    });
  }
}
