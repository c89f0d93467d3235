import { Module } from '@nestjs/common';
import { AskedPapersModule } from '../asked-papers/index.js';
import { LessonPlansModule } from '../lesson-plans/index.js';
import { PlanSendingModule } from '../plan-sending/index.js';
import { PupilsModule } from '../pupils/index.js';
import { ReviewsModule } from '../reviews/index.js';
import { LessonsAsSent } from './papers/lessons-as-sent.js';
import { PaperHeads } from './papers/paper-heads.js';
import { PaperReader } from './papers/paper-reader.js';
import { PlanArchives } from './papers/plan-archive.js';
import { PlanDays } from './papers/plan-days.read-model.js';
import { PlanPaperKinds } from './papers/plan-paper-kinds.js';
import { PlanArchivesController, PlanPapersController } from './papers/plan-papers.controller.js';
import { PlanPapers } from './papers/plan-papers.service.js';
import { SealsOnPaper } from './papers/seals-on-paper.js';
import { SentByTeacher } from './papers/sent-by-teacher.js';
import { TeacherFiles } from './papers/teacher-files.js';
import { WeeksOfFile } from './papers/weeks-of-file.js';
import { PLAN_PAPERS_EXPORTS } from './plan-papers.exports.js';
import { SubmissionPapersController } from './submissions/submission-papers.controller.js';
import { SubmissionReport } from './submissions/submission-report.js';
import { PaperTemplatesController } from './templates/paper-templates.controller.js';
import { PaperTemplatesRepository } from './templates/paper-templates.repository.js';
import { PaperTemplates } from './templates/paper-templates.service.js';
import { TemplateFiles } from './templates/template-files.js';
import { VisitPapersController } from './visits/visit-papers.controller.js';
import { VisitPapers } from './visits/visit-papers.js';

@Module({
  imports: [AskedPapersModule, LessonPlansModule, PlanSendingModule, PupilsModule, ReviewsModule],
  controllers: [
    PlanPapersController,
    PlanArchivesController,
    PaperTemplatesController,
    SubmissionPapersController,
    VisitPapersController,
  ],
  providers: [
    PLAN_PAPERS_EXPORTS,
    PaperTemplatesRepository,
    TemplateFiles,
    PaperTemplates,
    PlanDays,
    SealsOnPaper,
    PaperHeads,
    PaperReader,
    PlanPapers,
    PlanArchives,
    SentByTeacher,
    LessonsAsSent,
    WeeksOfFile,
    TeacherFiles,
    SubmissionReport,
    PlanPaperKinds,
    VisitPapers,
  ],
})
export class PlanPapersModule {}
