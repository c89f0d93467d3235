import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Entitlements } from '../../../platform/access/entitlements.js';
import { SchoolsService } from '../schools.service.js';
import type { CodeContest, ContestAnswer } from './code-contest.js';
import { ContestMailer } from './contest-mailer.js';
import {
  CodeReleasedError,
  ContestAnsweredError,
  ContestNotFoundError,
  SchoolHasPaidError,
} from './contests.errors.js';
import { ContestsRepository, type OpenContest } from './contests.repository.js';

const MOST_SHOWN = 100;

/** `by`: the id of the operator. `reason` reaches the contestant. `at`: the system's time. */
export type AnswerOrder = Readonly<{ answer: ContestAnswer; reason: string; by: string; at: number }>;
export type ShownContest = OpenContest & Readonly<{ hasPaid: boolean }>;

/** The face of contests to operators. In the current transaction, which is the system's. */
@Injectable()
export class CodeContests {
  constructor(
    private readonly contests: ContestsRepository,
    private readonly schools: SchoolsService,
    private readonly entitlements: Entitlements,
    private readonly mailer: ContestMailer,
  ) {}

  /** The oldest first. */
  async listOpen(): Promise<ShownContest[]> {
    const shown: ShownContest[] = [];
    for (const contest of await this.contests.listOpen(MOST_SHOWN))
      shown.push({ ...contest, hasPaid: await this.entitlements.hasPaid(contest.schoolId) });
    return shown;
  }

  async answer(id: string, { answer, reason, by, at }: AnswerOrder): Promise<CodeContest> {
    const contest = await this.contests.findLocked(id);
    if (!contest) throw new ContestNotFoundError();
    if (contest.answer !== null) throw new ContestAnsweredError();
    if (answer === 'released') await this.release(contest);
    await this.contests.answer(id, { answer, at, by });
    await this.mailer.tellContestant(contest, answer, reason);
    return contest;
  }

  /** The school goes on under another address, which its main administrators are told. */
  private async release({ schoolId, code }: CodeContest): Promise<void> {
    if ((await this.schools.schoolById(schoolId)).code !== code) throw new CodeReleasedError();
    if (await this.entitlements.hasPaid(schoolId)) throw new SchoolHasPaidError();
    const moved = await this.schools.changeCode(
      schoolId,
      `${code}-${String(randomInt(1e6)).padStart(6, '0')}`,
    );
    await this.mailer.tellSchool(moved, code);
  }
}
