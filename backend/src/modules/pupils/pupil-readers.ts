import { Injectable } from '@nestjs/common';
import { dutiesOn, isOf } from '../../platform/access/access.js';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { dayOf } from '../../platform/calendar/school-instant.js';
import { Database } from '../../platform/database/database.js';
import { RecordNotFoundError } from '../../platform/records/records.errors.js';
import { SchoolClassesService, type SetPart, TeachingSetsService } from '../classes/index.js';
import { type AcademicYear, AcademicYears, dayOfYear } from '../schools/index.js';
import { isStayOn } from './domain/stay.js';
import { MembershipsRepository, type Places } from './memberships/memberships.repository.js';
import { PUPIL_NOUN } from './pupils.errors.js';

/** Administrators, and holders of the duty of pupils. */
export function keepsPupils({ membership, now }: SchoolCaller): boolean {
  return isOf('admin', membership) || dutiesOn(dayOf(now), membership).includes('pupils');
}

/**
 * Who sees whom. Who keeps pupils sees all; a class teacher the class, with its cards and guardians; whoever teaches the
 * names of those taught today. Nobody else exists for them.
 */
@Injectable()
export class PupilReaders {
  constructor(
    private readonly database: Database,
    private readonly memberships: MembershipsRepository,
    private readonly years: AcademicYears,
    private readonly classes: SchoolClassesService,
    private readonly sets: TeachingSetsService,
  ) {}

  /** Where the pupils are whom the caller finds in lists of that session; null: anywhere. */
  async placesSeen(caller: SchoolCaller, academicYearId: string): Promise<Places | null> {
    if (keepsPupils(caller)) return null;
    const led = await this.classesLed(caller, academicYearId);
    const taught = await this.sets.listOwn(caller, academicYearId);
    return placesOf([
      ...led.map((classId) => ({ classId, groupId: null })),
      ...taught.flatMap(({ parts }) => parts),
    ]);
  }

  /** Where the pupils are whose cards the caller opens in that session; null: anywhere. */
  async placesOfCards(caller: SchoolCaller, { id, closedAt }: AcademicYear): Promise<Places | null> {
    if (keepsPupils(caller)) return null;
    const classIds = closedAt === null ? await this.classesLed(caller, id) : [];
    return { classIds, groupIds: [] };
  }

  /** Refused for whoever neither keeps pupils nor looks after the pupil's class in a session that is not closed. */
  async checkCard(caller: SchoolCaller, pupilId: string): Promise<void> {
    if (keepsPupils(caller)) return;
    const { school, now } = caller;
    const isTheirs = await this.database.tenantRead(school.id, async () => {
      const { classes } = await this.memberships.historyOf({ schoolId: school.id }, pupilId);
      for (const year of await this.years.notClosed(school.id)) {
        const led = await this.classesLed(caller, year.id);
        const day = dayOfYear(year, dayOf(now));
        if (classes.some((stay) => led.includes(stay.placeId) && isStayOn(day, stay))) return true;
      }
      return false;
    });
    if (!isTheirs) throw new RecordNotFoundError(PUPIL_NOUN);
  }

  private async classesLed(caller: SchoolCaller, academicYearId: string): Promise<string[]> {
    const classes = await this.classes.list(caller, academicYearId);
    return classes
      .filter(({ classTeacherId }) => classTeacherId === caller.principal.userId)
      .map(({ id }) => id);
  }
}

/** Whole classes, and groups of others. */
export function placesOf(parts: readonly SetPart[]): Places {
  return {
    classIds: parts.flatMap(({ classId, groupId }) => (groupId === null ? [classId] : [])),
    groupIds: parts.flatMap(({ groupId }) => groupId ?? []),
  };
}
