import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { ClassesPart, SchoolClassesService } from '../../classes/index.js';
import {
  defineRollOverPart,
  type RollOver,
  RollOverPart,
  type RollOverPartDto,
  type RollOverRowDto,
  type TakenBack,
} from '../../schools/index.js';
import { isWithoutClass, type NextFlow, type NextPlace } from '../domain/next-places.js';
import { PupilsRepository } from '../pupils.repository.js';
import { type PupilInClass, RollOverPupils } from './roll-over-pupils.js';

const PUPILS = defineRollOverPart('pupils');
const WITHOUT_CLASS = ['leave', 'none'];

/** Pupils go where their class goes; single ones stand in the proposal where somebody asked, or has to be asked. */
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
    const { flows, places } = await this.rollOvers.nextPlaces(rollOver);
    const made = (await this.classesPart.decided(rollOver)).filter(({ isMade }) => isMade);
    const standing = await this.classes.list(rollOver.caller, rollOver.from.id);
    const names = new Map(standing.map(({ id, name }) => [id, name]));
    return {
      count: places.filter(({ goesTo }) => goesTo !== null && !isWithoutClass(goesTo)).length,
      choices: [
        ...made.map(({ key, name }) => ({ value: key, name })),
        ...WITHOUT_CLASS.map((value) => ({ value, name: null })),
      ],
      rows: [
        ...flows.flatMap((flow) => rowOfFlow(flow, names)),
        ...places.flatMap((each) => rowOf(each, names)),
      ],
    };
  }

  async make(rollOver: RollOver): Promise<string[]> {
    const { caller, yearId, to, idOf } = rollOver;
    const schoolId = caller.school.id;
    await this.pupils.lock({ schoolId });
    const places = (await this.rollOvers.nextPlaces(rollOver)).places.flatMap(({ pupil, goesTo }) =>
      goesTo === null || isWithoutClass(goesTo) ? [] : [{ pupilId: pupil.id, classId: idOf(goesTo) }],
    );
    await this.rollOvers.place(schoolId, yearId, places, to.firstDay);
    return places.map(({ pupilId }) => pupilId);
  }

  findUsed({ school }: SchoolCaller, yearId: string, made: readonly string[]): Promise<string[]> {
    return this.rollOvers.findMoved(school.id, yearId, made);
  }

  async takeBack({ school }: SchoolCaller, { yearId, made }: TakenBack): Promise<void> {
    await this.rollOvers.takeOut(school.id, yearId, made);
  }
}

type ClassNames = ReadonlyMap<string, string>;

/** A class of which nobody is there asks nothing. */
function rowOfFlow({ classId, pupils, goesTo }: NextFlow, names: ClassNames): RollOverRowDto[] {
  if (pupils === 0) return [];
  return [
    {
      key: `pupilsOf:${classId}`,
      from: null,
      to: names.get(classId) ?? '',
      problem: goesTo === null ? 'goesNowhere' : null,
      isName: false,
      chosen: goesTo,
      pupils,
      others: ['each'],
    },
  ];
}

function rowOf({ pupil, single }: NextPlace<PupilInClass>, names: ClassNames): RollOverRowDto[] {
  if (!single) return [];
  return [
    {
      key: `pupil:${pupil.id}`,
      from: (pupil.classId && names.get(pupil.classId)) ?? null,
      to: pupil.name,
      problem: single.problem,
      isName: false,
      chosen: single.chosen,
      pupils: null,
      others: single.others,
    },
  ];
}
