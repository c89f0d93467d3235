import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { School } from '../../../platform/access/memberships.js';
import { Database } from '../../../platform/database/database.js';
import type { SchoolsTables } from '../schools-tables.js';
import type { Consent } from './consent.js';

type Registration = Readonly<{ userId: string; key: string; consentedAt: number }>;

@Injectable()
export class RegistrationsRepository {
  private readonly db = this.database.tables<SchoolsTables>();

  constructor(private readonly database: Database) {}

  /** The school that this person registered with this key. */
  async find(userId: string, key: string): Promise<School | null> {
    const query = this.db
      .selectFrom('registrations')
      .innerJoin('schools', 'schools.id', 'registrations.school_id')
      .select(['schools.id', 'schools.code', 'schools.name'])
      .where('user_id', '=', userId)
      .where('idempotency_key', '=', key);
    return (await query.executeTakeFirst()) ?? null;
  }

  /** The schools that this person registered; nobody else counts them until the current transaction ends. */
  async lockedOf(userId: string): Promise<string[]> {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`founder:${userId}`}, 0))`.execute(this.db);
    const rows = await this.db
      .selectFrom('registrations')
      .select('school_id')
      .where('user_id', '=', userId)
      .execute();
    return rows.map(({ school_id }) => school_id);
  }

  async add(schoolId: string, registration: Registration, consent: Consent): Promise<void> {
    await this.db
      .insertInto('registrations')
      .values({
        school_id: schoolId,
        user_id: registration.userId,
        idempotency_key: registration.key,
        terms_version: consent.termsVersion,
        privacy_version: consent.privacyVersion,
        consented_at: new Date(registration.consentedAt),
      })
      .execute();
  }
}
