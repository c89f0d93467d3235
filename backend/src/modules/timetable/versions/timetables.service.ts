import { Injectable } from '@nestjs/common';
import { dutiesOn, isOf } from '../../../platform/access/access.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';
import { SchoolRecords } from '../../../platform/records/records.js';
import { type AcademicYear, AcademicYears } from '../../schools/index.js';
import { TimetableLock } from '../claims/timetable-lock.js';
import { lastDayOf, problemsOfTimetable, TIMETABLE, type TimetableContent } from '../domain/timetable.js';
import { TimetableLessonsRepository } from '../lessons/timetable-lessons.repository.js';
import { TimetablePublishedError } from '../timetable.errors.js';
import { toTimetableDto } from './timetables.dto.js';
import { type Timetable, TimetablesRepository } from './timetables.repository.js';

/** `lastDay`: until the next one begins; null for a draft. */
export type HeldTimetable = Timetable & Readonly<{ lastDay: string | null }>;

/** Whether drafts are shown to them. */
export function keepsTimetables({ membership, now }: SchoolCaller): boolean {
  return isOf('admin', membership) || dutiesOn(dayOf(now), membership).includes('timetable');
}

/** The timetables of a school's sessions, as administrators and the holder of the timetable keep them. */
@Injectable()
export class TimetablesService extends SchoolRecords<
  TimetableContent,
  never,
  Pick<Timetable, 'startsOn' | 'publishedAt' | 'backdatingReason'>
> {
  constructor(
    writes: SchoolWrites,
    private readonly timetables: TimetablesRepository,
    private readonly lessons: TimetableLessonsRepository,
    private readonly years: AcademicYears,
    private readonly lock: TimetableLock,
  ) {
    super(writes, timetables.rows, toTimetableDto);
  }

  /** Drafts too, for those who keep them. */
  async list(caller: SchoolCaller, academicYearId: string): Promise<HeldTimetable[]> {
    const year = await this.years.find(caller, academicYearId);
    const all = await this.reading(caller, () => this.held(caller, year));
    return all.filter(({ startsOn }) => startsOn !== null || keepsTimetables(caller));
  }

  /** A draft exists for those who keep it alone. */
  async find(caller: SchoolCaller, id: string): Promise<Timetable> {
    const timetable = await this.read(caller, id);
    if (timetable.startsOn === null && !keepsTimetables(caller))
      throw new RecordNotFoundError(TIMETABLE.name);
    return timetable;
  }

  /** A new draft with the lessons of another timetable. */
  copy(caller: SchoolCaller, id: string, draft: TimetableContent, copyOf: string): Promise<Timetable> {
    const owner = this.ownerOf(caller);
    return this.writes.write(caller, async () => {
      const source = await this.timetables.rows.find(owner, copyOf);
      if (source?.academicYearId !== draft.academicYearId || source.deletedAt !== null)
        throw new ValidationError([{ field: 'copyOf', message: 'is no timetable of the academic year' }]);
      const isNew = (await this.timetables.rows.find(owner, id)) === null;
      const made = await this.insert(caller, id, draft);
      if (isNew) await this.lessons.copyAll(owner, copyOf, id, caller.now);
      return made;
    });
  }

  /** In the current transaction. */
  async held({ school }: SchoolCaller, year: AcademicYear): Promise<HeldTimetable[]> {
    const all = await this.timetables.list({ schoolId: school.id }, year.id);
    return all.map((timetable) => ({ ...timetable, lastDay: lastDayOf(timetable, all, year) }));
  }

  protected override async check(caller: SchoolCaller, id: string, content: TimetableContent): Promise<void> {
    const owner = this.ownerOf(caller);
    await this.lock.take(owner);
    await this.years.holdOpen(caller, content.academicYearId);
    const others = (await this.timetables.list(owner, content.academicYearId)).filter(
      (other) => other.id !== id,
    );
    const problems = problemsOfTimetable(content, await this.timetables.rows.find(owner, id), others);
    if (problems.length > 0) throw new ValidationError(problems);
  }

  protected override async checkDeletion(caller: SchoolCaller, id: string): Promise<void> {
    await this.lock.take(this.ownerOf(caller));
    const { academicYearId, startsOn } = await this.known(caller, id);
    await this.years.holdOpen(caller, academicYearId);
    if (startsOn !== null) throw new TimetablePublishedError();
  }

  protected override async checkRestoration(caller: SchoolCaller, id: string): Promise<void> {
    await this.check(caller, id, await this.known(caller, id));
  }
}
