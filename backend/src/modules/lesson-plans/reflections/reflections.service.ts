import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { type FieldProblem, ValidationError } from '../../../platform/errors/errors.js';
import { RecordConflictError, RecordNotFoundError } from '../../../platform/records/records.errors.js';
import { OwnRecords } from '../../../platform/records/records.js';
import {
  type ProblemName,
  REFLECTION_NOUN,
  type ReflectionContent,
  reflectionProblems,
} from '../domain/reflection.js';
import { ReflectionNotedError } from '../lesson-plans.errors.js';
import { LessonOfReflection } from './lesson-of-reflection.js';
import { ReflectionFollower } from './reflection-follower.js';
import { toReflectionDto } from './reflections.dto.js';
import {
  type Addition,
  type Noting,
  type Reflection,
  ReflectionsRepository,
} from './reflections.repository.js';

const MESSAGES: Readonly<Record<ProblemName, string>> = {
  'not-begun': 'the lesson has not begun',
  'reason-needed': 'says why the lesson was not taught',
  'reason-unneeded': 'must be empty where the lesson was taught',
  'only-taught': 'must be null where the lesson was not taught',
  'more-than-pupils': 'must not be more than the pupils of the teaching set',
  'present-needed': 'needs how many were present',
  'more-than-present': 'must not be more than were present',
  empty: 'says something of the lesson, unless numbers or a result do',
};

/** What a teacher notes of each lesson that they planned: one record of each plan, under its id. */
@Injectable()
export class ReflectionsService extends OwnRecords<ReflectionContent, never, Noting> {
  constructor(
    writes: SchoolWrites,
    private readonly reflections: ReflectionsRepository,
    private readonly lesson: LessonOfReflection,
    private readonly follower: ReflectionFollower,
  ) {
    super(writes, reflections.rows, toReflectionDto);
  }

  override replace(
    caller: SchoolCaller,
    id: string,
    version: number,
    content: ReflectionContent,
  ): Promise<Reflection> {
    return this.followed(caller, id, async () => {
      const standing = await this.reflections.find(this.ownerOf(caller), id);
      if (standing?.notedAt && !saysTheSame(standing, content)) throw new ReflectionNotedError();
      return super.replace(caller, id, version, content);
    });
  }

  /** Once it was taken note of. */
  add(caller: SchoolCaller, id: string, addition: Omit<Addition, 'writtenAt'>): Promise<Reflection> {
    const owner = this.ownerOf(caller);
    return this.writes.write(caller, async () => {
      const standing = await this.reflections.find(owner, id);
      if (!standing) throw new RecordNotFoundError(REFLECTION_NOUN);
      if (standing.notedAt === null)
        throw new ValidationError([{ field: 'id', message: 'the reflection can still be written' }]);
      await this.reflections.addTo(owner, id, { ...addition, writtenAt: caller.now });
      return this.known(caller, id);
    });
  }

  override async delete(caller: SchoolCaller, id: string): Promise<void> {
    await this.followed(caller, id, async () => {
      if ((await this.reflections.find(this.ownerOf(caller), id))?.notedAt) throw new ReflectionNotedError();
      return super.delete(caller, id);
    });
  }

  override restore(caller: SchoolCaller, id: string): Promise<Reflection> {
    return this.followed(caller, id, () => super.restore(caller, id));
  }

  /**
   * Two devices note the same lesson under the same id: the second is told what stands there, unless it says the same, as
   * a command does that is sent once more.
   */
  protected override async insert(
    caller: SchoolCaller,
    id: string,
    content: ReflectionContent,
  ): Promise<Reflection> {
    const owner = this.ownerOf(caller);
    const standing = await this.reflections.rows.find(owner, id);
    if (!standing) return this.followed(caller, id, () => super.insert(caller, id, content));
    if (standing.deletedAt !== null) {
      await this.reflections.rows.restore(owner, id);
      return this.replace(caller, id, standing.version, content);
    }
    if (!saysTheSame(standing, content))
      throw new RecordConflictError(REFLECTION_NOUN, toReflectionDto(standing));
    return standing;
  }

  protected override async check(
    caller: SchoolCaller,
    id: string,
    content: ReflectionContent,
  ): Promise<void> {
    const found = await this.lesson.of(caller, id);
    if (!found) throw new ValidationError([{ field: 'id', message: 'names no lesson plan' }]);
    const problems = reflectionProblems(content, { ...found, now: caller.now });
    if (problems.length > 0)
      throw new ValidationError(
        problems.map(({ field, problem }): FieldProblem => ({ field, message: MESSAGES[problem] })),
      );
  }

  private followed<T>(caller: SchoolCaller, id: string, work: () => Promise<T>): Promise<T> {
    return this.writes.write(caller, () => this.follower.follow(caller, id, work));
  }
}

function saysTheSame(one: ReflectionContent, other: ReflectionContent): boolean {
  const fields = ['status', 'reason', 'present', 'mastered', 'result', 'text'] as const;
  return fields.every((field) => one[field] === other[field]);
}
