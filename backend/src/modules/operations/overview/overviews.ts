import { Injectable } from '@nestjs/common';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { ScheduleRuns } from '../../../platform/queue/schedule-runs.js';
import { PaymentProviders } from '../../billing/index.js';
import type { Subject } from '../news/staff-streams.js';
import { toSchedulesDto } from '../schedules/schedules.dto.js';
import type { OverviewDto, ProviderFiguresDto } from './overview.dto.js';
import { OverviewReadModel, type ProviderFigures } from './overview.read-model.js';
import { providerFigures } from './provider-figures.js';

const NEWS_MS = 10_000;

/** How the platform does at this moment. */
@Injectable()
export class Overviews {
  /** The figures, and the schedules beside them: where one of the two cannot be read the other is told. */
  readonly news: Subject = { name: 'overview', everyMs: NEWS_MS, read: () => this.readNews() };

  constructor(
    private readonly database: Database,
    private readonly readModel: OverviewReadModel,
    private readonly providers: PaymentProviders,
    private readonly queue: JobQueue,
    private readonly runs: ScheduleRuns,
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

  private async readNews(): Promise<Record<string, object>> {
    const [overview, states] = await Promise.allSettled([this.read(), this.runs.states()]);
    return {
      ...(overview.status === 'fulfilled' && { overview: overview.value }),
      ...(states.status === 'fulfilled' && { schedules: toSchedulesDto(states.value) }),
    };
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
