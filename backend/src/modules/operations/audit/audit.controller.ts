import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/access/route-policy.js';
import { startOfDay, startOfNextDay } from '../../../platform/calendar/school-instant.js';
import { Database } from '../../../platform/database/database.js';
import { AuditDto, AuditQueryDto, toAuditEntryDto } from './audit.dto.js';
import { AuditRepository } from './audit.repository.js';

const PAGE_SIZE = 50;

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
    const { targetKind: kind, targetId: id, actor, action, from, to, cursor: before } = query;
    const { limit = PAGE_SIZE } = query;
    const target = kind && id !== undefined ? { kind, id } : undefined;
    const days = {
      from: from === undefined ? undefined : startOfDay(from),
      until: to === undefined ? undefined : startOfNextDay(to),
    };
    const found = await this.database.systemTransaction(() =>
      this.audit.page({ target, actor, action, ...days, before, limit: limit + 1 }),
    );
    const items = found.slice(0, limit).map(toAuditEntryDto);
    return { items, nextCursor: found.length > limit ? (items.at(-1)?.id ?? null) : null };
  }
}
