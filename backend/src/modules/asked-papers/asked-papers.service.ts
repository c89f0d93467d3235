import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable, type StreamableFile } from '@nestjs/common';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { systemNow } from '../../platform/clock/system-clock.js';
import { Database } from '../../platform/database/database.js';
import { NotFoundError, TooManyPapersError } from '../../platform/errors/errors.js';
import { HostedFiles } from '../../platform/hosted-backend/hosted-files.js';
import { PaperDesk, whoseOf } from '../../platform/papers/paper-desk.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import type { AskedPaper } from './asked-paper.js';
import type { AskedPaperDto } from './asked-papers.dto.js';
import { toAskedPaperDto } from './asked-papers.dto.js';
import { printPaper } from './asked-papers.jobs.js';
import { AskedPapersRepository, type NewPaper } from './asked-papers.repository.js';
import { MADE_PAPERS, pathOf } from './made-papers.js';
import type { PaperKind } from './paper-kinds.js';
import type { PaperRequest } from './paper-request.js';
import { WaitingPlaces } from './waiting-places.js';

/** Of lines: some three hundred pages. What is longer is made beside everything else, and fetched later. */
const MOST_AT_ONCE = 20_000;
const MOST_OF_PERSON = 6;
const MOST_OF_SCHOOL = 400;
const NOUN = 'The paper';

export type MadePaper = Readonly<{ name: string; type: string; content: Readable }>;

/** What is made while its reader waits, or later: what is long, and whatever has to wait for its turn. */
@Injectable()
export class AskedPapers {
  constructor(
    private readonly database: Database,
    private readonly papers: AskedPapersRepository,
    private readonly desk: PaperDesk,
    private readonly files: HostedFiles,
    private readonly queue: JobQueue,
    private readonly places: WaitingPlaces,
  ) {}

  async answer<Asked>(
    caller: SchoolCaller,
    kind: PaperKind<Asked>,
    asked: Asked,
    { mayWait, leaving, later }: PaperRequest,
  ): Promise<StreamableFile | AskedPaperDto> {
    const whose = whoseOf(caller);
    const paper = await this.desk.prepare(whose, leaving, () => kind.prepare(caller, asked));
    const isLarge = paper.lines > MOST_AT_ONCE;
    if (!mayWait || (!isLarge && this.desk.isFree(whose))) return this.desk.file(paper, whose, leaving);
    const { name, type } = paper;
    const waiting = await this.ask(caller, { id: randomUUID(), kind: kind.name, asked, name, type, isLarge });
    later();
    return toAskedPaperDto(waiting);
  }

  /** With its place. @throws NotFoundError for another's, and once its day is over */
  async find(caller: SchoolCaller, id: string): Promise<AskedPaper> {
    const owner = ownerOf(caller);
    const found = await this.database.tenantRead(owner.schoolId, () =>
      this.papers.find(owner, id, systemNow()),
    );
    if (!found) throw new NotFoundError(NOUN);
    return { ...found, place: found.state === 'waiting' ? await this.places.of(id) : null };
  }

  /** As it comes: whoever is slow to take it makes this process hold none of it. */
  async file(caller: SchoolCaller, id: string): Promise<MadePaper> {
    const { state, name, type } = await this.find(caller, id);
    const path = pathOf(caller.school.id, id);
    const content = state === 'ready' && (await this.files.readIfThere(MADE_PAPERS, path));
    if (!content) throw new NotFoundError(NOUN);
    return { name, type, content };
  }

  /** Whoever leaves holds up nobody; what is printed at the time is thrown away. */
  async leave(caller: SchoolCaller, id: string): Promise<void> {
    const owner = ownerOf(caller);
    const left = await this.database.tenantTransaction(owner.schoolId, () => this.papers.remove(owner, id));
    if (!left) throw new NotFoundError(NOUN);
    this.places.forget();
    await this.files.remove(MADE_PAPERS, pathOf(owner.schoolId, id));
  }

  private async ask(caller: SchoolCaller, paper: NewPaper): Promise<AskedPaper> {
    const owner = ownerOf(caller);
    await this.database.tenantTransaction(owner.schoolId, async () => {
      const { ofPerson, ofSchool } = await this.papers.open(owner);
      if (ofPerson >= MOST_OF_PERSON || ofSchool >= MOST_OF_SCHOOL) throw new TooManyPapersError();
      await this.papers.add(owner, paper, systemNow());
      await this.queue.add(printPaper, {}, paper.id);
    });
    this.places.forget();
    return this.find(caller, paper.id);
  }
}

function ownerOf({ school, principal }: SchoolCaller) {
  return { schoolId: school.id, userId: principal.userId };
}
