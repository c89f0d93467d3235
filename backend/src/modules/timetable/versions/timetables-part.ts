import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { defineRollOverPart, RollOverPart, type RollOverPartDto } from '../../schools/index.js';
import { TimetablesRepository } from './timetables.repository.js';

const TIMETABLES = defineRollOverPart('timetables');

/** The next session begins without a timetable: its classes and teachers are others. One that is made keeps it. */
@Injectable()
export class TimetablesPart extends RollOverPart {
  readonly part = TIMETABLES;

  constructor(private readonly timetables: TimetablesRepository) {
    super();
  }

  async propose(): Promise<RollOverPartDto> {
    return { count: 0, choices: [], rows: [] };
  }

  async make(): Promise<string[]> {
    return [];
  }

  async findUsed({ school }: SchoolCaller, yearId: string): Promise<string[]> {
    const timetables = await this.timetables.list({ schoolId: school.id }, yearId);
    return timetables.map(({ name }) => name);
  }

  async takeBack(): Promise<void> {}
}
