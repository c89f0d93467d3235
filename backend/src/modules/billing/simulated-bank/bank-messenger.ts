import { Inject, Injectable, Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { systemNow } from '../../../platform/clock/system-clock.js';
import { loopbackOrigin } from '../../../platform/http/loopback-origin.js';
import { signWebhook } from './standard-webhooks.js';

/** One delivery of an event: its id and the body. */
export type Message = Readonly<{ id: string; body: string }>;

const TIMEOUT_MS = 10_000;
const FORGERY = 'not-the-secret-of-the-merchant';

/** Carries the events of Bank Simulasi to the merchant, over real HTTP. */
@Injectable()
export class BankMessenger {
  private readonly logger = new Logger(BankMessenger.name);

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly http: HttpAdapterHost,
  ) {}

  /** False if the merchant did not take it. */
  async send({ id, body }: Message, isForged = false): Promise<boolean> {
    const secret = isForged ? FORGERY : this.config.simulatedBank?.secrets[0];
    if (!secret) return false;
    try {
      const { ok } = await fetch(`${loopbackOrigin(this.http)}/api/webhooks/simulated`, {
        redirect: 'error',
        method: 'POST',
        headers: { ...signWebhook(id, body, secret, systemNow()), 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return ok;
    } catch (error) {
      this.logger.warn({ err: error, event: id }, 'The merchant cannot be told.');
      return false;
    }
  }
}
