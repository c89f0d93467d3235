import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../platform/errors/errors.js';
import { HostedFiles } from '../../platform/hosted-backend/hosted-files.js';
import { PaperDesk, whoseOf } from '../../platform/papers/paper-desk.js';
import type { TakenPaper } from './asked-papers.repository.js';
import { CallersAgain } from './callers-again.js';
import { MADE_PAPERS, pathOf } from './made-papers.js';
import { PaperKinds } from './paper-kinds.js';

/** Makes a paper for whoever has asked, from what they may read now, and keeps the file. */
@Injectable()
export class PaperMaking {
  constructor(
    private readonly kinds: PaperKinds,
    private readonly callers: CallersAgain,
    private readonly desk: PaperDesk,
    private readonly files: HostedFiles,
  ) {}

  /** @throws AppError where it cannot be made: whoever asked is told so */
  async make(taken: TakenPaper, now: number, leaving: AbortSignal): Promise<void> {
    const kind = this.kinds.named(taken.kind);
    if (!kind) throw new NotFoundError('This kind of paper');
    const caller = await this.callers.of(taken, kind.policy, now);
    const paper = await kind.prepare(caller, taken.asked);
    const pieces = await this.desk.print(paper, whoseOf(caller), leaving);
    await this.files.putPieces(MADE_PAPERS, pathOf(taken.schoolId, taken.id), { pieces, type: taken.type });
  }
}
