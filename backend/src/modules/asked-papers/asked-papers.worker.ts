import { Injectable } from '@nestjs/common';
import { systemNow } from '../../platform/clock/system-clock.js';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { WentAwayError } from '../../platform/errors/errors.js';
import type { JobRun } from '../../platform/queue/job-definition.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { OnJob } from '../../platform/queue/on-job.js';
import { type Notice, Notifications } from '../notifications/index.js';
import type { PaperProblem } from './asked-paper.js';
import { printPaper, sweepPapers } from './asked-papers.jobs.js';
import { AskedPapersRepository, type TakenPaper } from './asked-papers.repository.js';
import { PaperMaking } from './paper-making.js';
import { WaitingPlaces } from './waiting-places.js';

const HOLD_EVERY_MS = 2_000;
const MOST_TRIES = 3;
const FAILED: PaperProblem = { code: 'PAPER_FAILED', message: 'The paper could not be made.' };

/** Prints what waits, one for each turn. A row that is held by nobody is taken by the next turn. */
@Injectable()
export class AskedPapersWorker {
  constructor(
    private readonly database: Database,
    private readonly papers: AskedPapersRepository,
    private readonly making: PaperMaking,
    private readonly notifications: Notifications,
    private readonly queue: JobQueue,
    private readonly places: WaitingPlaces,
  ) {}

  @OnJob(printPaper)
  async print(_: object, { now }: Pick<JobRun, 'now'>): Promise<void> {
    const taken = await this.database.systemTransaction(() => this.papers.take(systemNow()));
    if (!taken) return;
    this.places.forget();
    if (taken.tries > MOST_TRIES) return this.end(taken, FAILED, now);
    const leaving = new AbortController();
    const holding = setInterval(() => void this.hold(taken, leaving), HOLD_EVERY_MS);
    try {
      await this.making.make(taken, now, leaving.signal);
      await this.end(taken, null, now);
    } catch (error) {
      await this.refuse(taken, error, now);
    } finally {
      clearInterval(holding);
    }
  }

  @OnJob(sweepPapers)
  async sweep(): Promise<void> {
    const waiting = await this.database.systemTransaction(() => this.papers.waiting(systemNow()));
    const turns = Array.from({ length: waiting }, (_, at) => ({ payload: {}, id: `sweep-${at}` }));
    await this.queue.addAll(printPaper, turns);
  }

  private async hold(taken: TakenPaper, leaving: AbortController): Promise<void> {
    const isHeld = await this.database.systemTransaction(() => this.papers.hold(taken, systemNow()));
    if (!isHeld) leaving.abort(new WentAwayError());
  }

  /** What can not be made is refused; what failed otherwise is tried again when nobody holds it any more. */
  private async refuse(taken: TakenPaper, error: unknown, now: number): Promise<void> {
    if (error instanceof WentAwayError) return;
    const isForGood = error instanceof AppError && error.status < 500 && error.status !== 429;
    if (!isForGood) throw error;
    await this.end(taken, { code: error.code, message: error.message }, now);
  }

  private async end(taken: TakenPaper, problem: PaperProblem | null, now: number): Promise<void> {
    await this.database.tenantTransaction(taken.schoolId, async () => {
      const isOurs = await this.papers.end(taken, problem);
      if (isOurs && taken.isLarge) await this.notifications.notify(noticeOf(taken, problem), now);
    });
  }
}

function noticeOf(taken: TakenPaper, problem: PaperProblem | null): Notice {
  const { schoolId, userId, id, name } = taken;
  const words = problem ? refusedWords(problem) : READY;
  return {
    ...{ schoolId, recipients: { userIds: [userId] }, kind: 'teaching', dedupeKey: `paper:${id}` },
    ...{ type: problem ? 'warning' : 'success', link: `/dokumen/${id}` },
    ...{ title: words.title, message: `${name} ${words.message}` },
  };
}

const READY = { title: 'Dokumen anda sudah siap', message: 'boleh dimuat turun dalam masa sehari.' };

function refusedWords({ code }: PaperProblem) {
  const title = 'Dokumen tidak dapat disediakan';
  return code === 'PAPER_TOO_LARGE'
    ? { title, message: 'terlalu panjang. Sila minta hari yang lebih sedikit.' }
    : { title, message: 'tidak dapat disediakan. Sila minta sekali lagi.' };
}
