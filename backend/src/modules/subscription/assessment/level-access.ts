import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { sql } from 'kysely';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { ACCESSES, type Access } from '../../../platform/access/access.js';
import { Database } from '../../../platform/database/database.js';
import { ACCESS_TABLE, RESTRICTION_LEVELS, type RestrictionLevel } from '../domain/restriction-level.js';
import type { SubscriptionTables } from '../subscription-tables.js';

/** Tells the database at every start what each level allows, for views that are read past this server. */
@Injectable()
export class LevelAccess implements OnApplicationBootstrap {
  private readonly db = this.database.tables<SubscriptionTables>();

  constructor(
    private readonly database: Database,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const rows = RESTRICTION_LEVELS.flatMap((level) =>
      ACCESSES.filter((access) => this.allows(level, access)).map((access) => ({ level, access })),
    );
    const allowed = sql`(SELECT level, access FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS allowed (level text, access text))`;
    await this.database.systemTransaction(async () => {
      await sql`INSERT INTO level_access (level, access) ${allowed} ON CONFLICT DO NOTHING`.execute(this.db);
      await sql`DELETE FROM level_access WHERE (level, access) NOT IN ${allowed}`.execute(this.db);
    });
  }

  private allows(level: RestrictionLevel, access: Access): boolean {
    return !this.config.subscriptionEnforcement || ACCESS_TABLE[level][access];
  }
}
