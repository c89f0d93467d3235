import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/access/route-policy.js';
import { startOfDay, startOfNextDay } from '../../../platform/calendar/school-instant.js';
import { Database } from '../../../platform/database/database.js';
import { mapPage, readPage } from '../../../platform/page/page.js';
import { AuditDto, AuditQueryDto, toAuditEntryDto } from './audit.dto.js';
import { AUDIT_KEYS, AuditRepository } from './audit.repository.js';

@ApiTags('operations')
@Controller('api/operations/audit')
@Allow('staff')
export class AuditController {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditRepository,
  ) {}

  /** Who did what and why, newest first. */
  @Get()
  async list(@Query() query: AuditQueryDto): Promise<AuditDto> {
    const { targetKind: kind, targetId: id, actor, action, from, to } = query;
    const wanted = {
      target: kind && id !== undefined ? { kind, id } : undefined,
      actor,
      action,
      from: from === undefined ? undefined : startOfDay(from),
      until: to === undefined ? undefined : startOfNextDay(to),
    };
    const page = await this.database.systemTransaction(() =>
      readPage(query, {
        keys: AUDIT_KEYS,
        read: (slice) => this.audit.page(wanted, slice),
        positionOf: (entry) => entry,
      }),
    );
    return mapPage(page, toAuditEntryDto);
  }
}
