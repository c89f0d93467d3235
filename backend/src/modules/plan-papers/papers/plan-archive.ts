import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { ZIP } from '../../../platform/papers/media-types.js';
import { toPrint } from '../../../platform/papers/printing.js';
import type { SizedPaper } from '../../asked-papers/index.js';
import { AcademicYears } from '../../schools/index.js';
import { PLAN_ARCHIVE } from '../printing/index.js';
import { PaperHeads } from './paper-heads.js';
import { PaperReader } from './paper-reader.js';
import { PlanDays } from './plan-days.read-model.js';
import { NothingOnPaperError } from './plan-papers.errors.js';

export type AskedArchive = Readonly<{ academicYearId: string }>;

/** A session's plans of their author to keep: a PDF a week, and a table of all. */
@Injectable()
export class PlanArchives {
  constructor(
    private readonly days: PlanDays,
    private readonly heads: PaperHeads,
    private readonly reader: PaperReader,
    private readonly years: AcademicYears,
  ) {}

  async ofSession(caller: SchoolCaller, { academicYearId }: AskedArchive): Promise<SizedPaper> {
    const { name, firstDay, lastDay } = await this.years.find(caller, academicYearId);
    const span = { from: firstDay, to: lastDay };
    const days = await this.days.of(caller, span);
    if (days.length === 0) throw new NothingOnPaperError();
    const weeks = await this.days.weeksOf(caller, days);
    const head = await this.heads.ofCaller(caller);
    const session = name.replaceAll(/[^\w-]+/g, '-');
    return {
      ...{
        name: `rph-${session}-${caller.school.code}.zip`,
        type: ZIP,
        lines: days.reduce((sum, day) => sum + day.lines, 0),
      },
      work: toPrint(PLAN_ARCHIVE, head, () => this.reader.readAll(caller, weeks, span)),
    };
  }
}
