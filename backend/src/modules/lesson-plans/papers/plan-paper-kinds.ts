import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type PaperKind, PaperKinds } from '../../asked-papers/index.js';
import { type AskedPlans, PlanPapers } from './plan-papers.service.js';
import { type AskedFile, TeacherFiles } from './teacher-files.js';

/** Which papers of plans may be asked for and fetched later. What is asked stands in rows: a build later still reads it. */
@Injectable()
export class PlanPaperKinds implements OnModuleInit {
  readonly plans: PaperKind<AskedPlans>;
  readonly file: PaperKind<AskedFile>;

  constructor(
    private readonly kinds: PaperKinds,
    papers: PlanPapers,
    files: TeacherFiles,
  ) {
    this.plans = { name: 'lesson-plans', prepare: (caller, asked) => papers.prepare(caller, asked) };
    this.file = { name: 'lesson-plan-file', prepare: (caller, asked) => files.of(caller, asked) };
  }

  onModuleInit(): void {
    this.kinds.add(this.plans);
    this.kinds.add(this.file);
  }
}
