import { Injectable } from '@nestjs/common';
import { dutiesOn, isOf } from '../../../platform/access/access.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { defineFindable, Finds } from '../../../platform/search/findable.js';
import { AcademicYears } from '../../schools/index.js';
import { TeachingSetsRepository } from '../teaching-sets/teaching-sets.repository.js';
import { FoundClassDto } from './school-classes.dto.js';
import { type SchoolClass, SchoolClassesRepository } from './school-classes.repository.js';

const foundClasses = defineFindable({ kind: 'classes', shownAs: FoundClassDto, most: 8 });

/** The classes of the current session whose pupils the caller may see, in the current transaction. */
@Injectable()
export class ClassSearch {
  constructor(
    private readonly classes: SchoolClassesRepository,
    private readonly sets: TeachingSetsRepository,
    private readonly years: AcademicYears,
  ) {}

  /** Where every word stands in the name. */
  @Finds(foundClasses)
  async find(caller: SchoolCaller, words: readonly string[], limit: number): Promise<FoundClassDto[]> {
    const year = await this.years.currentOrNull(caller);
    if (!year) return [];
    const sought = words.map((word) => word.toLowerCase());
    return (await this.listVisible(caller, year.id))
      .filter(({ name }) => sought.every((word) => name.toLowerCase().includes(word)))
      .slice(0, limit)
      .map(({ id, name }) => ({ id, name }));
  }

  /** All to who keeps pupils; else those that the caller looks after or teaches today. */
  private async listVisible(caller: SchoolCaller, yearId: string): Promise<SchoolClass[]> {
    const { school, principal, membership, now } = caller;
    const owner = { schoolId: school.id };
    const today = dayOf(now);
    const classes = await this.classes.list(owner, yearId);
    if (isOf('admin', membership) || dutiesOn(today, membership).includes('pupils')) return classes;
    const taught = await this.sets.listOf(owner, yearId, principal.userId, today);
    const taughtIds = taught.flatMap(({ parts }) => parts.map(({ classId }) => classId));
    return classes.filter(
      ({ id, classTeacherId }) => classTeacherId === principal.userId || taughtIds.includes(id),
    );
  }
}
