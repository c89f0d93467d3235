import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { OnEvent } from '../../../platform/events/on-event.js';
import { newSecret } from '../../../platform/secrets/one-time-secret.js';
import { type Leaving, memberLeft } from '../../schools/index.js';
import { type CalendarFeed, CalendarFeedsRepository } from './calendar-feeds.repository.js';

/** Addresses by which other programs read the calendar; without a person the school's own. */
@Injectable()
export class CalendarFeedsService {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly writes: SchoolWrites,
    private readonly feeds: CalendarFeedsRepository,
  ) {}

  find({ school }: SchoolCaller, userId: string | null): Promise<CalendarFeed | null> {
    return this.writes.read({ school }, () => this.feeds.find({ schoolId: school.id }, userId));
  }

  /** The new address, which nobody can be told again. */
  async renew(caller: SchoolCaller, userId: string | null): Promise<string> {
    const { school, now } = caller;
    const { text, hash: secretHash } = newSecret();
    await this.writes.write(caller, () =>
      this.feeds.renew({ schoolId: school.id }, { id: randomUUID(), userId, secretHash, now }),
    );
    const { publicScheme, baseDomain } = this.config;
    return `${publicScheme}://${school.code}.${baseDomain}/kalendar/${text}.ics`;
  }

  async delete(caller: SchoolCaller, userId: string | null): Promise<void> {
    await this.writes.write(caller, () => this.feeds.delete({ schoolId: caller.school.id }, userId));
  }

  /** Whoever comes back makes a new one. */
  @OnEvent(memberLeft)
  async dropMember({ schoolId, userId }: Leaving): Promise<void> {
    await this.feeds.delete({ schoolId }, userId);
  }
}
