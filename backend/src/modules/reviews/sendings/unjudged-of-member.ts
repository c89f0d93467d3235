import { Injectable } from '@nestjs/common';
import { defineMemberWork, WorkOfMember } from '../../schools/index.js';
import { SentRecordsRepository } from './sent-records.repository.js';

const UNJUDGED = defineMemberWork('unjudged');

/** What was sent and has no verdict: nobody verifies it once its author has left. */
@Injectable()
export class UnjudgedOfMember extends WorkOfMember {
  readonly kind = UNJUDGED;

  constructor(private readonly sent: SentRecordsRepository) {
    super();
  }

  count(schoolId: string, userId: string): Promise<number> {
    return this.sent.countUnjudged(schoolId, userId);
  }
}
