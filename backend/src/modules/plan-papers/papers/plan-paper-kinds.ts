import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RoutePolicy } from '../../../platform/access/route-policy.js';
import { type PaperKind, PaperKinds } from '../../asked-papers/index.js';
import type { AskedWeeks } from '../../plan-sending/index.js';
import { SubmissionReport } from '../submissions/submission-report.js';
import { type AskedArchive, PlanArchives } from './plan-archive.js';
import { type AskedPlans, PlanPapers } from './plan-papers.service.js';
import { type AskedFile, TeacherFiles } from './teacher-files.js';

const OWN: RoutePolicy = { audience: 'any-role', duties: [], access: 'dashboard', rows: 'own' };
const SUPERVISED: RoutePolicy = { ...OWN, access: 'viewReports', rows: 'supervised' };

/** Which papers of plans may be asked for and fetched later. What is asked stands in rows: a build later still reads it. */
@Injectable()
export class PlanPaperKinds implements OnModuleInit {
  readonly plans: PaperKind<AskedPlans>;
  readonly file: PaperKind<AskedFile>;
  readonly archive: PaperKind<AskedArchive>;
  readonly supervisedFile: PaperKind<AskedFile>;
  readonly submissions: PaperKind<AskedWeeks>;

  constructor(
    private readonly kinds: PaperKinds,
    papers: PlanPapers,
    files: TeacherFiles,
    archives: PlanArchives,
    report: SubmissionReport,
  ) {
    this.plans = {
      ...{ name: 'lesson-plans', policy: OWN },
      prepare: (caller, asked) => papers.prepare(caller, asked),
    };
    this.file = {
      ...{ name: 'lesson-plan-file', policy: OWN },
      prepare: (caller, asked) => files.of(caller, asked),
    };
    this.archive = {
      ...{ name: 'lesson-plan-archive', policy: { ...OWN, access: 'billing' } },
      prepare: (caller, asked) => archives.ofSession(caller, asked),
    };
    this.supervisedFile = {
      ...{ name: 'supervised-plan-file', policy: SUPERVISED },
      prepare: (caller, asked) => files.of(caller, asked),
    };
    this.submissions = {
      ...{ name: 'submissions', policy: SUPERVISED },
      prepare: (caller, asked) => report.paper(caller, asked),
    };
  }

  onModuleInit(): void {
    for (const kind of [this.plans, this.file, this.archive, this.supervisedFile, this.submissions])
      this.kinds.add(kind);
  }
}
