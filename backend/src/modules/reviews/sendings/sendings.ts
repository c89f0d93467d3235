import { Injectable } from '@nestjs/common';
import { ValidationError } from '../../../platform/errors/errors.js';
import { isFresh, nextStep, type SentState, sentState, TAKE_BACK_MS } from '../domain/review-state.js';
import type { Step } from '../domain/supervision.js';
import { type Amendment, type Seal, SealsRepository } from '../seals/seals.repository.js';
import {
  type Comment,
  type KeptVerdict,
  type NewSentRecord,
  type SentRecord,
  SentRecordsRepository,
  type Submission,
} from './sent-records.repository.js';

/**
 * What was sent of a record last, and what became of it. `next`: whose turn it is; nobody's while a verdict can be taken back. `seal`: once it is verified and nobody
 * can take that back. `amendment`: as which it was sent, if it was.
 */
export type Standing = Readonly<{
  sent: SentRecord;
  seal: Seal | null;
  amendment: Amendment | null;
  state: SentState;
  next: Step | null;
  verdicts: readonly KeptVerdict[];
  comments: readonly Comment[];
}>;

type Judging = Readonly<{
  id: string;
  step: Step;
  verdict: KeptVerdict['verdict'];
  comments: readonly Readonly<{ id: string; section: string; body: string }>[];
}>;

type Seen = Readonly<{ now: number; seenBy: 'author' | 'verifier' }>;

/** What is sent to be verified, whatever its kind: modules declare theirs and ask here, in their transactions. */
@Injectable()
export class Sendings {
  constructor(
    private readonly records: SentRecordsRepository,
    private readonly seals: SealsRepository,
  ) {}

  /** By its record. `seenBy` author: a verdict counts for them once it can no more be taken back. */
  async standings(
    schoolId: string,
    kind: string,
    recordIds: readonly string[],
    { steps, ...seen }: Seen & Readonly<{ steps: Step }>,
  ): Promise<ReadonlyMap<string, Standing>> {
    return (await this.standingsBySteps(schoolId, kind, recordIds, seen))(steps);
  }

  /** The same, for whoever learns from what was sent how many steps there are. */
  async standingsBySteps(
    schoolId: string,
    kind: string,
    recordIds: readonly string[],
    { now, seenBy }: Seen,
  ): Promise<(steps: Step) => ReadonlyMap<string, Standing>> {
    const sent = await this.records.latestOf(schoolId, kind, recordIds);
    const ids = sent.map(({ id }) => id);
    const verdicts = (await this.records.verdictsOf(schoolId, ids)).filter(
      (given) => seenBy === 'verifier' || !isFresh(given, now),
    );
    const hasJudged = (comment: Comment) =>
      verdicts.some(
        ({ submittedId, givenBy }) => submittedId === comment.submittedId && givenBy === comment.writtenBy,
      );
    const comments = (await this.records.commentsOf(schoolId, kind, recordIds)).filter(
      (comment) =>
        seenBy === 'verifier' ||
        hasJudged(comment) ||
        comment.writtenAt + TAKE_BACK_MS <= now ||
        sent.some(
          ({ authorId, recordId }) => recordId === comment.recordId && authorId === comment.writtenBy,
        ),
    );
    const seals = await this.seals.of(schoolId, ids);
    const amendments = await this.seals.amendmentsOf(schoolId, kind, recordIds);
    return (steps) =>
      new Map(
        sent.map((each) => {
          const own = verdicts.filter(({ submittedId }) => submittedId === each.id);
          const seal = seals.get(each.id) ?? null;
          return [
            each.recordId,
            {
              ...{ sent: each, verdicts: own, seal },
              amendment: amendments.findLast(isOfSending(each)) ?? null,
              // However many steps the school asks for by now.
              state: seal ? 'verified' : sentState(own, steps),
              next: seal || own.some((given) => isFresh(given, now)) ? null : nextStep(own, steps),
              comments: comments.filter(({ recordId }) => recordId === each.recordId),
            },
          ];
        }),
      );
  }

