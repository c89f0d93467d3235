import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { dayOf } from '../../platform/calendar/school-instant.js';
import { Database } from '../../platform/database/database.js';
import type { PageQueryDto } from '../../platform/page/page.dto.js';
import { type Page, readPage } from '../../platform/page/page.js';
import { RecordNotFoundError } from '../../platform/records/records.errors.js';
import { IdentityNumbers } from '../../platform/secrets/identity-numbers.js';
import { SchoolClassesService, type SetPart, TeachingSetsService } from '../classes/index.js';
import { AcademicYears, dayOfYear } from '../schools/index.js';
import { identityNumberOf } from './domain/identity-number.js';
import type { Places } from './memberships/memberships.repository.js';
import type { OwnPupilsQueryDto, PupilsQueryDto } from './pupils.dto.js';
import { PUPIL_NOUN } from './pupils.errors.js';
import { type ListedPupil, PUPIL_KEYS, PupilsRepository, type Sought } from './pupils.repository.js';

/** Who is in which class, for whoever keeps the pupils and for whoever teaches them. */
@Injectable()
export class PupilLists {
  constructor(
    private readonly database: Database,
    private readonly pupils: PupilsRepository,
    private readonly numbers: IdentityNumbers,
    private readonly years: AcademicYears,
    private readonly classes: SchoolClassesService,
    private readonly sets: TeachingSetsService,
  ) {}

  async list(caller: SchoolCaller, query: PupilsQueryDto): Promise<Page<ListedPupil>> {
    const { search, state = 'present' } = query;
    const moment = await this.moment(caller, query.academicYearId);
    return this.page(caller, query, { ...moment, search, state, places: await this.places(caller, query) });
  }

  /** Whom the caller teaches, or looks after as class teacher, today. */
  async listOwn(caller: SchoolCaller, query: OwnPupilsQueryDto): Promise<Page<ListedPupil>> {
    const { search } = query;
    const moment = await this.moment(caller, query.academicYearId);
    const own = await this.placesOfCaller(caller, moment.academicYearId);
    const places = await this.places(caller, query);
    return this.page(caller, query, { ...moment, search, state: 'present', places, own });
  }

  /** A pupil of whose class the caller is the teacher; there is no other. */
  async readOfOwnClass(caller: SchoolCaller, id: string): Promise<ListedPupil> {
    const moment = await this.moment(caller);
    const own = { classIds: await this.ownClasses(caller, moment.academicYearId), groupIds: [] };
    const pupil = await this.first(caller, { ...moment, ids: [id], state: 'present', own });
    if (!pupil) throw new RecordNotFoundError(PUPIL_NOUN);
    return pupil;
  }

  /** Null where no pupil of the school has the number. */
  async findByNumber(caller: SchoolCaller, written: string): Promise<ListedPupil | null> {
    const number = identityNumberOf(written);
    if (number === null) return null;
    const schoolId = caller.school.id;
    const hashes = this.numbers.hashes(number, schoolId);
    const found = await this.database.tenantRead(schoolId, () =>
      this.pupils.findByNumber({ schoolId }, hashes),
    );
    return found ? this.first(caller, { ...(await this.moment(caller)), ids: [found.id] }) : null;
  }

  private page(caller: SchoolCaller, query: PageQueryDto, sought: Sought): Promise<Page<ListedPupil>> {
    return this.database.tenantRead(caller.school.id, () =>
      readPage(query, {
        keys: PUPIL_KEYS,
        read: (slice) => this.pupils.list(caller, sought, slice),
        positionOf: (pupil) => pupil,
      }),
    );
  }

  private async first(caller: SchoolCaller, sought: Sought): Promise<ListedPupil | null> {
    const [pupil] = await this.database.tenantRead(caller.school.id, () =>
      this.pupils.list(caller, sought, { after: null, limit: 1 }),
    );
    return pupil ?? null;
  }

  /** On which day of the session its places are told. */
  private async moment(caller: SchoolCaller, academicYearId?: string) {
    const year = await this.years.chosen(caller, academicYearId);
    const today = dayOf(caller.now);
    return { academicYearId: year.id, day: dayOfYear(year, today), today };
  }

  private async places(
    caller: SchoolCaller,
    { classId, groupId, teachingSetId }: OwnPupilsQueryDto,
  ): Promise<Places[]> {
    const places: Places[] = [];
    if (classId) places.push({ classIds: [classId], groupIds: [] });
    if (groupId) places.push({ classIds: [], groupIds: [groupId] });
    if (teachingSetId) places.push(placesOf((await this.sets.read(caller, teachingSetId)).parts));
    return places;
  }

  private async placesOfCaller(caller: SchoolCaller, academicYearId: string): Promise<Places> {
    const sets = await this.sets.listOwn(caller, academicYearId);
    const { classIds, groupIds } = placesOf(sets.flatMap(({ parts }) => parts));
    return { classIds: [...classIds, ...(await this.ownClasses(caller, academicYearId))], groupIds };
  }

  private async ownClasses(caller: SchoolCaller, academicYearId: string): Promise<string[]> {
    const classes = await this.classes.list(caller, academicYearId);
    const own = classes.filter(({ classTeacherId }) => classTeacherId === caller.principal.userId);
    return own.map(({ id }) => id);
  }
}

function placesOf(parts: readonly SetPart[]): Places {
  return {
    classIds: parts.flatMap(({ classId, groupId }) => (groupId === null ? [classId] : [])),
    groupIds: parts.flatMap(({ groupId }) => groupId ?? []),
  };
}
