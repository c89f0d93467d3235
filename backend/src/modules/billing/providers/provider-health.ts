import { Injectable } from '@nestjs/common';
import { systemNow } from '../../../platform/clock/system-clock.js';
import { Database } from '../../../platform/database/database.js';
import { NotFoundError } from '../../../platform/errors/errors.js';
import { Metrics } from '../../../platform/metrics/metrics.js';
import { timed } from '../../../platform/metrics/timed.js';
import { traced } from '../../../platform/tracing/tracing.js';
import type { Capability, PaymentProvider } from './payment-provider.js';
import { PaymentProviders } from './payment-providers.js';
import { type ProviderAnswers, ProviderHealthRepository } from './provider-health.repository.js';

/** A provider that this deployment offers, without its secrets. `canRefund`: through us, not by hand. */
export type ProviderDescription = Readonly<{
  id: string;
  name: string;
  capabilities: readonly Capability[];
  canRefund: boolean;
  answers: ProviderAnswers;
}>;
export type ProviderCheck = Readonly<{ isHealthy: boolean; failure: string | null; durationMs: number }>;

const NEVER: ProviderAnswers = { answeredAt: null, failedAt: null, failure: null };

/** How the providers answered when they were asked, and a way to ask. */
@Injectable()
export class ProviderHealth {
  constructor(
    private readonly database: Database,
    private readonly repository: ProviderHealthRepository,
    private readonly providers: PaymentProviders,
    private readonly metrics: Metrics,
  ) {}

  async describe(): Promise<ProviderDescription[]> {
    const answers = await this.database.systemTransaction(() => this.repository.all());
    return this.providers.offered.map(({ id, name, capabilities, refund }) => ({
      id,
      name,
      capabilities,
      canRefund: refund !== undefined,
      answers: answers.get(id) ?? NEVER,
    }));
  }

  /** Asks whether our credentials are good; makes and changes nothing there. */
  async test(id: string): Promise<ProviderCheck> {
    const provider = this.providers.find(id);
    if (!provider) throw new NotFoundError('The provider');
    const started = systemNow();
    const failure = await this.noting(provider, () => provider.check()).then(() => null, messageOf);
    return { isHealthy: failure === null, failure, durationMs: systemNow() - started };
  }

  /** Asks a provider something, outside every transaction, and keeps how it was answered. */
  async noting<Answer>({ id }: Pick<PaymentProvider, 'id'>, ask: () => Promise<Answer>): Promise<Answer> {
    const answer = await this.timing(id, ask).catch(async (error: unknown) => {
      await this.database.systemTransaction(() => this.repository.failed(id, messageOf(error)));
      throw error;
    });
    await this.database.systemTransaction(() => this.repository.answered(id));
    return answer;
  }

  /** For what is asked so often that the last answer is not worth a row: it is in the figures and the trace alone. */
  timing<Answer>(id: string, ask: () => Promise<Answer>): Promise<Answer> {
    const asking = () => traced(`ask ${id}`, () => ({ 'rekod.provider': id }), ask);
    return timed(asking, (seconds, error) =>
      this.metrics.providerSeconds.observe(
        { provider: id, outcome: error === undefined ? 'answered' : 'failed' },
        seconds,
      ),
    );
  }
}

/** In one line, by its innermost cause. A provider may repeat in its refusal a part of the key that it refuses. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return messageOf(error.cause);
  return error.message.replaceAll(/\b[rs]k_[\w*]+/g, '[key]');
}
