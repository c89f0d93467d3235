import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { RoutePolicy } from '../../../platform/access/route-policy.js';
import { type PaperKind, PaperKinds, type SizedPaper } from '../../asked-papers/index.js';
import { PlanPapers } from './plan-papers.js';

type AskedPlan = Readonly<{ id: string; format: 'pdf' | 'docx' }>;

/** A yearly plan, which may be asked for and fetched later. */
@Injectable()
export class PlanPaperKind implements PaperKind<AskedPlan>, OnModuleInit {
  readonly name = 'yearly-plan';
  readonly policy: RoutePolicy = { audience: 'member', duties: [], access: 'dashboard', rows: 'school' };

  constructor(
    private readonly kinds: PaperKinds,
    private readonly papers: PlanPapers,
  ) {}

  onModuleInit(): void {
    this.kinds.add(this);
  }

  prepare(caller: SchoolCaller, { id, format }: AskedPlan): Promise<SizedPaper> {
    return format === 'pdf' ? this.papers.paper(caller, id) : this.papers.document(caller, id);
  }
}
