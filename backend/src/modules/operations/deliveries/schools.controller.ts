import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/access/route-policy.js';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { SchoolNotFoundError } from '../../../platform/errors/errors.js';
import { SchoolsService } from '../../schools/index.js';
import { FoundSchoolsDto, LinkableInvoicesDto, SchoolsQueryDto } from './deliveries.dto.js';
import { SchoolsReadModel } from './schools.read-model.js';

/** What guided fixes choose from. */
@ApiTags('operations')
@Controller('api/operations/schools')
@Allow('staff')
export class OperationsSchoolsController {
  constructor(
    private readonly database: Database,
    private readonly readModel: SchoolsReadModel,
    private readonly schools: SchoolsService,
  ) {}

  /** Finds schools by a part of their code or name. */
  @Get()
  async search(@Query() { text }: SchoolsQueryDto): Promise<FoundSchoolsDto> {
    const found = await this.database.systemTransaction(() => this.readModel.search(text));
    return { schools: found.map(({ code, name }) => ({ code, name })) };
  }

  /** The invoices of one school. */
  @Get(':code/invoices')
  async invoices(@Param('code') code: string): Promise<LinkableInvoicesDto> {
    const school = await this.schools.findSchool(code);
    if (!school) throw new SchoolNotFoundError(code);
    const found = await this.database.systemTransaction(() => this.readModel.invoicesOf(school.id));
    const invoices = found.map((invoice) => ({
      ...invoice,
      createdAt: toMalaysianIso(invoice.createdAt.getTime()),
    }));
    return { invoices };
  }
}
