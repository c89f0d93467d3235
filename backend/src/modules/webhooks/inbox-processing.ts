import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { inBatches } from '../../platform/database/in-batches.js';
import type { JobRun } from '../../platform/queue/job-definition.js';
import {
  BillingService,
  type NormalizedEvent,
  type PaymentProvider,
  PaymentProviders,
  ProviderHealth,
  type UnusableEvent,
} from '../billing/index.js';
import type { Conclusion, FailedAttempt, InboxEvent } from './inbox-event.js';
import { readPolledFacts } from './polled-event.js';
import { WebhooksRepository } from './webhooks.repository.js';

const MAX_MESSAGE_LENGTH = 2_000;
const MAX_STACK_LENGTH = 8_000;
const LIMITS = { atMost: 50, lanes: 2 } as const;

/** `answer`: what its provider confirmed of it. `now`: business clock. */
type Try = Readonly<{ inboxId: string; now: number; answer?: NormalizedEvent }>;
type ReadEvent = Readonly<{ event: InboxEvent; news: NormalizedEvent }>;

/** Turns an event of the inbox into facts, once. Those whose jobs run at the same time go together. */
@Injectable()
export class InboxProcessing {
  private readonly logger = new Logger(InboxProcessing.name);
  private readonly take = inBatches((tries: readonly Try[]) => this.takeAll(tries), LIMITS);

  constructor(
    private readonly database: Database,
    private readonly repository: WebhooksRepository,
    private readonly providers: PaymentProviders,
    private readonly billing: BillingService,
    private readonly health: ProviderHealth,
  ) {}

  async attempt(inboxId: string, { now, isLastAttempt }: JobRun): Promise<void> {
    try {
      await this.process(inboxId, now);
    } catch (error) {
      await this.noteFailure(inboxId, error, isLastAttempt);
      throw error;
    }
  }

  /** A provider that must be asked is asked between two transactions, never inside one. */
  private async process(inboxId: string, now: number): Promise<void> {
    const unconfirmed = await this.take({ inboxId, now });
    if (unconfirmed) await this.take({ inboxId, now, answer: await this.confirmed(unconfirmed) });
  }

  /**
   * Each event with its facts and whatever follows from them: all of it commits together or not at all. Gives those
   * back that have to be confirmed first.
   */
  private takeAll(tries: readonly Try[]): Promise<(InboxEvent | null)[]> {
    return this.database.systemTransaction(async () => {
      const events = await this.repository.lockReceived(tries.map(({ inboxId }) => inboxId));
      const read = new Map<string, ReadEvent>();
      const unconfirmed = tries.map(({ inboxId, answer }) => {
        const event = events.get(inboxId);
        if (!event) return null;
        const news = answer ?? this.newsOf(event);
        if (!news) return event;
        read.set(inboxId, { event, news });
        return null;
      });
      const now = Math.max(...tries.map((one) => one.now));
      await this.repository.conclude(await this.conclusionsOf([...read.values()], now));
      return unconfirmed;
    });
  }

  /** What the event says by itself; null if that counts for nothing unconfirmed. */
  private newsOf({ provider: id, origin, raw, receivedAt }: InboxEvent): NormalizedEvent | null {
    if (origin === 'poll') return readPolledFacts(raw);
    const provider = this.providerOf(id);
    return provider.signs === 'bytes' ? provider.normalize(raw, receivedAt) : null;
  }

  private async confirmed({ provider: id, raw, receivedAt }: InboxEvent): Promise<NormalizedEvent> {
    const provider = this.providerOf(id);
    if (provider.signs === 'bytes') throw new Error(`The provider ${id} has nothing to confirm.`);
    return this.health.timing(id, () => provider.confirm(raw, receivedAt));
  }

  private async conclusionsOf(read: readonly ReadEvent[], now: number): Promise<Conclusion[]> {
    const putAside = read.flatMap(({ event, news }) =>
      'unusable' in news ? [conclusionOfUnusable(event.id, news)] : [],
    );
    const told = read.flatMap(({ event: { id, provider }, news }) =>
      'unusable' in news ? [] : [{ cause: id, provider, facts: news.facts }],
    );
    const outcomes = await this.billing.recordAll(told, now);
    const recorded = outcomes.map(
      ({ cause: inboxId, refusal: reason, schoolId, waitsFor }): Conclusion =>
        reason
          ? { inboxId, state: 'quarantined', reason, schoolId, waitsFor }
          : { inboxId, state: 'processed', reason, schoolId, waitsFor: null },
    );
    return [...putAside, ...recorded];
  }

  private providerOf(id: string): PaymentProvider {
    const provider = this.providers.find(id);
    if (!provider) throw new Error(`The provider ${id} is not set up here.`);
    return provider;
  }

  /** If even this fails the row still waits, and the sweep finds it. */
  private async noteFailure(inboxId: string, error: unknown, isFinal: boolean): Promise<void> {
    const failure = { ...describe(error), isFinal };
    await this.database
      .systemTransaction(() => this.repository.noteFailure(inboxId, failure))
      .catch((err: unknown) => this.logger.warn({ err, inboxId }, 'The failed attempt cannot be noted.'));
  }
}

/** What is for somebody else is no fault that anybody could repair. */
function conclusionOfUnusable(inboxId: string, { unusable }: UnusableEvent): Conclusion {
  const state = unusable === 'FOREIGN_EVENT' ? 'ignored' : 'quarantined';
  return { inboxId, state, reason: unusable, schoolId: null, waitsFor: null };
}

function describe(error: unknown): Pick<FailedAttempt, 'message' | 'stack'> {
  const stack = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  return { message: plain(String(error), MAX_MESSAGE_LENGTH), stack: plain(stack, MAX_STACK_LENGTH) };
}

/** As the database can hold it. */
function plain(text: string, length: number): string {
  return text.replaceAll('\0', '').slice(0, length).toWellFormed();
}
