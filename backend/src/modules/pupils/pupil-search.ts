import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { defineFindable, Finds } from '../../platform/search/findable.js';
import { SchoolClassesService } from '../classes/index.js';
import { AcademicYears } from '../schools/index.js';
import { wordsSought } from './domain/pupil-name.js';
import { SoughtPupilDto } from './pupils.dto.js';
import { PupilsService } from './pupils.service.js';

const foundPupils = defineFindable({ kind: 'pupils', shownAs: SoughtPupilDto, most: 8 });

/** The pupils whom the caller sees in lists of the current session. */
@Injectable()
export class PupilSearch {
  constructor(
    private readonly pupils: PupilsService,
    private readonly years: AcademicYears,
    private readonly classes: SchoolClassesService,
  ) {}

  /** By the beginnings of words of the name, as the list finds them. */
  @Finds(foundPupils)
  async find(caller: SchoolCaller, words: readonly string[], limit: number): Promise<SoughtPupilDto[]> {
    const search = words.join(' ');
    const year = await this.years.currentOrNull(caller);
    if (!year || limit === 0 || wordsSought(search).length === 0) return [];
    const { items } = await this.pupils.list(caller, { search, limit, academicYearId: year.id });
    if (items.length === 0) return [];
    const classes = await this.classes.list(caller, year.id);
    return items.map(({ id, name, classId }) => {
      const className = classes.find((each) => each.id === classId)?.name ?? null;
      return { id, name, classId, className };
    });
  }
}
