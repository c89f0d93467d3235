import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { FieldProblem } from '../../../platform/errors/errors.js';
import { ownerOf } from '../../../platform/records/records.js';
import { PlanAttachmentsService } from '../attachments/plan-attachments.service.js';
import { BroughtPlansRepository } from '../brought/brought-plans.repository.js';
import { MOST_BROUGHT } from '../domain/own-work-file.js';
import { broughtId } from './brought-id.js';
import type { PlanInFileDto } from './own-work-file.dto.js';
import type { Placed } from './read-own-work.js';

type Arrival = Readonly<{ id: string; fromSchool: string }>;

/** Plans of one statement. */
const AT_ONCE = 200;

export type BroughtPlansResult = Readonly<{
  added: number;
  there: number;
  problems: readonly FieldProblem[];
}>;

/** Plans as they come: patterns, of no lesson of this school. In the current transaction of a write. */
@Injectable()
export class BringingPlans {
  constructor(
    private readonly brought: BroughtPlansRepository,
    private readonly attachments: PlanAttachmentsService,
  ) {}

  async bring(
    caller: SchoolCaller,
    plans: readonly Placed<PlanInFileDto>[],
    arrival: Arrival,
  ): Promise<BroughtPlansResult> {
    const owner = ownerOf(caller);
    const idOf = ({ item }: Placed<PlanInFileDto>) => broughtId(owner, item.id);
    const known = await this.brought.among(owner, [...plans.map(({ item }) => item.id), ...plans.map(idOf)]);
    const isThere = (plan: Placed<PlanInFileDto>) => known.has(plan.item.id) || known.has(idOf(plan));
    const added = [...new Map(plans.filter((plan) => !isThere(plan)).map((plan) => [idOf(plan), plan]))];
    const room = MOST_BROUGHT - (await this.brought.count(owner));
    await this.addAll(
      caller,
      added.slice(0, room).map(([id, { item }]) => toNewPlan(id, item)),
      arrival,
    );
    return {
      added: Math.min(added.length, room),
      there: plans.length - added.length,
      problems: added.slice(room).map(([, { place }]) => ({
        field: place,
        message: `a person brings ${MOST_BROUGHT} plans at most`,
      })),
    };
  }

  async takeBack(caller: SchoolCaller, arrivalId: string): Promise<void> {
    await this.brought.removeArrival(ownerOf(caller), arrivalId);
  }

  private async addAll(caller: SchoolCaller, plans: readonly NewPlan[], arrival: Arrival): Promise<void> {
    const owner = ownerOf(caller);
    for (let at = 0; at < plans.length; at += AT_ONCE)
      await this.brought.addAll(owner, plans.slice(at, at + AT_ONCE), { ...arrival, now: caller.now });
    for (const { id: planId, links } of plans)
      for (const [at, { title, address }] of links.entries())
        await this.attachments.create(caller, broughtId(owner, `${planId} ${at}`), {
          ...{ planId, title, address, fileName: null, mediaType: null, bytes: null },
        });
  }
}

type NewPlan = ReturnType<typeof toNewPlan>;

function toNewPlan(newId: string, { id, links = [], ...content }: PlanInFileDto) {
  return { id: newId, content, links };
}
