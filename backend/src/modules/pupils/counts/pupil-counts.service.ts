import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { Day } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { Database } from '../../../platform/database/database.js';
import { SchoolClassesService, type SetPart, TeachingSetsService } from '../../classes/index.js';
import { AcademicYears, dayOfYear } from '../../schools/index.js';
import { keepsPupils, PupilReaders, placesOf } from '../pupil-readers.js';
import { PupilsRepository } from '../pupils.repository.js';
import type { PupilCountsDto } from './pupil-counts.dto.js';
import { type CountedPart, PupilCountsRepository } from './pupil-counts.repository.js';

/** How many pupils are where: for whoever keeps them in the whole school, for a teacher in what is theirs. */
@Injectable()
export class PupilCountsService {
  constructor(
    private readonly database: Database,
    private readonly pupils: PupilsRepository,
    private readonly counts: PupilCountsRepository,
    private readonly readers: PupilReaders,
    private readonly years: AcademicYears,
    private readonly classes: SchoolClassesService,
    private readonly sets: TeachingSetsService,
  ) {}

  async count(caller: SchoolCaller, academicYearId: string): Promise<PupilCountsDto> {
    const year = await this.years.find(caller, academicYearId);
    const today = dayOf(caller.now);
    const moment = { academicYearId: year.id, day: dayOfYear(year, today), today };
    const seen = { ...moment, seen: await this.readers.placesSeen(caller, year.id) };
    const own = await this.sets.listOwn(caller, year.id);
    const sets = keepsPupils(caller) ? await this.sets.list(caller, year.id) : own;
    const classes = await this.classesOf(caller, year.id);
    const owner = { schoolId: caller.school.id };
    return this.database.tenantRead(owner.schoolId, async () => ({
      pupils: await this.pupils.count(caller, { ...seen, state: 'present' }),
      unplaced: keepsPupils(caller) ? await this.pupils.count(caller, { ...seen, state: 'unplaced' }) : null,
      taught: await this.pupils.count(caller, {
        ...moment,
        seen: placesOf(own.flatMap(({ parts }) => parts)),
        state: 'present',
      }),
      classes: await this.counts.inParts(owner, classes, moment),
      teachingSets: await this.counts.inParts(owner, sets.flatMap(partsOf), moment),
    }));
  }

  /** How many pupils are in each set that the caller teaches in the session of a day, by its id; none where nobody is in it. */
  async ofOwnSets(caller: SchoolCaller, day: Day): Promise<Map<string, number>> {
    const owner = { schoolId: caller.school.id };
    return this.database.tenantRead(owner.schoolId, async () => {
      const years = await this.years.all(owner.schoolId);
      const year = years.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
      if (!year) return new Map();
      const sets = await this.sets.listOwn(caller, year.id);
      const counted = await this.counts.inParts(owner, sets.flatMap(partsOf), { day, today: day });
      return new Map(counted.map(({ id, pupils }) => [id, pupils]));
    });
  }

  /** Whole ones: all of the school, or those that the caller looks after. */
  private async classesOf(caller: SchoolCaller, academicYearId: string): Promise<CountedPart[]> {
    const classes = await this.classes.list(caller, academicYearId);
    return classes
      .filter(({ classTeacherId }) => keepsPupils(caller) || classTeacherId === caller.principal.userId)
      .map(({ id }) => ({ id, classId: id, groupId: null }));
  }
}

const partsOf = ({ id, parts }: Readonly<{ id: string; parts: readonly SetPart[] }>): CountedPart[] =>
  parts.map((part) => ({ id, ...part }));
