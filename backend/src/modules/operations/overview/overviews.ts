import { Injectable } from '@nestjs/common';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { PaymentProviders } from '../../billing/index.js';
import type { OverviewDto, ProviderFiguresDto } from './overview.dto.js';
import { OverviewReadModel, type ProviderFigures } from './overview.read-model.js';
import { providerFigures } from './provider-figures.js';

/** How the platform does at this moment. */
@Injectable()
export class Overviews {
  constructor(
    private readonly database: Database,
    private readonly readModel: OverviewReadModel,
    private readonly providers: PaymentProviders,
    private readonly queue: JobQueue,
  ) {}

  async read(): Promise<OverviewDto> {
    const counts = await this.queue.counts();
    return this.database.systemTransaction(async () => ({
      inbox: await this.readModel.inbox(),
      minutes: (await this.readModel.minutes()).map((minute) => ({
        ...minute,
        at: toMalaysianIso(minute.at.getTime()),
      })),
      providers: this.figuresOf(await this.readModel.providers()),
      queues: counts.filter(({ count }) => count > 0),
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
}
