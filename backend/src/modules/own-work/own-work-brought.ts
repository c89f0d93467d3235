import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { SchoolWrites } from '../../platform/access/school-writes.js';
import { AppError } from '../../platform/errors/app-error.js';
import { type FieldProblem, ValidationError } from '../../platform/errors/errors.js';
import { ownerOf } from '../../platform/records/records.js';
import { OwnYearlyPlans } from '../yearly-plans/index.js';
import { BringingPlans } from './bringing-plans.js';
import { BringingRecords } from './bringing-records.js';
import { broughtId } from './brought-id.js';
import type { OwnWorkKind } from './domain/own-work-file.js';
import { type Placed, type ReadOwnWork, readOwnWork } from './read-own-work.js';

type BroughtCounts = Readonly<{ added: number; there: number; invalid: number }>;

/** What is named to take an arrival back. */
export type MadeWork = Readonly<{
  arrivalId: string;
  blocks: readonly string[];
  templates: readonly string[];
  yearlyPlans: readonly string[];
}>;

export type OwnWorkArrival = Readonly<{
  school: string;
  takenAt: string;
  counts: Readonly<Record<OwnWorkKind, BroughtCounts>>;
  problems: readonly FieldProblem[];
  made: MadeWork;
}>;

type Brought = Readonly<{ made: readonly string[]; there: number; problems: readonly FieldProblem[] }>;

export class OwnWorkOfAnotherError extends AppError {
  constructor() {
    super('OWN_WORK_OF_ANOTHER', 409, 'The file is the work of another account.');
  }
}

/** Ends the transaction of a trial, so that nothing of it stays. */
class OnlyTried extends Error {
  constructor(readonly arrival: OwnWorkArrival) {
    super('The file was only tried.');
  }
}

/** A file of one's own work that comes into this school. What is there already stays as it is. */
@Injectable()
export class OwnWorkBrought {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly records: BringingRecords,
    private readonly plans: BringingPlans,
    private readonly yearlyPlans: OwnYearlyPlans,
  ) {}

  async bring(caller: SchoolCaller, bytes: Buffer): Promise<OwnWorkArrival> {
    const file = await this.read(caller, bytes);
    return this.writes.write(caller, () => this.bringAll(caller, file));
  }

  /** What bringing it would do: the same, and then undone. */
  async attempt(caller: SchoolCaller, bytes: Buffer): Promise<OwnWorkArrival> {
    const file = await this.read(caller, bytes);
    return this.writes
      .write<OwnWorkArrival>(caller, async () => {
        throw new OnlyTried(await this.bringAll(caller, file));
      })
      .catch((failure) => {
        if (failure instanceof OnlyTried) return failure.arrival;
        throw failure;
      });
  }

  /** Of what came, what nobody has changed since. */
  async takeBack(caller: SchoolCaller, made: MadeWork): Promise<void> {
    await this.writes.write(caller, async () => {
      await this.plans.takeBack(caller, made.arrivalId);
      await this.records.takeBack(caller, made);
      await this.yearlyPlans.takeBack(caller, made.yearlyPlans);
    });
  }

  private async read({ principal }: SchoolCaller, bytes: Buffer): Promise<ReadOwnWork> {
    const file = await readOwnWork(bytes);
    if (file.head.author !== principal.userId) throw new OwnWorkOfAnotherError();
    return file;
  }

  private async bringAll(caller: SchoolCaller, file: ReadOwnWork): Promise<OwnWorkArrival> {
    const { head, unreadable } = file;
    const arrival = { id: randomUUID(), fromSchool: head.school };
    const blocks = await each(file.blocks, (item) => this.records.bringBlock(caller, item));
    const templates = await each(file.templates, (item) => this.records.bringTemplate(caller, item));
    const plans = await this.plans.bring(caller, file.plans, arrival);
    const yearlyPlans = await each(file.yearlyPlans, (item) =>
      this.yearlyPlans.bring(caller, item, broughtId(ownerOf(caller), item.id)),
    );
    return {
      ...{ school: head.school, takenAt: head.takenAt },
      counts: {
        blocks: countsOf(blocks, unreadable.blocks),
        templates: countsOf(templates, unreadable.templates),
        plans: {
          ...{ added: plans.added, there: plans.there },
          invalid: unreadable.plans + plans.problems.length,
        },
        yearlyPlans: countsOf(yearlyPlans, unreadable.yearlyPlans),
      },
      problems: [blocks, templates, plans, yearlyPlans]
        .flatMap(({ problems }) => problems)
        .concat(file.problems),
      made: {
        ...{ arrivalId: arrival.id, blocks: blocks.made, templates: templates.made },
        yearlyPlans: yearlyPlans.made,
      },
    };
  }
}

/** One after the other; what is refused of one is told at its place. */
async function each<Item>(
  items: readonly Placed<Item>[],
  bring: (item: Item) => Promise<string | null>,
): Promise<Brought> {
  const made: string[] = [];
  const problems: FieldProblem[] = [];
  let there = 0;
  for (const { place, item } of items) {
    try {
      const id = await bring(item);
      if (id === null) there += 1;
      else made.push(id);
    } catch (failure) {
      problems.push(problemOf(failure, place));
    }
  }
  return { made, there, problems };
}

function problemOf(failure: unknown, place: string): FieldProblem {
  const [first] = failure instanceof ValidationError ? failure.within(place).fields : [];
  if (first) return first;
  if (failure instanceof AppError && failure.status === 409)
    return { field: place, message: failure.message };
  throw failure;
}

function countsOf({ made, there, problems }: Brought, unreadable: number): BroughtCounts {
  return { added: made.length, there, invalid: problems.length + unreadable };
}
