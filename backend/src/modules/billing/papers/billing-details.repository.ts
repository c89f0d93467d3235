import { Injectable } from '@nestjs/common';
import { type GeneratedAlways, sql } from 'kysely';
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

  /** Takes an address out of everything that schools have ever said of themselves; in the current system transaction. */
  async forgetAddress(email: string): Promise<void> {
    const others = sql`SELECT jsonb_agg(contact) FROM jsonb_array_elements(details -> 'contacts') AS contact
      WHERE lower(contact ->> 'email') <> lower(${email})`;
    await sql`
      UPDATE billing_details SET details = details || jsonb_build_object(
        'contacts', coalesce((${others}), '[]'),
        'email', CASE WHEN lower(details ->> 'email') <> lower(${email}) THEN details -> 'email' END)
      WHERE strpos(lower(details::text), lower(${email})) > 0`.execute(this.db);
  }

  private newestFirst(schoolId: string) {
    return this.ofSchool(schoolId).orderBy('version', 'desc').limit(1);
  }

  private ofSchool(schoolId: string) {
    return this.db.selectFrom('billing_details').select('details').where('school_id', '=', schoolId);
  }
}
