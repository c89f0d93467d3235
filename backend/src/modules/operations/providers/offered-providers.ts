import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { isoOrNull } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { PaymentProviders, ProviderHealth } from '../../billing/index.js';
import { OverviewReadModel } from '../overview/overview.read-model.js';
import { providerFigures } from '../overview/provider-figures.js';
import type { OfferedProviderDto } from './providers.dto.js';

/** What this deployment offers to be paid by, and how it does; secrets are never shown. */
@Injectable()
export class OfferedProviders {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly database: Database,
    private readonly readModel: OverviewReadModel,
    private readonly providers: PaymentProviders,
    private readonly health: ProviderHealth,
  ) {}

  async list(): Promise<OfferedProviderDto[]> {
    const figures = await this.database.systemTransaction(() => this.readModel.providers());
    const { publicScheme, baseDomain } = this.config;
    const described = await this.health.describe();
    return described.map(({ id, name, capabilities, answers: { answeredAt, failedAt, failure } }) => ({
      ...providerFigures({ id, name }, figures),
      capabilities: [...capabilities],
      webhookUrl: `${publicScheme}://${baseDomain}/api/webhooks/${id}`,
      isConfirmed: this.providers.find(id)?.signs === 'fields',
      answeredAt: isoOrNull(answeredAt),
      failedAt: isoOrNull(failedAt),
      failure,
    }));
  }
}
