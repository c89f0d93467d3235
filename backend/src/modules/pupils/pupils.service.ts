import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { SchoolWrites } from '../../platform/access/school-writes.js';
import { dayOf } from '../../platform/calendar/school-instant.js';
import { type Page, readPage } from '../../platform/page/page.js';
import type { Sent } from '../../platform/records/columns.js';
import type { SchoolOwner } from '../../platform/records/record-rows.js';
import { RecordNotFoundError } from '../../platform/records/records.errors.js';
import { SchoolRecords, within } from '../../platform/records/records.js';
import { IdentityNumbers } from '../../platform/secrets/identity-numbers.js';
import { TeachingSetsService } from '../classes/index.js';
import { type AcademicYear, AcademicYears, dayOfYear } from '../schools/index.js';
import { identityNumberOf, lastOf } from './domain/identity-number.js';
import type { Placing } from './domain/placing.js';
import { mayBeOne, type PupilContent } from './domain/pupil.js';
import { foldedName } from './domain/pupil-name.js';
import { keptNumber } from './kept-number.js';
import type { Places } from './memberships/memberships.repository.js';
import { Placements } from './memberships/placements.js';
import { keepsPupils, PupilReaders, placesOf } from './pupil-readers.js';
import { type PupilsAskedDto, type PupilsQueryDto, toPupilDto } from './pupils.dto.js';
import { PUPIL_NOUN, PupilAlikeError, PupilNumberTakenError } from './pupils.errors.js';
import {
  type ListedPupil,
  type NumberField,
  PUPIL_KEYS,
  type Pupil,
  type PupilRow,
  PupilsRepository,
  type Sought,
} from './pupils.repository.js';

/** `identityNumber`: left out, what is kept stays; null takes it away. */
export type SentPupil = PupilContent & Readonly<{ identityNumber?: string | null }>;

/** No class has so many. */
const MOST_IN_CLASS = 500;

/** The pupils of a school, as whoever keeps them does. */
@Injectable()
export class PupilsService extends SchoolRecords<PupilRow, NumberField, Pick<Pupil, 'leftFor' | 'leftOn'>> {
  constructor(
    writes: SchoolWrites,
    private readonly pupils: PupilsRepository,
    private readonly numbers: IdentityNumbers,
    private readonly placements: Placements,
    private readonly years: AcademicYears,
    private readonly sets: TeachingSetsService,
    private readonly readers: PupilReaders,
  ) {
    super(writes, pupils.rows, toPupilDto);
  }

  async list(caller: SchoolCaller, query: PupilsQueryDto): Promise<Page<ListedPupil>> {
    const sought = await this.soughtBy(caller, query);
    return this.reading(caller, () =>
      readPage(query, {
        keys: PUPIL_KEYS,
        read: (slice) => this.pupils.list(caller, sought, slice),
        positionOf: (pupil) => pupil,
      }),
    );
  }

  /** Of those whom the caller sees. */
  async soughtBy(caller: SchoolCaller, asked: PupilsAskedDto): Promise<Sought> {
    const { search, state = 'present' } = asked;
    return {
      ...(await this.momentIn(caller, await this.years.find(caller, asked.academicYearId))),
      search,
      state,
      places: await this.placesIn(caller, asked),
    };
  }

  /** Null where no pupil of the school has the number. */
  async findByNumber(caller: SchoolCaller, written: string): Promise<ListedPupil | null> {
    const number = identityNumberOf(written);
    if (number === null) return null;
    const hashes = this.numbers.hashes(number, caller.school.id);
    const moment = await this.momentIn(caller, await this.years.current(caller));
    return this.reading(caller, async () => {
      const found = await this.pupils.findByNumber(this.ownerOf(caller), hashes);
      if (!found) return null;
      const [pupil] = await this.pupils.list(
        caller,
        { ...moment, ids: [found.id] },
        { after: null, limit: 1 },
      );
      return pupil ?? null;
    });
  }

  /** The last four of the number for who edits the card, else what lists show. */
  numberEndingOf(caller: SchoolCaller, { id, numberSealed, numberEnding }: Pupil): string | null {
    if (!keepsPupils(caller)) return numberEnding;
    const { school } = caller;
    return numberSealed && lastOf(this.numbers.open(numberSealed, { schoolId: school.id, id }), 4);
  }

  /** For who may open it. */
  async readCard(caller: SchoolCaller, id: string): Promise<Pupil> {
    await this.readers.checkCard(caller, id);
    return this.read(caller, id);
  }

  /** For whoever finds the pupil in lists, or opens the card. */
  async checkSeen(caller: SchoolCaller, id: string): Promise<void> {
    const sought = { ...(await this.momentIn(caller, await this.years.current(caller))), ids: [id] };
    const found = await this.reading(caller, () =>
      this.pupils.list(caller, sought, { after: null, limit: 1 }),
    );
    if (found.length === 0) await this.readCard(caller, id);
  }

  /** The pupils of a class whose cards the caller opens. */
  async idsWithCards(
    caller: SchoolCaller,
    { academicYearId, classId }: Readonly<{ academicYearId: string; classId: string }>,
  ): Promise<string[]> {
    const year = await this.years.find(caller, academicYearId);
    const today = dayOf(caller.now);
    const seen = await this.readers.placesOfCards(caller, year);
    const moment = { academicYearId: year.id, day: dayOfYear(year, today), today, seen };
    const sought = { ...moment, state: 'present', places: [{ classIds: [classId], groupIds: [] }] } as const;
    const found = await this.reading(caller, () =>
      this.pupils.list(caller, sought, { after: null, limit: MOST_IN_CLASS }),
    );
    return found.map(({ id }) => id);
  }

