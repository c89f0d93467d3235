import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { Events } from '../../../platform/events/events.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import { RecordIdTakenError } from '../../../platform/records/records.errors.js';
import { SchoolRecords } from '../../../platform/records/records.js';
import { AcademicYears } from '../../schools/index.js';
import { SET_NOUN } from '../classes.errors.js';
import { setChanged, setGoing } from '../classes.events.js';
import { problemsOfSet } from '../domain/set-problems.js';
import type { SetContent, SetParts, SetRow } from '../domain/teaching-set.js';
import { SetSurroundings } from './set-surroundings.js';
import { toTeachingSetDto } from './teaching-sets.dto.js';
import { type TeachingSet, TeachingSetsRepository } from './teaching-sets.repository.js';

type NewSet = Omit<SetContent, 'academicYearId'> & Readonly<{ id: string }>;

/** Who teaches what to whom, as administrators keep it. */
@Injectable()
export class TeachingSetsService extends SchoolRecords<SetRow, never, SetParts, SetParts> {
  constructor(
    writes: SchoolWrites,
    private readonly sets: TeachingSetsRepository,
    private readonly around: SetSurroundings,
    private readonly years: AcademicYears,
    private readonly events: Events,
  ) {
    super(writes, sets.rows, toTeachingSetDto);
  }

  async list(caller: SchoolCaller, academicYearId: string): Promise<TeachingSet[]> {
    const year = await this.years.find(caller, academicYearId);
    return this.reading(caller, (owner) => this.sets.list(owner, year.id));
  }

  /** What the caller teaches today. */
  async listOwn(caller: SchoolCaller, academicYearId: string): Promise<TeachingSet[]> {
    const { principal, now } = caller;
    const year = await this.years.find(caller, academicYearId);
    return this.reading(caller, (owner) => this.sets.listOf(owner, year.id, principal.userId, dayOf(now)));
  }

  /** For a write that makes sets among other things: before any other lock, as whoever changes a set takes them. */
  async hold(caller: SchoolCaller): Promise<void> {
    await this.around.lock(caller.school.id);
  }

  /** As each by itself, in as many statements as one: a school begins with hundreds. */
  override createAll(
    caller: SchoolCaller,
    list: string,
    sets: readonly (SetContent & Readonly<{ id: string }>)[],
  ): Promise<TeachingSet[]> {
    const owner = this.ownerOf(caller);
    return this.writes.write(caller, async () => {
      await this.around.lock(owner.schoolId);
      const ids = [...new Set(sets.map(({ id }) => id))];
      const before = new Set((await this.sets.rows.findAll(owner, ids)).map(({ id }) => id));
      const firsts = new Map(sets.map((set, at) => [set.id, { set, at }] as const).reverse());
      const added = [...firsts.values()].reverse().filter(({ set }) => !before.has(set.id));
      for (const [academicYearId, ofYear] of Map.groupBy(added, ({ set }) => set.academicYearId))
        await this.addNew(caller, academicYearId, list, ofYear);
      const made = new Map((await this.sets.rows.findAll(owner, ids)).map((set) => [set.id, set]));
      return sets.flatMap(({ id }) => made.get(id) ?? []);
    });
  }

  /** Many new ones of a year, all of them or none. `list`: what holds them in the request, for what is wrong with one. */
  addAll(caller: SchoolCaller, academicYearId: string, list: string, sets: readonly NewSet[]): Promise<void> {
    const owner = this.ownerOf(caller);
    return this.writes.write(caller, async () => {
      await this.around.lock(owner.schoolId);
      const ids = sets.map(({ id }) => id);
      if (await this.sets.anyOf(owner, ids)) throw new RecordIdTakenError(SET_NOUN);
      await this.addNew(
        caller,
        academicYearId,
        list,
        sets.map((set, at) => ({ set, at })),
      );
    });
  }

  /** `at`: its place in the list. */
  private async addNew(
    caller: SchoolCaller,
    academicYearId: string,
    list: string,
    sets: readonly Readonly<{ set: NewSet; at: number }>[],
  ): Promise<void> {
    await this.years.holdOpen(caller, academicYearId);
    const around = await this.surroundings(caller, academicYearId);
    const made: SetContent[] = [];
    const problems = sets.flatMap(({ set, at }) => {
      const content = { ...set, academicYearId };
      const found = problemsOfSet(content, {
        ...around,
        standing: null,
        others: [...around.others, ...made],
      });
      made.push(content);
      return found.map(({ field, message }) => ({ field: `${list}.${at}.${field}`, message }));
    });
    if (problems.length > 0) throw new ValidationError(problems);
    const added = sets.map(({ set }) => set);
    await this.sets.addAll(this.ownerOf(caller), academicYearId, added, caller.now);
  }

  protected override async check(caller: SchoolCaller, id: string, content: SetContent): Promise<void> {
    const owner = this.ownerOf(caller);
    const { academicYearId } = content;
    await this.around.lock(owner.schoolId);
    await this.years.holdOpen(caller, academicYearId);
    const around = await this.surroundings(caller, academicYearId);
    const problems = problemsOfSet(content, {
      ...around,
      standing: await this.sets.rows.find(owner, id),
      others: around.others.filter((other) => other.id !== id),
    });
    if (problems.length > 0) throw new ValidationError(problems);
  }

  protected override async checkDeletion(caller: SchoolCaller, id: string): Promise<void> {
    await this.around.lock(caller.school.id);
    const { academicYearId } = await this.known(caller, id);
    await this.years.holdOpen(caller, academicYearId);
    await this.events.emit(setGoing, { schoolId: caller.school.id, academicYearId, setId: id });
  }

  protected override async checkRestoration(caller: SchoolCaller, id: string): Promise<void> {
    await this.check(caller, id, await this.known(caller, id));
  }

  protected override async keepParts(owner: SchoolOwner, id: string, content: SetContent): Promise<void> {
    await this.sets.saveParts(owner, id, content);
    const { academicYearId } = content;
    await this.events.emit(setChanged, { ...owner, academicYearId, setId: id });
  }

  private async surroundings(caller: SchoolCaller, academicYearId: string) {
    const { sets, teachers, ...around } = await this.around.of(caller.school.id, academicYearId);
    return { ...around, others: sets, teacherIds: teachers.map(({ userId }) => userId) };
  }
}
