import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { currentYear } from '../domain/academic-year.js';
import {
  AcademicYearDto,
  AcademicYearsDto,
  ChangedAcademicYearDto,
  CloseAcademicYearDto,
  NewAcademicYearDto,
  toAcademicYearDto,
} from './academic-years.dto.js';
import { YEAR_NOUN } from './academic-years.errors.js';
import { AcademicYearsService } from './academic-years.service.js';

/** Sesi: what a school teaches in. */
@ApiTags('academic years')
@Controller('api/academic-years')
@Allow('admin')
@Rows('school')
@Requires('manageUsers')
export class AcademicYearsController {
  constructor(private readonly years: AcademicYearsService) {}

  /** All academic years of the school. */
  @Get()
  @Allow('member')
  @Requires('dashboard')
  async list(@Caller() caller: SchoolCaller): Promise<AcademicYearsDto> {
    const years = await this.years.list(caller);
    const today = dayOf(caller.now);
    return {
      items: years.map((year) => toAcademicYearDto(year, today)),
      currentId: currentYear(years, today)?.id ?? null,
    };
  }

  /** Prepares an academic year, however far ahead. */
  @Post()
  async create(
    @Caller() caller: SchoolCaller,
    @Body() { id, name, firstDay, lastDay }: NewAcademicYearDto,
  ): Promise<AcademicYearDto> {
    const made = await this.years.create(caller, id, { name, firstDay, lastDay });
    return toAcademicYearDto(made, dayOf(caller.now));
  }

  /** Changes the name and the days of one that is not closed. */
  @Put(':id')
  async replace(
    @Caller() caller: SchoolCaller,
    @RecordId(YEAR_NOUN) id: string,
    @Body() { version, name, firstDay, lastDay }: ChangedAcademicYearDto,
  ): Promise<AcademicYearDto> {
    const changed = await this.years.replace(caller, id, version, { name, firstDay, lastDay });
    return toAcademicYearDto(changed, dayOf(caller.now));
  }

  /** Closes one that is over: from then on everything that belongs to it can only be read. */
  @Put(':id/closure')
  async close(
    @Caller() caller: SchoolCaller,
    @RecordId(YEAR_NOUN) id: string,
    @Body() { reason }: CloseAcademicYearDto,
  ): Promise<AcademicYearDto> {
    return toAcademicYearDto(await this.years.close(caller, id, reason), dayOf(caller.now));
  }

  /** Opens a closed one again. */
  @Delete(':id/closure')
  async reopen(@Caller() caller: SchoolCaller, @RecordId(YEAR_NOUN) id: string): Promise<AcademicYearDto> {
    return toAcademicYearDto(await this.years.reopen(caller, id), dayOf(caller.now));
  }
}
