import { Injectable } from '@nestjs/common';
import type { StaffCaller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { type ProviderCheck, ProviderHealth } from '../../billing/index.js';
import { AuditRepository } from '../audit/audit.repository.js';

/** Asks a provider whether it knows us, with an entry in the audit of how it answered. */
@Injectable()
export class ProviderChecks {
  constructor(
    private readonly database: Database,
    private readonly health: ProviderHealth,
    private readonly audit: AuditRepository,
  ) {}

  async run(caller: StaffCaller, id: string, reason: string): Promise<ProviderCheck> {
    const check = await this.health.test(id);
    const { isHealthy, durationMs, failure } = check;
    const result = { answer: isHealthy ? 'healthy' : 'failed', durationMs, failure };
    const target = { kind: 'provider', id } as const;
    await this.database.systemTransaction(() =>
      this.audit.record({ caller, action: 'provider.test', target, reason, result }),
    );
    return check;
  }
}
