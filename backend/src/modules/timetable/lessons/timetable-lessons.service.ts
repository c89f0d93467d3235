import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import {
  RecordConflictError,
  RecordIdTakenError,
  RecordNotFoundError,
} from '../../../platform/records/records.errors.js';
import { SchoolRecords } from '../../../platform/records/records.js';
import { SessionCalendars } from '../../calendar/index.js';
import { SchoolClassesService, type SetOfYear, TaughtSets } from '../../classes/index.js';
import { AcademicYears, SchoolsService } from '../../schools/index.js';
import { ClaimsRepository } from '../claims/claims.repository.js';
import { LessonClaims } from '../claims/lesson-claims.js';
import { TimetableLock } from '../claims/timetable-lock.js';
import { hasBegun, TIMETABLE } from '../domain/timetable.js';
import {
  type LessonContent,
  type LessonSurroundings,
  problemsOfLesson,
  problemsOfPlace,
} from '../domain/timetable-lesson.js';
import { RoomsRepository } from '../rooms/rooms.repository.js';
import { LESSON_NOUN, TimetableBegunError, TimetablePublishedError } from '../timetable.errors.js';
import { type Timetable, TimetablesRepository } from '../versions/timetables.repository.js';
import { toLessonDto } from './timetable-lessons.dto.js';
import {
  type LessonRow,
  type Moved,
  type NewLesson,
  type ReadLesson,
  type TimetableLesson,
  TimetableLessonsRepository,
} from './timetable-lessons.repository.js';

/**
 * What is held when. Lessons of a draft may clash; those of a published timetable may not, and from its first day on
 * they stay as they are.
 */
@Injectable()
export class TimetableLessonsService extends SchoolRecords<
  LessonRow,
  never,
  Readonly<{ overrideId: string | null }>
