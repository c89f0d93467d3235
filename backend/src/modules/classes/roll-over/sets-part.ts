import { Injectable } from '@nestjs/common';
import { isSuspendedOn } from '../../../platform/access/access.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import {
  defineRollOverPart,
  type RollOver,
  RollOverPart,
  type RollOverPartDto,
  SchoolsService,
  type TakenBack,
} from '../../schools/index.js';
import { levelsWithoutSubjects } from '../domain/missing-sets.js';
import { type NextSet, nextSets } from '../domain/next-sets.js';
import { nameOfParts } from '../domain/set-name.js';
import { SchoolClassesRepository } from '../school-classes/school-classes.repository.js';
import { SubjectsRepository } from '../subjects/subjects.repository.js';
import { TeachingSetsRepository } from '../teaching-sets/teaching-sets.repository.js';
import { ClassesPart } from './classes-part.js';

const SETS = defineRollOverPart('teachingSets');

/** What is taught, and by whom: as it stands, in the classes that are in the place of this session's. */
@Injectable()
export class SetsPart extends RollOverPart {
  readonly part = SETS;

  constructor(
    private readonly sets: TeachingSetsRepository,
    private readonly classes: SchoolClassesRepository,
    private readonly subjects: SubjectsRepository,
    private readonly classesPart: ClassesPart,
    private readonly schools: SchoolsService,
  ) {
    super();
  }

  async propose(rollOver: RollOver): Promise<RollOverPartDto> {
    const owner = { schoolId: rollOver.caller.school.id };
    const { next, teachers } = await this.read(rollOver);
    const subjects = await this.subjects.list(owner);
    const lacking = (await this.classesPart.decided(rollOver))
      .filter(
        ({ isMade, key }) => isMade && !next.some(({ parts }) => parts.some((part) => part.classId === key)),
      )
      .map(({ name, gradeLevels }) => ({
        name,
        hasSubjects: levelsWithoutSubjects([{ gradeLevels }], subjects).length === 0,
      }));
    const setNames = await this.setNames(owner.schoolId, rollOver.from.id);
    const names = new Map(
      (await this.schools.membersOf(owner.schoolId)).map((each) => [each.userId, each.name]),
    );
    return {
      count: next.length,
      lacking,
      choices: [
        { value: 'none', name: null },
        ...teachers.map(({ userId, name }) => ({ value: userId, name })),
      ],
      rows: next.map(({ standing, leadBefore, lead }) => ({
        key: `set:${standing.id}`,
        from: (leadBefore && names.get(leadBefore)) ?? null,
        to: setNames.get(standing.id) ?? '',
        problem: lead === undefined ? 'teacherGone' : null,
        isName: false,
        pupils: null,
        others: [],
        chosen: lead === undefined ? null : (lead ?? 'none'),
      })),
    };
  }

  async make(rollOver: RollOver): Promise<string[]> {
    const { caller, yearId, to, idOf } = rollOver;
    const { next } = await this.read(rollOver);
    const sets = next.map(({ standing, parts, lead, besides }) => ({
      id: idOf(standing.id),
      subjectId: standing.subjectId,
      name: standing.name,
      periodsAWeek: standing.periodsAWeek,
      parts: parts.map(({ classId, groupId }) => ({
        classId: idOf(classId),
        groupId: groupId && idOf(groupId),
      })),
      teachers: [
        ...(lead ? [{ userId: lead, isLead: true }] : []),
        ...besides.map((userId) => ({ userId, isLead: false })),
      ].map((teacher) => ({ ...teacher, fromDay: to.firstDay, toDay: null })),
    }));
    await this.sets.addAll({ schoolId: caller.school.id }, yearId, sets, caller.now);
    return sets.map(({ id }) => id);
  }

  async findUsed({ school }: SchoolCaller, yearId: string, made: readonly string[]): Promise<string[]> {
    const used = await this.sets.rows.findChanged({ schoolId: school.id }, yearId, made);
    if (used.length === 0) return [];
    const names = await this.setNames(school.id, yearId);
    return used.map((id) => names.get(id) ?? '');
  }

  async takeBack({ school, now }: SchoolCaller, { made }: TakenBack): Promise<void> {
    await this.sets.removeParts({ schoolId: school.id }, made);
    await this.sets.rows.deleteAll({ schoolId: school.id }, made, now);
  }

  /** Such as Sains · 4 Bestari. */
  private async setNames(schoolId: string, yearId: string): Promise<ReadonlyMap<string, string>> {
    const classes = await this.classes.list({ schoolId }, yearId);
    const subjects = new Map((await this.subjects.list({ schoolId })).map(({ id, name }) => [id, name]));
    const sets = await this.sets.list({ schoolId }, yearId);
    return new Map(
      sets.map(({ id, subjectId, name, parts }) => [
        id,
        `${subjects.get(subjectId) ?? ''} · ${name ?? nameOfParts(parts, classes)}`,
      ]),
    );
  }

  private async read(rollOver: RollOver): Promise<{ next: NextSet[]; teachers: Teacher[] }> {
    const { caller, from, to, decisions } = rollOver;
    const members = await this.schools.membersOf(caller.school.id);
    const teachers = members.filter(
      (member) => member.roles.includes('teacher') && !isSuspendedOn(to.firstDay, member),
    );
    const next = nextSets(await this.sets.list({ schoolId: caller.school.id }, from.id), {
      classes: await this.classesPart.decided(rollOver),
      lastDay: from.lastDay,
      teacherIds: teachers.map(({ userId }) => userId),
      decisions,
    });
    return { next, teachers };
  }
}

type Teacher = Readonly<{ userId: string; name: string }>;
