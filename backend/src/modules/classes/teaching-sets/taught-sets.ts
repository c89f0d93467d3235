import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import { AcademicYears } from '../../schools/index.js';
import { helpersOn } from '../domain/lead-teacher.js';
import { nameOfParts } from '../domain/set-name.js';
import type { Language, Religion } from '../domain/subject.js';
import { type SetPart, type SetTeacher, teachesOn } from '../domain/teaching-set.js';
import { SchoolClassesRepository } from '../school-classes/school-classes.repository.js';
import { SubjectsRepository } from '../subjects/subjects.repository.js';
import { TeachingSetsRepository } from './teaching-sets.repository.js';

/** `firstDay`, `lastDay`: of its session. */
export type TaughtSet = Readonly<{
  id: string;
  name: string;
  classNames: readonly string[];
  subject: Readonly<{ name: string; code: string }>;
  firstDay: Day;
  lastDay: Day;
}>;

/** `name`: to whom it is taught. */
export type SetOfYear = Readonly<{
  id: string;
  name: string;
  subject: Readonly<{
    id: string;
    name: string;
    code: string;
    language: Language;
    religion: Religion | null;
  }>;
  parts: readonly SetPart[];
  leadIds: readonly string[];
  /** Everybody who teaches it on the day, whoever leads it first. */
  teacherIds: readonly string[];
  /** Everybody who ever taught it, with their days. */
  teachers: readonly SetTeacher[];
  periodsAWeek: number | null;
}>;

/** What somebody teaches or has taught, in words; for modules whose rows are of sets. */
@Injectable()
export class TaughtSets {
  constructor(
    private readonly sets: TeachingSetsRepository,
    private readonly classes: SchoolClassesRepository,
    private readonly subjects: SubjectsRepository,
    private readonly years: AcademicYears,
  ) {}

  /** Every set of a session, or those that are named, in words, and who teaches it on a day; in the current transaction. */
  async ofYear(
    schoolId: string,
    academicYearId: string,
    day: Day,
    ids?: readonly string[],
  ): Promise<SetOfYear[]> {
    const owner = { schoolId };
    const [known, classes, sets] = await Promise.all([
      this.subjects.list(owner),
      this.classes.list(owner, academicYearId),
      this.sets.list(owner, academicYearId, ids),
    ]);
    const subjects = new Map(known.map((subject) => [subject.id, subject]));
    return sets.flatMap(({ id, name, subjectId, parts, teachers, periodsAWeek }) => {
      const subject = subjects.get(subjectId);
      if (!subject) return [];
      const leads = teachers.filter((teacher) => teacher.isLead && teachesOn(day, teacher));
      const leadIds = leads.map(({ userId }) => userId);
      const teacherIds = [...leadIds, ...helpersOn(day, teachers)];
      const inWords = name ?? nameOfParts(parts, classes);
      return { id, name: inWords, subject, parts, leadIds, teacherIds, teachers, periodsAWeek };
    });
  }

  /** The classes and groups of every set of a session, by its id; in the current transaction. */
  async partsOf(schoolId: string, academicYearId: string): Promise<Map<string, readonly SetPart[]>> {
    const sets = await this.sets.list({ schoolId }, academicYearId);
    return new Map(sets.map(({ id, parts }) => [id, parts]));
  }

  /** The ids of those of a session that one of these people teaches or has taught; in the current transaction. */
  idsEverOf(schoolId: string, academicYearId: string, userIds: readonly string[]): Promise<string[]> {
    return this.sets.idsEverOf({ schoolId }, academicYearId, userIds);
  }

  /** The latest session first; in the current transaction. */
  async ofPerson(schoolId: string, userId: string): Promise<TaughtSet[]> {
    const owner = { schoolId };
    const sets = await this.sets.listEverOf(owner, userId);
    if (sets.length === 0) return [];
    const subjects = await this.subjects.list(owner);
    const told: TaughtSet[] = [];
    for (const { id: yearId, firstDay, lastDay } of (await this.years.all(schoolId)).toReversed()) {
      const ofYear = sets.filter(({ academicYearId }) => academicYearId === yearId);
      if (ofYear.length === 0) continue;
      const classes = await this.classes.list(owner, yearId);
      for (const { id, name, subjectId, parts } of ofYear) {
        const subject = subjects.find((each) => each.id === subjectId);
        const taught = classes.filter((each) => parts.some(({ classId }) => classId === each.id));
        const classNames = taught.map((each) => each.name);
        if (subject)
          told.push({
            id,
            name: name ?? nameOfParts(parts, classes),
            classNames,
            subject,
            firstDay,
            lastDay,
          });
      }
    }
    return told;
  }
}