> {
  constructor(
    writes: SchoolWrites,
    private readonly lessons: TimetableLessonsRepository,
    private readonly timetables: TimetablesRepository,
    private readonly rooms: RoomsRepository,
    private readonly claims: ClaimsRepository,
    private readonly lessonClaims: LessonClaims,
    private readonly lock: TimetableLock,
    private readonly years: AcademicYears,
    private readonly calendars: SessionCalendars,
    private readonly taughtSets: TaughtSets,
    private readonly classes: SchoolClassesService,
    private readonly schools: SchoolsService,
  ) {
    super(writes, lessons.rows, toLessonDto);
  }

  list(caller: SchoolCaller, timetableId: string): Promise<TimetableLesson[]> {
    return this.reading(caller, (owner) => this.lessons.list(owner, timetableId));
  }

  /** What its lessons are of, or may be. */
  listSets(caller: SchoolCaller, { academicYearId }: Timetable): Promise<SetOfYear[]> {
    return this.reading(caller, ({ schoolId }) =>
      this.taughtSets.ofYear(schoolId, academicYearId, dayOf(caller.now)),
    );
  }

  async addLesson(caller: SchoolCaller, id: string, lesson: LessonContent): Promise<TimetableLesson> {
    const owner = this.ownerOf(caller);
    const timetable = await this.reading(caller, () => this.timetables.rows.find(owner, lesson.timetableId));
    if (!timetable)
      throw new ValidationError([{ field: 'timetableId', message: 'is no timetable of the school' }]);
    return this.create(caller, id, { ...lesson, academicYearId: timetable.academicYearId });
  }

  /** Many new ones of a draft, all of them or none; what is wrong with one is told at its place. */
  addAll(caller: SchoolCaller, timetableId: string, lessons: readonly NewLesson[]): Promise<void> {
    const owner = this.ownerOf(caller);
    return this.writes.write(caller, async () => {
      const timetable = await this.holdTimetable(caller, timetableId);
      if (timetable.startsOn !== null) throw new TimetablePublishedError();
      refuseProblems('lessons', lessons, await this.surroundings(caller, timetable));
      if ((await this.lessons.addAll(owner, timetable, lessons, caller.now)) < lessons.length)
        throw new RecordIdTakenError(LESSON_NOUN);
    });
  }

  async changeLesson(
    caller: SchoolCaller,
    id: string,
    version: number,
    lesson: LessonContent,
  ): Promise<TimetableLesson> {
    const { academicYearId } = await this.read(caller, id);
    return this.replace(caller, id, version, { ...lesson, academicYearId });
  }

  /** Several at once, all of them or none: so two change places. */
  move(caller: SchoolCaller, timetableId: string, moves: readonly Moved[]): Promise<TimetableLesson[]> {
    const owner = this.ownerOf(caller);
    return this.writes.write(caller, async () => {
      const timetable = await this.holdTimetable(caller, timetableId);
      await this.moveAll(caller, timetable, await this.surroundings(caller, timetable), moves);
      const moved = await this.inOrder(owner, timetableId, moves);
      if (timetable.startsOn !== null) await this.lessonClaims.replace(owner, timetable, moved);
      return moved;
    });
  }

  /**
   * Lessons of a draft are added, moved and removed, all of it or nothing. Sent again it is answered as it stands.
   * Returned: those that were added and moved, in the order in which they were sent.
   */
  arrange(
    caller: SchoolCaller,
    timetableId: string,
    { added, moves, removed }: Arrangement,
  ): Promise<TimetableLesson[]> {
    const owner = this.ownerOf(caller);
    return this.writes.write(caller, async () => {
      const timetable = await this.holdTimetable(caller, timetableId);
      if (timetable.startsOn !== null) throw new TimetablePublishedError();
      const standing = await this.lessons.list(owner, timetableId);
      const isThere = ({ id }: { id: string }) => standing.some((lesson) => lesson.id === id);
      if (added.length === 0 || !added.every(isThere)) {
        const around = await this.surroundings(caller, timetable);
        refuseProblems('added', added, around);
        await this.removeAll(caller, timetable, removed);
        await this.moveAll(caller, timetable, around, moves);
        if ((await this.lessons.addAll(owner, timetable, added, caller.now)) < added.length)
          throw new RecordIdTakenError(LESSON_NOUN);
      }
      return this.inOrder(owner, timetableId, [...added, ...moves]);
    });
  }

  /** For a write: the timetable is there, may be changed, and stays so until the transaction ends. */
  async holdTimetable(caller: SchoolCaller, id: string): Promise<Timetable> {
    const owner = this.ownerOf(caller);
    await this.lock.take(owner);
    const timetable = await this.timetables.rows.find(owner, id);
    if (!timetable || timetable.deletedAt !== null) throw new RecordNotFoundError(TIMETABLE.name);
    await this.years.holdOpen(caller, timetable.academicYearId);
    if (hasBegun(timetable, dayOf(caller.now))) throw new TimetableBegunError();
    return timetable;
  }

  protected override async check(caller: SchoolCaller, id: string, lesson: LessonRow): Promise<void> {
    const standing = await this.lessons.rows.find(this.ownerOf(caller), id);
    const timetable = await this.holdTimetable(caller, (standing ?? lesson).timetableId);
    const around = await this.surroundings(caller, timetable);
    const problems = problemsOfLesson(lesson, { ...around, standing });
    if (problems.length > 0) throw new ValidationError(problems);
  }

  protected override async checkDeletion(caller: SchoolCaller, id: string): Promise<void> {
    await this.holdTimetable(caller, (await this.known(caller, id)).timetableId);
    await this.claims.dropOfLessons(this.ownerOf(caller), [id]);
  }

  protected override async checkRestoration(caller: SchoolCaller, id: string): Promise<void> {
    const lesson = await this.known(caller, id);
    await this.check(caller, id, lesson);
    await this.claim(this.ownerOf(caller), lesson);
  }

  protected override async keepParts(owner: SchoolOwner, id: string): Promise<void> {
    const written = await this.lessons.rows.find(owner, id);
    if (written) await this.claim(owner, written);
  }

  /** What stands in a published timetable takes everybody's time. */
  private async claim(owner: SchoolOwner, lesson: TimetableLesson): Promise<void> {
    const timetable = await this.timetables.rows.find(owner, lesson.timetableId);
    if (timetable && timetable.startsOn !== null) await this.lessonClaims.replace(owner, timetable, [lesson]);
  }

  private async moveAll(
    caller: SchoolCaller,
    timetable: Timetable,
    around: Pick<LessonSurroundings, 'cycleWeeks' | 'roomIds'>,
    moves: readonly Moved[],
  ): Promise<void> {
    const problems = moves.flatMap((move, at) =>
      problemsOfPlace(move, around).map(({ field, message }) => ({ field: `moves.${at}.${field}`, message })),
    );
    if (problems.length > 0) throw new ValidationError(problems);
    const moved = await this.lessons.moveAll(this.ownerOf(caller), timetable.id, moves, caller.now);
    await this.refuseOthers(caller, timetable, 'moves', moves, moved);
  }

  private async removeAll(
    caller: SchoolCaller,
    timetable: Timetable,
    removed: readonly ReadLesson[],
  ): Promise<void> {
    const gone = await this.lessons.removeAll(this.ownerOf(caller), timetable.id, removed, caller.now);
    await this.refuseOthers(caller, timetable, 'removed', removed, gone);
  }

  /** What was not changed is not there, or not as it was read. */
  private async refuseOthers(
    caller: SchoolCaller,
    timetable: Timetable,
    list: 'moves' | 'removed',
    asked: readonly ReadLesson[],
    changed: readonly string[],
  ): Promise<void> {
    const at = asked.findIndex(({ id }) => !changed.includes(id));
    if (at === -1) return;
    const standing = await this.lessons.rows.find(this.ownerOf(caller), String(asked[at]?.id));
    if (standing?.timetableId !== timetable.id || standing.deletedAt !== null)
      throw new ValidationError([{ field: `${list}.${at}.id`, message: 'is no lesson of the timetable' }]);
    throw new RecordConflictError(LESSON_NOUN, toLessonDto(standing));
  }

  private async inOrder(
    owner: SchoolOwner,
    timetableId: string,
    asked: readonly Readonly<{ id: string }>[],
  ): Promise<TimetableLesson[]> {
    const standing = new Map(
      (await this.lessons.list(owner, timetableId)).map((lesson) => [lesson.id, lesson]),
    );
    return asked.flatMap(({ id }) => standing.get(id) ?? []);
  }

  private async surroundings(
    caller: SchoolCaller,
    { academicYearId }: Timetable,
  ): Promise<Omit<LessonSurroundings, 'standing'>> {
    const owner = this.ownerOf(caller);
    const ids = (rows: readonly Readonly<{ id: string }>[]) => rows.map(({ id }) => id);
    const { calendar } = await this.calendars.chosen(caller, academicYearId);
    return {
      cycleWeeks: calendar.cycle.weeks,
      setIds: [...(await this.taughtSets.partsOf(owner.schoolId, academicYearId)).keys()],
      classIds: ids(await this.classes.list(caller, academicYearId)),
      roomIds: ids(await this.rooms.list(owner)),
      memberIds: (await this.schools.membersOf(owner.schoolId)).map(({ userId }) => userId),
    };
  }
}

export type Arrangement = Readonly<{
  added: readonly NewLesson[];
  moves: readonly Moved[];
  removed: readonly ReadLesson[];
}>;

/** What is wrong with one is told at its place in the list. */
function refuseProblems(
  list: string,
  lessons: readonly NewLesson[],
  around: Omit<LessonSurroundings, 'standing'>,
): void {
  const problems = lessons.flatMap((lesson, at) =>
    problemsOfLesson(lesson, { ...around, standing: null }).map(({ field, message }) => ({
      field: `${list}.${at}.${field}`,
      message,
    })),
  );
  if (problems.length > 0) throw new ValidationError(problems);
}
