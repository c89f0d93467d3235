import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { Allow } from '../../../platform/access/route-policy.js';
import { Database } from '../../../platform/database/database.js';
import { PaymentProviders } from '../../billing/index.js';
import { OverviewReadModel } from '../overview/overview.read-model.js';
import { providerFigures } from '../overview/provider-figures.js';
import { OfferedProvidersDto } from './providers.dto.js';

@ApiTags('operations')
@Controller('api/operations/providers')
@Allow('staff')
export class ProvidersController {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly database: Database,
    private readonly readModel: OverviewReadModel,
    private readonly providers: PaymentProviders,
  ) {}

  /** What this deployment offers; secrets are never shown. */
  @Get()
  async list(): Promise<OfferedProvidersDto> {
    const figures = await this.database.systemTransaction(() => this.readModel.providers());
    const { publicScheme, baseDomain } = this.config;
    const offered = this.providers.offered.map((provider) => ({
      ...providerFigures(provider, figures),
      capabilities: [...provider.capabilities],
      webhookUrl: `${publicScheme}://${baseDomain}/api/webhooks/${provider.id}`,
      isConfirmed: provider.confirm !== undefined,
    }));
    return { providers: offered };
  }
}
