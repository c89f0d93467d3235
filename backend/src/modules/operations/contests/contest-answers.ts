import { Injectable } from '@nestjs/common';
import type { StaffCaller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { CodeContests } from '../../schools/index.js';
import { AuditRepository } from '../audit/audit.repository.js';
import type { ContestAnswerDto } from './contests.dto.js';

const ACTIONS = { kept: 'contest.keep', released: 'contest.release' } as const;

/** What operators answer to whoever contests an official code, each with its entry in the audit. */
@Injectable()
export class ContestAnswers {
  constructor(
    private readonly database: Database,
    private readonly contests: CodeContests,
    private readonly audit: AuditRepository,
  ) {}

  /** `at`: the system's time. */
  answer(caller: StaffCaller, id: string, { answer, reason }: ContestAnswerDto, at: number): Promise<void> {
    return this.database.systemTransaction(async () => {
      const order = { answer, reason, by: caller.principal.userId, at };
      const { code, email } = await this.contests.answer(id, order);
      const target = { kind: 'school', id: code } as const;
      await this.audit.record({ caller, action: ACTIONS[answer], target, reason, result: { email } });
    });
  }
}
