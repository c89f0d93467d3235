import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { RoutePolicy } from '../../../platform/access/route-policy.js';
import { type PaperKind, PaperKinds, type SizedPaper } from '../../asked-papers/index.js';
import { TimetablesService } from '../versions/timetables.service.js';
import { type AskedPaper, TimetablePapers } from './timetable-papers.js';

type AskedTimetable = AskedPaper & Readonly<{ id: string }>;

/** Sheets of a timetable, which may be asked for and fetched later. */
@Injectable()
export class TimetablePaperKind implements PaperKind<AskedTimetable>, OnModuleInit {
  readonly name = 'timetable';
  readonly policy: RoutePolicy = { audience: 'member', duties: [], access: 'dashboard', rows: 'school' };

  constructor(
    private readonly kinds: PaperKinds,
    private readonly timetables: TimetablesService,
    private readonly papers: TimetablePapers,
  ) {}

  onModuleInit(): void {
    this.kinds.add(this);
  }

  /** A draft for those who keep it alone. */
  async prepare(caller: SchoolCaller, { id, ...asked }: AskedTimetable): Promise<SizedPaper> {
    return this.papers.make(caller, await this.timetables.find(caller, id), asked);
  }
}
