import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../platform/access/caller.js';
import type { FieldProblem } from '../../platform/errors/errors.js';
import { ownerOf } from '../../platform/records/records.js';
import { type ArrivingPlan, MOST_BROUGHT, OwnPlans } from '../lesson-plans/index.js';
import { broughtId } from './brought-id.js';
import type { PlanInFileDto } from './own-work-file.dto.js';
import type { Placed } from './read-own-work.js';

export type BroughtPlansResult = Readonly<{
  added: number;
  there: number;
  problems: readonly FieldProblem[];
}>;

/** Plans of a file as they come. In the current transaction of a write. */
@Injectable()
export class BringingPlans {
  constructor(private readonly plans: OwnPlans) {}

  async bring(
    caller: SchoolCaller,
    plans: readonly Placed<PlanInFileDto>[],
    arrival: Readonly<{ id: string; fromSchool: string }>,
  ): Promise<BroughtPlansResult> {
    const arriving = plans.map(({ place, item }) => ({ place, ...arrivingPlan(caller, item) }));
    const { added, there, left } = await this.plans.bring(caller, arriving, arrival);
    const places = new Map(arriving.map(({ newId, place }) => [newId, place]));
    return {
      ...{ added, there },
      problems: left.map(({ newId }) => ({
        field: places.get(newId) ?? 'plans',
        message: `a person brings ${MOST_BROUGHT} plans at most`,
      })),
    };
  }

  takeBack(caller: SchoolCaller, arrivalId: string): Promise<void> {
    return this.plans.takeBack(caller, arrivalId);
  }
}

function arrivingPlan(caller: SchoolCaller, { id, links = [], ...content }: PlanInFileDto): ArrivingPlan {
  const owner = ownerOf(caller);
  const newId = broughtId(owner, id);
  const ofPlan = links.map(({ title, address }, at) => ({
    ...{ id: broughtId(owner, `${newId} ${at}`), title, address },
  }));
  return { id, newId, content, links: ofPlan };
}
