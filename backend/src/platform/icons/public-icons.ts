import { Inject, Injectable, Logger } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import type { IconCollection } from './icon-set.js';

const TIME_LIMIT_MS = 5_000;

/** A public icon API, asked for what is not here; only where the configuration names one. */
@Injectable()
export class PublicIcons {
  private readonly logger = new Logger(PublicIcons.name);

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  /** Null where there is none, or none that answers in time. */
  async find(collection: string, names: readonly string[]): Promise<IconCollection | null> {
    const { icons } = this.config;
    if (!icons) return null;
    try {
      const address = `${icons.publicUrl}/${collection}.json?icons=${names.join()}`;
      const response = await fetch(address, {
        redirect: 'error',
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      });
      const answer: unknown = response.ok ? await response.json() : null;
      return isCollection(answer) ? answer : null;
    } catch (error) {
      this.logger.warn({ err: error }, 'The public icons did not answer.');
      return null;
    }
  }
}

/** It answers 404 as a number in the body. */
function isCollection(answer: unknown): answer is IconCollection {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'prefix' in answer &&
    typeof answer.prefix === 'string' &&
    'icons' in answer &&
    typeof answer.icons === 'object' &&
    answer.icons !== null
  );
}