  /** Locks what the author has sent until the current transaction ends. */
  hold(schoolId: string, authorId: string): Promise<void> {
    return this.records.lock(schoolId, authorId);
  }

  /** The same of whoever has sent of the record what was sent last; nothing where nothing was. */
  holdSender(schoolId: string, kind: string, recordId: string): Promise<void> {
    return this.records.lockSender(schoolId, kind, recordId);
  }

  /** Sent again under its id, nothing happens. */
  async send(submission: Submission, records: readonly NewSentRecord[]): Promise<void> {
    if (await this.records.add(submission)) await this.records.addRecords(submission, records);
  }

  withdraw(schoolId: string, submittedIds: readonly string[], now: number): Promise<number> {
    return this.records.withdrawUnread(schoolId, submittedIds, now);
  }

  /** What its lesson has left is a draft again, whoever has read it. */
  release(schoolId: string, submittedId: string, now: number): Promise<void> {
    return this.records.withdraw(schoolId, submittedId, now);
  }

  read(schoolId: string, submittedId: string, readBy: string, now: number): Promise<void> {
    return this.records.markRead(schoolId, submittedId, readBy, now);
  }

  /** A return says why. Under the author's lock, of what stands there now. */
  async judge(
    schoolId: string,
    standing: Standing,
    { id, step, verdict, comments }: Judging,
    { by, now }: Readonly<{ by: string; now: number }>,
  ): Promise<void> {
    const { sent } = standing;
    if (standing.verdicts.some((each) => each.id === id)) return;
    if (standing.next !== step)
      throw new ValidationError([{ field: 'verdict', message: 'this plan does not wait for a verdict' }]);
    if (verdict === 'returned' && comments.length === 0)
      throw new ValidationError([{ field: 'comments', message: 'a return says why' }]);
    await this.records.markRead(schoolId, sent.id, by, now);
    await this.records.addComments(
      schoolId,
      comments.map((comment) => ({ ...comment, submittedId: sent.id, writtenBy: by, writtenAt: now })),
    );
    await this.records.addVerdict(schoolId, {
      ...{ id, submittedId: sent.id, step, verdict, givenBy: by, givenAt: now },
    });
  }

  /** By its giver, within the minute in which nobody was told. */
  async takeBack(
    schoolId: string,
    { sent, verdicts }: Standing,
    verdictId: string,
    { by, now }: Readonly<{ by: string; now: number }>,
  ): Promise<void> {
    const given = verdicts.find(({ id }) => id === verdictId);
    if (!given) return;
    if (given.givenBy !== by || !isFresh(given, now))
      throw new ValidationError([{ field: 'verdict', message: 'can no more be taken back' }]);
    await this.records.takeBack(schoolId, verdictId, now);
    await this.records.removeCommentsSince(schoolId, sent.id, by, given.givenAt);
  }

  /** What the author answers, beside what was said of the same part. */
  answer(schoolId: string, answer: Comment): Promise<void> {
    return this.records.addComments(schoolId, [answer]);
  }

  /** What was sealed of a record last, whatever became of it since; what never was is not amended. */
  async sealToAmend(schoolId: string, kind: string, recordId: string): Promise<Seal> {
    const seal = await this.seals.latestOf(schoolId, kind, recordId);
    if (!seal) throw new ValidationError([{ field: 'id', message: 'the plan is not verified' }]);
    return seal;
  }

  /** Why the author writes on in what was sealed. Once under its id. */
  amend(schoolId: string, amendment: Amendment): Promise<void> {
    return this.seals.addAmendment(schoolId, amendment);
  }
}

const isOfSending =
  ({ recordId, sentAt }: SentRecord) =>
  (begun: Amendment & Readonly<{ recordId: string }>) =>
    begun.recordId === recordId && begun.begunAt <= sentAt;
