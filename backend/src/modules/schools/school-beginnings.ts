import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { SchoolsTables } from './schools-tables.js';

/** Of one school, in the current transaction. */
@Injectable()
export class SchoolBeginnings {
  private readonly db = this.database.tables<SchoolsTables>();

  constructor(private readonly database: Database) {}

  /** False where the platform made it. */
  async isRegistered(schoolId: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('registrations')
      .select('school_id')
      .where('school_id', '=', schoolId)
      .executeTakeFirst();
    return row !== undefined;
  }
}
