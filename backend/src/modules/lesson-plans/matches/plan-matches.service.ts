import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import type { Owner } from '../../../platform/records/record-rows.js';
import { ownerOf } from '../../../platform/records/records.js';
import { closestSet, type PlanWords, type TaughtSet, TaughtSets } from '../../classes/index.js';
import { type CountedWords, PlanMatchesRepository } from './plan-matches.repository.js';

export type PlanMatch = CountedWords & Readonly<{ set: TaughtSet }>;

/** As many plans as one undoing names. */
const MOST_AT_ONCE = 2_000;

/** Plans that say in words what they are about, joined to the sets that they mean: proposed here, decided by their author. */
@Injectable()
export class PlanMatches {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly taughtSets: TaughtSets,
    private readonly repository: PlanMatchesRepository,
  ) {}

  propose(caller: SchoolCaller): Promise<PlanMatch[]> {
    const owner = ownerOf(caller);
    return this.writes.read(caller, async () => {
      const sets = await this.taughtSets.ofPerson(owner.schoolId, owner.userId);
      const found: PlanMatch[] = [];
      for (const ofYear of bySession(sets)) found.push(...(await this.matchesOf(owner, ofYear)));
      return found.toSorted((one, other) => other.plans - one.plans);
    });
  }

  /** The plans stay as they are and in their version. The ids of those that are joined now. */
  join(
    caller: SchoolCaller,
    matches: readonly (PlanWords & Readonly<{ teachingSetId: string }>)[],
  ): Promise<string[]> {
    const owner = ownerOf(caller);
    return this.writes.write(caller, async () => {
      const sets = await this.taughtSets.ofPerson(owner.schoolId, owner.userId);
      const joined: string[] = [];
      for (const [at, match] of matches.entries()) {
        const set = sets.find(({ id }) => id === match.teachingSetId);
        if (!set) throw new ValidationError([notTaught(at)]);
        joined.push(...(await this.repository.join(owner, match, set, MOST_AT_ONCE - joined.length)));
      }
      return joined;
    });
  }

  part(caller: SchoolCaller, planIds: readonly string[]): Promise<void> {
    return this.writes.write(caller, () => this.repository.part(ownerOf(caller), planIds));
  }

  private async matchesOf(owner: Owner, [first, ...others]: readonly TaughtSet[]): Promise<PlanMatch[]> {
    if (!first) return [];
    const named = [first, ...others].map((set) => ({
      set,
      classNames: [set.name, ...set.classNames],
      subjectNames: [set.subject.name, set.subject.code],
    }));
    const words = await this.repository.wordsIn(owner, first);
    return words.flatMap((each) => {
      const closest = closestSet(each, named);
      return closest ? [{ ...each, set: closest.set }] : [];
    });
  }
}

/** Words mean a set of the session in whose days the plan is. */
function bySession(sets: readonly TaughtSet[]): TaughtSet[][] {
  return [...Map.groupBy(sets, ({ firstDay }) => firstDay).values()];
}

function notTaught(at: number) {
  return { field: `matches.${at}.teachingSetId`, message: 'is no set that you teach or have taught' };
}
