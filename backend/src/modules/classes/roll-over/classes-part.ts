import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import {
  defineRollOverPart,
  type RollOver,
  RollOverPart,
  type RollOverPartDto,
  type RollOverRowDto,
  RollOverUsedError,
  SchoolsService,
  type TakenBack,
} from '../../schools/index.js';
import { type DecidedClass, decidedClasses, nextClasses } from '../domain/next-classes.js';
import { SchoolClassesRepository } from '../school-classes/school-classes.repository.js';

const CLASSES = defineRollOverPart('classes');

/** The classes of the next session: each a level up, with shift, class teacher and groups of the one in its place. */
@Injectable()
export class ClassesPart extends RollOverPart {
  readonly part = CLASSES;

  constructor(
    private readonly classes: SchoolClassesRepository,
    private readonly schools: SchoolsService,
  ) {
    super();
  }

  /** In the current transaction or reading. */
  async decided({ caller, from, decisions }: RollOver): Promise<DecidedClass[]> {
    return decidedClasses(
      nextClasses(await this.classes.list({ schoolId: caller.school.id }, from.id)),
      decisions,
    );
  }

  async propose(rollOver: RollOver): Promise<RollOverPartDto> {
    const decided = await this.decided(rollOver);
    return {
      count: decided.filter(({ isMade }) => isMade).length,
      choices: [
        { value: 'make', name: null },
        { value: 'skip', name: null },
      ],
      rows: decided.map(rowOf),
    };
  }

  async make(rollOver: RollOver): Promise<string[]> {
    const { caller, yearId, idOf } = rollOver;
    const owner = { schoolId: caller.school.id };
    await this.classes.lock(owner);
    // Somebody may have made a class while the proposal was read.
    const added = await this.findUsed(caller, yearId, []);
    if (added.length > 0) throw new RollOverUsedError({ [this.part]: added });
    const members = await this.schools.membersOf(owner.schoolId);
    const memberIds = members.map(({ userId }) => userId);
    const made = (await this.decided(rollOver)).filter(({ isMade }) => isMade);
    const classes = made.map(({ key, name, gradeLevels, comesFrom, inPlaceOf }) => {
      const teacherId = inPlaceOf?.classTeacherId ?? null;
      return {
        id: idOf(key),
        name,
        gradeLevels,
        shift: (inPlaceOf ?? comesFrom)?.shift ?? 'morning',
        stream: (inPlaceOf ?? comesFrom)?.stream ?? null,
        classTeacherId: teacherId !== null && memberIds.includes(teacherId) ? teacherId : null,
        groups: (inPlaceOf?.groups ?? []).map((group) => ({ id: idOf(group.id), name: group.name })),
      };
    });
    await this.classes.addAll(owner, yearId, classes, caller.now);
    return classes.map(({ id }) => id);
  }

  async findUsed({ school }: SchoolCaller, yearId: string, made: readonly string[]): Promise<string[]> {
    const used = await this.classes.rows.findChanged({ schoolId: school.id }, yearId, made);
    const classes = await this.classes.list({ schoolId: school.id }, yearId);
    return classes.flatMap(({ id, name }) => (used.includes(id) ? [name] : []));
  }

  async takeBack({ school, now }: SchoolCaller, { made }: TakenBack): Promise<void> {
    await this.classes.rows.deleteAll({ schoolId: school.id }, made, now);
  }
}

/** A class that is asked about first is named once it is made. */
function rowOf({ key, name, comesFrom, inPlaceOf, problem, isMade }: DecidedClass): RollOverRowDto {
  const isName = problem === 'sameName' || (isMade === true && (comesFrom !== null || inPlaceOf !== null));
  const isAsked = problem === 'nobodyComes' || problem === 'severalLevels' || isMade === false;
  return {
    key: isAsked ? `class:${key}` : `name:${key}`,
    from: comesFrom?.name ?? null,
    to: name,
    problem,
    isName: isName && !isAsked,
    pupils: null,
    others: [],
    chosen: isAsked ? (isMade === false ? 'skip' : null) : name,
  };
}
