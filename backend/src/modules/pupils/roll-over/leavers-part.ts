import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import {
  defineRollOverPart,
  type RollOver,
  RollOverPart,
  type RollOverPartDto,
  type TakenBack,
} from '../../schools/index.js';
import { RollOverPupils } from './roll-over-pupils.js';

const LEAVERS = defineRollOverPart('leavers');

/** Whoever has passed the last level of the school, or goes to another, leaves on the last day of the session. */
@Injectable()
export class LeaversPart extends RollOverPart {
  readonly part = LEAVERS;

  constructor(private readonly rollOvers: RollOverPupils) {
    super();
  }

  async propose(rollOver: RollOver): Promise<RollOverPartDto> {
    return { count: (await this.leaving(rollOver)).length, choices: [], rows: [] };
  }

  async make(rollOver: RollOver): Promise<string[]> {
    const { caller, from } = rollOver;
    const ids = await this.leaving(rollOver);
    await this.rollOvers.saveLeaving(caller.school.id, ids, from.lastDay, caller.now);
    return ids;
  }

  /** Whoever has left is in no class of the new session. */
  async findUsed(): Promise<string[]> {
    return [];
  }

  async takeBack({ school, now }: SchoolCaller, { lastDayBefore, made }: TakenBack): Promise<void> {
    await this.rollOvers.bringBack(school.id, made, lastDayBefore, now);
  }

  private async leaving(rollOver: RollOver): Promise<string[]> {
    const { places } = await this.rollOvers.nextPlaces(rollOver);
    return places.flatMap(({ pupil, goesTo }) => (goesTo === 'leave' ? [pupil.id] : []));
  }
}