  enrol(
    caller: SchoolCaller,
    id: string,
    sent: SentPupil,
    { isSomebodyElse = false, placing }: Readonly<{ isSomebodyElse?: boolean; placing?: Placing }>,
  ): Promise<Pupil> {
    return this.writes.write(caller, async () => {
      const row = this.rowOf(caller, id, sent);
      await this.refuseTaken(caller, id, sent);
      if (!isSomebodyElse) await this.refuseAlike(caller, id, row);
      const pupil = await this.create(caller, id, row);
      if (placing) await within('placing', () => this.placements.place(caller, id, placing));
      return pupil;
    });
  }

  correct(caller: SchoolCaller, id: string, version: number, sent: SentPupil): Promise<Pupil> {
    return this.writes.write(caller, async () => {
      await this.refuseTaken(caller, id, sent);
      return this.replace(caller, id, version, this.rowOf(caller, id, sent));
    });
  }

  /** Whoever compares a list with the pupils holds them: each is there until the list is written. */
  protected override async checkDeletion(caller: SchoolCaller): Promise<void> {
    await this.pupils.lock(this.ownerOf(caller));
  }

  /** Refused where somebody else has the number by now. */
  protected override async checkRestoration(caller: SchoolCaller, id: string): Promise<void> {
    const pupil = await this.known(caller, id);
    const holder = { schoolId: caller.school.id, id };
    const identityNumber = pupil.numberSealed && this.numbers.open(pupil.numberSealed, holder);
    await this.refuseTaken(caller, id, { ...pupil, identityNumber });
  }

  /** Null: still, or again, at the school. */
  saveLeaving(caller: SchoolCaller, id: string, leftOn: string | null): Promise<Pupil> {
    return this.writes.write(caller, async () => {
      const owner = this.ownerOf(caller);
      await this.pupils.lock(owner);
      const isKnown = await this.pupils.saveLeaving(owner, id, leftOn);
      if (!isKnown) throw new RecordNotFoundError(PUPIL_NOUN);
      return this.read(caller, id);
    });
  }

  /** For a write of what hangs on the pupil: others of the school wait until it ends. */
  async hold(caller: SchoolCaller, id: string): Promise<Pupil> {
    await this.pupils.lock(this.ownerOf(caller));
    return this.read(caller, id);
  }

  protected override keepParts(
    owner: SchoolOwner,
    id: string,
    { name }: Sent<PupilRow, NumberField>,
  ): Promise<void> {
    return this.pupils.saveWords(owner, [{ id, name }]);
  }

  /** On which day of the session its places are told, and of whom. */
  private async momentIn(caller: SchoolCaller, year: AcademicYear) {
    const today = dayOf(caller.now);
    const seen = await this.readers.placesSeen(caller, year.id);
    return { academicYearId: year.id, day: dayOfYear(year, today), today, seen };
  }

  private async placesIn(
    caller: SchoolCaller,
    { classId, groupId, teachingSetId }: Pick<PupilsAskedDto, 'classId' | 'groupId' | 'teachingSetId'>,
  ): Promise<Places[]> {
    const places: Places[] = [];
    if (classId) places.push({ classIds: [classId], groupIds: [] });
    if (groupId) places.push({ classIds: [], groupIds: [groupId] });
    if (teachingSetId) places.push(placesOf((await this.sets.read(caller, teachingSetId)).parts));
    return places;
  }

  private rowOf({ school }: SchoolCaller, id: string, sent: SentPupil): Sent<PupilRow, NumberField> {
    const { name, sex, registerNumber, birthDate, identityNumber } = sent;
    return {
      name,
      sortName: foldedName(name),
      sex,
      registerNumber,
      birthDate,
      ...(identityNumber !== undefined &&
        keptNumber(this.numbers, identityNumber, { schoolId: school.id, id })),
    };
  }

  private async refuseTaken(caller: SchoolCaller, id: string, sent: SentPupil): Promise<void> {
    const owner = this.ownerOf(caller);
    await this.pupils.lock(owner);
    const number = sent.identityNumber ? identityNumberOf(sent.identityNumber) : null;
    const sameNumber =
      number === null
        ? undefined
        : await this.pupils.findByNumber(owner, this.numbers.hashes(number, owner.schoolId));
    if (sameNumber && sameNumber.id !== id) throw new PupilNumberTakenError('identityNumber', sameNumber.id);
    if (sent.registerNumber === null) return;
    const registered = await this.pupils.findByRegisterNumber(owner, sent.registerNumber);
    if (registered && registered.id !== id) throw new PupilNumberTakenError('registerNumber', registered.id);
  }

  private async refuseAlike(
    caller: SchoolCaller,
    id: string,
    row: Sent<PupilRow, NumberField>,
  ): Promise<void> {
    const found = await this.pupils.findAlike(this.ownerOf(caller), row);
    const hasNumber = Boolean(row.numberHash);
    const alike = found.filter(
      (other) =>
        other.id !== id &&
        mayBeOne({ ...row, hasNumber }, { ...other, hasNumber: other.numberHash !== null }),
    );
    if (alike.length > 0) throw new PupilAlikeError(alike.map((other) => other.id));
  }
}
