import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { TaughtSets } from '../../classes/index.js';
import {
  defineRollOverPart,
  type RollOver,
  RollOverPart,
  type RollOverPartDto,
  type TakenBack,
} from '../../schools/index.js';
import { RoomNeedsRepository } from '../rooms/room-needs.repository.js';
import { TimetablesRepository } from './timetables.repository.js';

const TIMETABLES = defineRollOverPart('timetables');

/**
 * The next session begins without a timetable: its classes and teachers are others. One that is made keeps it. What sets
 * ask of a room goes along with them.
 */
@Injectable()
export class TimetablesPart extends RollOverPart {
  readonly part = TIMETABLES;

  constructor(
    private readonly timetables: TimetablesRepository,
    private readonly roomNeeds: RoomNeedsRepository,
    private readonly taughtSets: TaughtSets,
  ) {
    super();
  }

  async propose(): Promise<RollOverPartDto> {
    return { count: 0, choices: [], rows: [] };
  }

  async make({ caller, from, yearId, idOf }: RollOver): Promise<string[]> {
    const owner = { schoolId: caller.school.id };
    const sets = await this.taughtSets.partsOf(owner.schoolId, yearId);
    const needs = (await this.roomNeeds.list(owner, from.id))
      .map((need) => ({ ...need, teachingSetId: idOf(need.teachingSetId) }))
      .filter(({ teachingSetId }) => sets.has(teachingSetId));
    await this.roomNeeds.keep(owner, yearId, needs);
    return [];
  }

  async findUsed({ school }: SchoolCaller, yearId: string): Promise<string[]> {
    const timetables = await this.timetables.list({ schoolId: school.id }, yearId);
    return timetables.map(({ name }) => name);
  }

  async takeBack({ school }: SchoolCaller, { yearId }: TakenBack): Promise<void> {
    await this.roomNeeds.dropOfYear({ schoolId: school.id }, yearId);
  }
}
