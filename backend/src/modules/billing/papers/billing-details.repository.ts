import { Injectable } from '@nestjs/common';
import type { GeneratedAlways } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { BillingDetails } from './billing-details.js';

interface DetailsTables {
  billing_details: {
    version: GeneratedAlways<string>;
    school_id: string;
    recorded_at: Date;
    recorded_by: string;
    details: BillingDetails;
  };
}

@Injectable()
export class BillingDetailsRepository {
  private readonly db = this.database.tables<DetailsTables>();

  constructor(private readonly database: Database) {}

  async newest(schoolId: string): Promise<BillingDetails | null> {
    return (await this.newestFirst(schoolId).executeTakeFirst())?.details ?? null;
  }

  /** The version that held at the instant; the first one for anything older. */
  async at(schoolId: string, instant: number): Promise<BillingDetails | null> {
    const held = await this.newestFirst(schoolId)
      .where('recorded_at', '<=', toDate(instant))
      .executeTakeFirst();
    if (held) return held.details;
    const first = await this.ofSchool(schoolId).orderBy('version').limit(1).executeTakeFirst();
    return first?.details ?? null;
  }

  async add(schoolId: string, details: BillingDetails, by: string, now: number): Promise<void> {
    await this.db
      .insertInto('billing_details')
      .values({ school_id: schoolId, recorded_at: toDate(now), recorded_by: by, details })
      .execute();
  }

  private newestFirst(schoolId: string) {
    return this.ofSchool(schoolId).orderBy('version', 'desc').limit(1);
  }

  private ofSchool(schoolId: string) {
    return this.db.selectFrom('billing_details').select('details').where('school_id', '=', schoolId);
  }
}
