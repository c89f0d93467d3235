import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { RecordConflictError, RecordNotFoundError } from '../../../platform/records/records.errors.js';
import {
  AcademicYearClosedError,
  AcademicYearNotFoundError,
} from '../academic-years/academic-years.errors.js';
import { AcademicYearsRepository } from '../academic-years/academic-years.repository.js';
import { type AcademicYear, problemOfYear, type YearContent } from '../domain/academic-year.js';
import { type Proposal, type ProposedParts, toRollOverDto } from './roll-over.dto.js';
import {
  ROLL_OVER_NOUN,
  RollOverAppliedError,
  RollOverUndecidedError,
  RollOverUsedError,
} from './roll-over.errors.js';
import type { RollOverPartDto } from './roll-over-part.dto.js';
import { CollectedParts, idMadeFrom, type RollOver } from './roll-over-part.js';
import { type KeptRollOver, type MadeIds, RollOversRepository } from './roll-overs.repository.js';

/** Buka sesi baharu: what the next session would be made of, and the one transaction that makes it. */
@Injectable()
export class RollOversService {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly rollOvers: RollOversRepository,
    private readonly years: AcademicYearsRepository,
    private readonly parts: CollectedParts,
  ) {}

  list({ school }: SchoolCaller): Promise<KeptRollOver[]> {
    return this.writes.read({ school }, () => this.rollOvers.list(school.id));
  }

  /** Computed from what stands now, with what was decided. An applied one tells what it made. */
  find(caller: SchoolCaller, id: string): Promise<Proposal> {
    return this.writes.read(caller, () => this.proposal(caller, id));
  }

  /** Where one stands for the same session, that is answered. */
  begin(caller: SchoolCaller, fromYearId: string, content: YearContent): Promise<Proposal> {
    return this.changeYears(caller, async () => {
      const from = await this.years.find(caller.school.id, fromYearId);
      if (!from) throw new AcademicYearNotFoundError();
      this.refuseProblem(from, content);
      const { id } = await this.rollOvers.begin(caller.school.id, fromYearId, content, caller.now);
      return this.proposal(caller, id);
    });
  }

  /** The name and the days of the session to come. */
  changeDays(caller: SchoolCaller, id: string, version: number, content: YearContent): Promise<Proposal> {
    return this.changeYears(caller, async () => {
      const kept = await this.notApplied(caller, id);
      await this.refuseOther(caller, kept, version);
      const from = await this.years.find(caller.school.id, kept.fromYearId);
      if (from) this.refuseProblem(from, content);
      await this.rollOvers.saveDays(caller.school.id, id, content, caller.now);
      return this.proposal(caller, id);
    });
  }

  /** Each by itself: two people who decide on different rows do not disturb each other. */
  decide(
    caller: SchoolCaller,
    id: string,
    decisions: readonly Readonly<{ key: string; value: string }>[],
  ): Promise<Proposal> {
    return this.changeYears(caller, async () => {
      await this.notApplied(caller, id);
      const byKey = Object.fromEntries(decisions.map(({ key, value }) => [key, value]));
      await this.rollOvers.decide(caller.school.id, id, byKey, caller.now);
      return this.proposal(caller, id);
    });
  }

  /** All or nothing, and once: pressed again, what was made is answered. */
  apply(caller: SchoolCaller, id: string, version: number, confirmation: string): Promise<Proposal> {
    return this.changeYears(caller, async () => {
      const kept = await this.present(caller, id);
      if (!kept.applied) await this.makeYear(caller, kept, version, confirmation);
      return this.proposal(caller, id);
    });
  }

  /** While nothing of the session is in use. Taken back already, it stays so. */
  takeBack(caller: SchoolCaller, id: string): Promise<Proposal> {
    const { school, principal, now } = caller;
    return this.changeYears(caller, async () => {
      const kept = await this.present(caller, id);
      if (kept.applied) {
        const { made, yearId, madeYear, lastDayBefore } = kept.applied;
        await this.refuseClosed(caller, yearId);
        await this.refuseUsed(caller, yearId, made);
        for (const part of this.parts.all().toReversed())
          await part.takeBack(caller, { yearId, lastDayBefore, made: made[part.part] ?? [] });
        await this.rollOvers.saveTakenBack(school.id, id, now);
        if (madeYear) await this.years.remove(school.id, yearId);
        await this.rollOvers.log(school.id, kept, {
          actorId: principal.userId,
          act: 'taken_back',
          made,
          at: now,
        });
      }
      return this.proposal(caller, id);
    });
  }

  private async makeYear(
    caller: SchoolCaller,
    kept: KeptRollOver,
    version: number,
    confirmation: string,
  ): Promise<void> {
    const { school, principal, now } = caller;
    await this.refuseOther(caller, kept, version);
    const { rollOver, standing } = await this.read(caller, kept);
    if (confirmation !== rollOver.to.name)
      throw new ValidationError([{ field: 'confirmation', message: `must be ${rollOver.to.name}` }]);
    if (standing) await this.refuseClosed(caller, standing.id);
    const undecided = undecidedIn(await this.propose(rollOver));
    if (undecided > 0) throw new RollOverUndecidedError(undecided);
    if (standing) await this.refuseUsed(caller, standing.id, {});
    else await this.addYear(caller, rollOver);
    const made: Record<string, string[]> = {};
    for (const part of this.parts.all()) made[part.part] = await part.make(rollOver);
    const { yearId, from } = rollOver;
    const by = principal.userId;
    const applied = { at: now, by, yearId, madeYear: !standing, lastDayBefore: from.lastDay, made };
    await this.rollOvers.saveApplied(school.id, kept.id, applied);
    await this.rollOvers.log(school.id, kept, { actorId: principal.userId, act: 'applied', made, at: now });
  }

  private async addYear({ school, now }: SchoolCaller, { yearId, to }: RollOver): Promise<void> {
    const problem = problemOfYear(to, await this.years.list(school.id));
    if (problem) throw new ValidationError([problem]);
    await this.years.add(school.id, yearId, to, { isOpen: true, now });
  }

  private async proposal(caller: SchoolCaller, id: string): Promise<Proposal> {
    const kept = await this.present(caller, id);
    if (kept.applied) return { kept, year: kept, parts: null };
    const { rollOver } = await this.read(caller, kept);
    return { kept, year: rollOver.to, parts: await this.propose(rollOver) };
  }

  private async propose(rollOver: RollOver): Promise<ProposedParts> {
    const proposed: Record<string, RollOverPartDto> = {};
    for (const part of this.parts.all()) proposed[part.part] = await part.propose(rollOver);
    return proposed;
  }

  /** `standing`: the session to come, where somebody prepared it; it says its days then. */
  private async read(
    caller: SchoolCaller,
    kept: KeptRollOver,
  ): Promise<{ rollOver: RollOver; standing: AcademicYear | undefined }> {
    const years = await this.years.list(caller.school.id);
    const from = years.find(({ id }) => id === kept.fromYearId);
    if (!from) throw new AcademicYearNotFoundError();
    const standing = years.find(({ name }) => name === kept.name);
    const idOf = (key: string) => idMadeFrom(`${kept.id} ${kept.attempt} ${key}`);
    const to: YearContent = standing ?? kept;
    const decisions = new Map(Object.entries(kept.decisions));
    return {
      rollOver: { caller, from, to, yearId: standing?.id ?? idOf('year'), decisions, idOf },
      standing,
    };
  }

  private refuseProblem(from: AcademicYear, content: YearContent): void {
    const problem = problemOfYear(content, [from]);
    if (problem) throw new ValidationError([problem]);
    if (content.firstDay <= from.lastDay)
      throw new ValidationError([{ field: 'firstDay', message: `must be after ${from.lastDay}` }]);
  }

  private async refuseClosed({ school }: SchoolCaller, yearId: string): Promise<void> {
    const year = await this.years.find(school.id, yearId);
    if (year && year.closedAt !== null) throw new AcademicYearClosedError(year.name);
  }

  private async refuseUsed(caller: SchoolCaller, yearId: string, made: MadeIds): Promise<void> {
    const used: Record<string, string[]> = {};
    for (const part of this.parts.all()) {
      const names = await part.findUsed(caller, yearId, made[part.part] ?? []);
      if (names.length > 0) used[part.part] = names;
    }
    if (Object.keys(used).length > 0) throw new RollOverUsedError(used);
  }

  private async refuseOther(caller: SchoolCaller, kept: KeptRollOver, version: number): Promise<void> {
    if (kept.version !== version)
      throw new RecordConflictError(ROLL_OVER_NOUN, toRollOverDto(await this.proposal(caller, kept.id)));
  }

  private async notApplied(caller: SchoolCaller, id: string): Promise<KeptRollOver> {
    const kept = await this.present(caller, id);
    if (kept.applied) throw new RollOverAppliedError(kept.name);
    return kept;
  }

  private async present({ school }: SchoolCaller, id: string): Promise<KeptRollOver> {
    const kept = await this.rollOvers.find(school.id, id);
    if (!kept) throw new RecordNotFoundError(ROLL_OVER_NOUN);
    return kept;
  }

  private changeYears<T>(caller: SchoolCaller, work: () => Promise<T>): Promise<T> {
    return this.writes.write(caller, async () => {
      await this.years.lock(caller.school.id);
      return work();
    });
  }
}

const undecidedIn = (parts: ProposedParts): number =>
  Object.values(parts).reduce(
    (sum, { rows }) => sum + rows.filter(({ problem }) => problem !== null).length,
    0,
  );
