import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../platform/access/route-policy.js';
import { mapPage } from '../../platform/page/page.js';
import { RecordId } from '../../platform/records/record-id.js';
import { NamesSchool } from '../../platform/tenancy/names-school.js';
import { GuardiansDto } from './guardians/guardians.dto.js';
import { GuardiansService } from './guardians/guardians.service.js';
import { PupilLists } from './pupil-lists.js';
import { OwnPupilsQueryDto, PupilsDto, toListedPupilDto } from './pupils.dto.js';
import { PUPIL_NOUN } from './pupils.errors.js';

/** Murid, as those see them who teach them. */
@ApiTags('pupils')
@Controller('api/own-pupils')
@Allow('any-role')
@Rows('own')
@Requires('dashboard')
export class OwnPupilsController {
  constructor(
    private readonly lists: PupilLists,
    private readonly guardians: GuardiansService,
  ) {}

  /** Whom the caller teaches today, and the class of a class teacher, by name. */
  @Get()
  async list(@Caller() caller: SchoolCaller, @Query() query: OwnPupilsQueryDto): Promise<PupilsDto> {
    return mapPage(await this.lists.listOwn(caller, query), toListedPupilDto);
  }

  /** Shows a class teacher the guardians of a pupil of the class. Each opening is a line that administrators read. */
  @Post(':id/guardian-openings')
  @HttpCode(200)
  @NamesSchool()
  async open(@Caller() caller: SchoolCaller, @RecordId(PUPIL_NOUN) id: string): Promise<GuardiansDto> {
    const pupil = await this.lists.readOfOwnClass(caller, id);
    return { guardians: await this.guardians.open(caller, pupil.id) };
  }
}
