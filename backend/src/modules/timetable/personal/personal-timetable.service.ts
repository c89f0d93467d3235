import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import type { Day } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { Events } from '../../../platform/events/events.js';
import { ownerOf } from '../../../platform/records/records.js';
import { closestSet, SchoolClassesService, type SetOfYear, TaughtSets } from '../../classes/index.js';
import { type AcademicYear, AcademicYears } from '../../schools/index.js';
import { type AdoptionLine, adoptionLines, type OwnWords, type SchoolLesson } from '../domain/adoption.js';
import { lastDayOf } from '../domain/timetable.js';
import { TimetableLessonsRepository } from '../lessons/timetable-lessons.repository.js';
import { type Timetable, TimetablesRepository } from '../versions/timetables.repository.js';
import {
  type MatchedWords,
  type PersonalLesson,
  PersonalLessonsRepository,
} from './personal-lessons.repository.js';
import { personalTimetableAdopted } from './personal-timetable.events.js';

/** What the school's timetable has for what somebody teaches, before they go over to it. */
export type Adoption = Readonly<{
  timetableId: string;
  startsOn: Day;
  lines: readonly AdoptionLine[];
  taughtSetIds: readonly string[];
}>;

export type PersonalTimetable = Readonly<{
  lessons: readonly PersonalLesson[];
  sets: readonly SetOfYear[];
  coveredFrom: Day | null;
  adoption: Adoption | null;
}>;

/** Published, with lessons of the caller's. */
type Covering = Timetable & Readonly<{ startsOn: Day }>;

/** A person's own week, and how they go over from it to the school's. */
@Injectable()
export class PersonalTimetables {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly personal: PersonalLessonsRepository,
    private readonly timetables: TimetablesRepository,
    private readonly lessons: TimetableLessonsRepository,
    private readonly taughtSets: TaughtSets,
    private readonly classes: SchoolClassesService,
    private readonly years: AcademicYears,
    private readonly events: Events,
  ) {}

  async read(caller: SchoolCaller, academicYearId: string): Promise<PersonalTimetable> {
    const year = await this.years.find(caller, academicYearId);
    return this.writes.read(caller, () => this.readIn(caller, year));
  }

  /**
   * What was told in words is of the sets of the school's timetable from now on, and so are the plans that were written
   * for it. Said again, nothing happens.
   */
  adopt(
    caller: SchoolCaller,
    timetableId: string,
    matches: readonly MatchedWords[],
  ): Promise<PersonalTimetable> {
    const owner = ownerOf(caller);
    return this.writes.write(caller, async () => {
      await this.personal.lock(owner);
      const standing = await this.timetables.rows.find(owner, timetableId);
      const session = standing && (await this.years.holdOpen(caller, standing.academicYearId));
      const covering = session && (await this.covering(caller, session));
      const timetable = covering?.find(({ id }) => id === timetableId);
      if (!session || !timetable)
        throw new ValidationError([
          { field: 'timetableId', message: 'is no published timetable with lessons of yours' },
        ]);
      await this.refuseOthers(caller, timetable, matches);
      if (await this.personal.adopt(owner, timetable, caller.now)) {
        for (const match of matches) await this.personal.nameSet(owner, session.id, match, caller.now);
        await this.events.emit(personalTimetableAdopted, {
          ...{ schoolId: owner.schoolId, personId: owner.userId, session, from: timetable.startsOn, matches },
        });
      }
      return this.readIn(caller, session);
    });
  }

  private async readIn(caller: SchoolCaller, year: AcademicYear): Promise<PersonalTimetable> {
    const owner = ownerOf(caller);
    const lessons = await this.personal.list(owner, year.id);
    const sets = await this.taughtSets.ofYear(owner.schoolId, year.id, dayOf(caller.now));
    const covering = await this.covering(caller, year);
    const adopted = await this.personal.adoptedBy(owner, year.id);
    const next = covering.find(({ lastDay }) => lastDay === null || lastDay >= dayOf(caller.now));
    const isOpen = lessons.length > 0 && !covering.some(({ id }) => adopted.includes(id));
    return {
      ...{ lessons, sets, coveredFrom: covering[0]?.startsOn ?? null },
      adoption: next && isOpen ? await this.adoptionOf(caller, next, lessons, sets) : null,
    };
  }

  /** By their first day. */
  private async covering(
    caller: SchoolCaller,
    year: AcademicYear,
  ): Promise<(Covering & Readonly<{ lastDay: Day | null }>)[]> {
    const owner = ownerOf(caller);
    const all = await this.timetables.list(owner, year.id);
    const taught = await this.personal.timetablesOf(owner.schoolId, [owner.userId], year.id);
    const theirs = taught.get(owner.userId) ?? [];
    return all.flatMap((timetable) => {
      const { id, startsOn } = timetable;
      if (startsOn === null || !theirs.includes(id)) return [];
      return [{ ...timetable, startsOn, lastDay: lastDayOf(timetable, all, year) }];
    });
  }

  private async adoptionOf(
    caller: SchoolCaller,
    { id, startsOn, academicYearId }: Covering,
    lessons: readonly PersonalLesson[],
    sets: readonly SetOfYear[],
  ): Promise<Adoption> {
    const taught = await this.taughtIn(caller, id);
    const taughtSetIds = [...new Set(taught.map(({ teachingSetId }) => teachingSetId))];
    const classes = await this.classes.ofYear(caller.school.id, academicYearId);
    const named = sets
      .filter((set) => taughtSetIds.includes(set.id))
      .map(({ id: setId, name, subject, parts }) => ({
        setId,
        classNames: [
          name,
          ...classes.flatMap((each) => (parts.some(({ classId }) => classId === each.id) ? [each.name] : [])),
        ],
        subjectNames: [subject.name, subject.code],
      }));
    const closest = (words: OwnWords) => closestSet(words, named)?.setId ?? null;
    return { timetableId: id, startsOn, lines: adoptionLines(lessons, taught, closest), taughtSetIds };
  }

  private async taughtIn({ school, principal }: SchoolCaller, id: string): Promise<SchoolLesson[]> {
    const lessons = await this.lessons.list({ schoolId: school.id }, id);
    return lessons.flatMap(({ teachingSetId, teacherIds, ...time }) =>
      teachingSetId !== null && teacherIds.includes(principal.userId) ? [{ ...time, teachingSetId }] : [],
    );
  }

  private async refuseOthers(
    caller: SchoolCaller,
    { id }: Timetable,
    matches: readonly MatchedWords[],
  ): Promise<void> {
    const taught = await this.taughtIn(caller, id);
    const problems = matches.flatMap(({ teachingSetId }, at) =>
      taught.some((lesson) => lesson.teachingSetId === teachingSetId)
        ? []
        : [{ field: `matches.${at}.teachingSetId`, message: 'is no set of yours in the timetable' }],
    );
    if (problems.length > 0) throw new ValidationError(problems);
  }
}
