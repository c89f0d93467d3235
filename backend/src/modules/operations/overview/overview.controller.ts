import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/access/route-policy.js';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { PaymentProviders } from '../../billing/index.js';
import { OverviewDto, type ProviderFiguresDto, type QueueStateDto } from './overview.dto.js';
import { OverviewReadModel, type ProviderFigures } from './overview.read-model.js';
import { providerFigures } from './provider-figures.js';

@ApiTags('operations')
@Controller('api/operations/overview')
@Allow('staff')
export class OverviewController {
  constructor(
    private readonly database: Database,
    private readonly readModel: OverviewReadModel,
    private readonly providers: PaymentProviders,
    private readonly queue: JobQueue,
  ) {}

  /** How the platform does at this moment. */
  @Get()
  async overview(): Promise<OverviewDto> {
    const queues = await this.queueStates();
    return this.database.systemTransaction(async () => ({
      inbox: await this.readModel.inbox(),
      minutes: (await this.readModel.minutes()).map((minute) => ({
        ...minute,
        at: toMalaysianIso(minute.at.getTime()),
      })),
      providers: this.figuresOf(await this.readModel.providers()),
      queues,
    }));
  }

  /** Those offered here, and those that are not any more but still send. */
  private figuresOf(found: readonly ProviderFigures[]): ProviderFiguresDto[] {
    const offered = this.providers.offered.map(({ id, name }) => ({ id, name }));
    const former = found
      .filter(({ provider }) => !this.providers.find(provider))
      .map(({ provider }) => ({ id: provider, name: provider }));
    return [...offered, ...former].map((named) => providerFigures(named, found));
  }

  private async queueStates(): Promise<QueueStateDto[]> {
    return (await this.queue.counts()).filter(({ count }) => count > 0);
  }
}
