import { Injectable } from '@nestjs/common';
import { systemNow } from '../../../platform/clock/system-clock.js';
import { Database } from '../../../platform/database/database.js';
import { NotFoundError, SchoolNotFoundError } from '../../../platform/errors/errors.js';
import { mapPage } from '../../../platform/page/page.js';
import { SchoolsService } from '../../schools/index.js';
import { type InboxFilter, InboxSearch } from '../../webhooks/index.js';
import type { Subject } from '../news/staff-streams.js';
import {
  type DeliveriesDto,
  type DeliveriesQueryDto,
  type DeliveryDetailDto,
  type DeliveryNeighboursDto,
  toDeliveryDto,
} from './deliveries.dto.js';
import { deliveryDetail } from './delivery-detail.js';
import { DeliveryEffectsReadModel } from './delivery-effects.read-model.js';
import type { DeliveryFilterDto } from './delivery-filter.dto.js';
import { inboxFilter } from './inbox-filter.js';
import { SchoolsReadModel } from './schools.read-model.js';

const NEWS_MS = 2_000;

/** The inbox as operators see it. */
@Injectable()
export class DeliveriesService {
  constructor(
    private readonly database: Database,
    private readonly search: InboxSearch,
    private readonly effects: DeliveryEffectsReadModel,
    private readonly schools: SchoolsReadModel,
    private readonly schoolCodes: SchoolsService,
  ) {}

  async page({ cursor, limit, ...asked }: DeliveriesQueryDto): Promise<DeliveriesDto> {
    const filter = await this.filterOf(asked);
    return this.database.systemTransaction(async () => {
      const page = await this.search.page(filter, { cursor, limit });
      const schools = await this.schools.named(page.items.flatMap(({ schoolId }) => schoolId ?? []));
      return mapPage(page, (event) => toDeliveryDto(event, schools.get(event.schoolId ?? '')));
    });
  }

  newsOf(id: string): Subject {
    return {
      name: `event ${id}`,
      everyMs: NEWS_MS,
      read: async () => ({ event: await this.detail(id) }),
    };
  }

  /** The events before and after one in what a filter finds. */
  async neighbours(id: string, asked: DeliveryFilterDto): Promise<DeliveryNeighboursDto> {
    const neighbours = await this.search.neighbours(id, await this.filterOf(asked));
    if (!neighbours) throw new NotFoundError('The event');
    return neighbours;
  }

  detail(id: string): Promise<DeliveryDetailDto> {
    return this.database.systemTransaction(async () => {
      const event = await this.search.find(id);
      if (!event) throw new NotFoundError('The event');
      const schools = await this.schools.named(event.school_id ? [event.school_id] : []);
      return deliveryDetail({
        event,
        school: schools.get(event.school_id ?? ''),
        effects: await this.effects.effectsOf(id),
      });
    });
  }

  /** A school that nobody knows is an error rather than an empty list: it was mistyped. */
  async filterOf({ school: code, ...asked }: DeliveryFilterDto): Promise<InboxFilter> {
    const school = code ? await this.schoolCodes.findSchool(code) : undefined;
    if (code && !school) throw new SchoolNotFoundError(code);
    return inboxFilter(asked, school?.id, systemNow());
  }
}
