import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { ClassesPart, SchoolClassesService } from '../../classes/index.js';
import {
  defineRollOverPart,
  type RollOver,
  RollOverPart,
  type RollOverPartDto,
} from '../../schools/index.js';
import { PupilsRepository } from '../pupils.repository.js';
import { RollOverPupils } from './roll-over-pupils.js';

const PUPILS = defineRollOverPart('pupils');
const NO_CLASS: readonly string[] = ['leave', 'none'];

/** Pupils go up with their class; single ones stand in the proposal only where they are asked about. */
@Injectable()
export class PupilsPart extends RollOverPart {
  readonly part = PUPILS;

  constructor(
    private readonly rollOvers: RollOverPupils,
    private readonly pupils: PupilsRepository,
    private readonly classesPart: ClassesPart,
    private readonly classes: SchoolClassesService,
  ) {
    super();
  }

  async propose(rollOver: RollOver): Promise<RollOverPartDto> {
    const places = await this.rollOvers.nextPlaces(rollOver);
    const made = (await this.classesPart.decided(rollOver)).filter(({ isMade }) => isMade);
    const standing = await this.classes.list(rollOver.caller, rollOver.from.id);
    const names = new Map(standing.map(({ id, name }) => [id, name]));
    return {
      count: places.filter(({ goesTo }) => goesTo !== null && !NO_CLASS.includes(goesTo)).length,
      choices: [
        ...made.map(({ key, name }) => ({ value: key, name })),
        ...NO_CLASS.map((value) => ({ value, name: null })),
      ],
      rows: places
        .filter(({ isAsked }) => isAsked)
        .map(({ pupil, goesTo }) => ({
          key: `pupil:${pupil.id}`,
          from: (pupil.classId && names.get(pupil.classId)) ?? null,
          to: pupil.name,
          problem: goesTo === null ? 'noClass' : null,
          isName: false,
          chosen: goesTo,
        })),
    };
  }

  async make(rollOver: RollOver): Promise<string[]> {
    const { caller, yearId, to, idOf } = rollOver;
    const schoolId = caller.school.id;
    await this.pupils.lock({ schoolId });
    const places = (await this.rollOvers.nextPlaces(rollOver)).flatMap(({ pupil, goesTo }) =>
      goesTo === null || NO_CLASS.includes(goesTo) ? [] : [{ pupilId: pupil.id, classId: idOf(goesTo) }],
    );
    await this.rollOvers.place(schoolId, yearId, places, to.firstDay);
    return places.map(({ pupilId }) => pupilId);
  }

  countUsed(schoolId: string, yearId: string, made: readonly string[]): Promise<number> {
    return this.rollOvers.countMoved(schoolId, yearId, made);
  }

  async takeBack({ school }: SchoolCaller, yearId: string, made: readonly string[]): Promise<void> {
    await this.rollOvers.takeOut(school.id, yearId, made);
  }
}
