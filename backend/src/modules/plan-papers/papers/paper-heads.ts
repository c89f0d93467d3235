import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { School } from '../../../platform/access/memberships.js';
import { SchoolsOnPaper } from '../../schools/index.js';
import type { PaperHead } from './plan-on-paper.js';

/** Whose paper it is. */
@Injectable()
export class PaperHeads {
  constructor(private readonly schools: SchoolsOnPaper) {}

  ofCaller({ school, membership, now }: SchoolCaller): Promise<PaperHead> {
    return this.of(school, membership.displayName, now);
  }

  async of(school: School, author: string, now: number): Promise<PaperHead> {
    return { school: await this.schools.of(school), author, now };
  }
}
