import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../platform/access/route-policy.js';
import { mapPage } from '../../platform/page/page.js';
import { RecordId } from '../../platform/records/record-id.js';
import { OpenedCards } from './privacy/opened-cards.js';
import {
  ChangedPupilDto,
  FindPupilDto,
  FoundPupilDto,
  LeavingDto,
  NewPupilDto,
  PupilDto,
  PupilsDto,
  PupilsQueryDto,
  toListedPupilDto,
  toPupilDto,
} from './pupils.dto.js';
import { PUPIL_NOUN } from './pupils.errors.js';
import type { Pupil } from './pupils.repository.js';
import { PupilsService } from './pupils.service.js';

/** Murid: kept by administrators and by holders of the duty of pupils, seen by who teaches them. */
@ApiTags('pupils')
@Controller('api/pupils')
@Allow('admin', 'pupils')
@Rows('school')
@Requires('manageUsers')
export class PupilsController {
  constructor(
    private readonly pupils: PupilsService,
    private readonly opened: OpenedCards,
  ) {}

  /** The pupils whom the caller keeps, looks after or teaches today, by name. */
  @Get()
  @Allow('any-role', 'pupils')
  @Requires('dashboard')
  async list(@Caller() caller: SchoolCaller, @Query() query: PupilsQueryDto): Promise<PupilsDto> {
    return mapPage(await this.pupils.list(caller, query), toListedPupilDto);
  }

  /** Whose number of identity it is; leaves a line of who asked. In the body, because addresses are kept in too many places. */
  @Post('finding')
  @HttpCode(200)
  @Requires('dashboard')
  async find(
    @Caller() caller: SchoolCaller,
    @Body() { identityNumber }: FindPupilDto,
  ): Promise<FoundPupilDto> {
    const pupil = await this.opened.find(caller, identityNumber);
    return { pupil: pupil && toListedPupilDto(pupil) };
  }

  /** The card of a pupil, for who keeps pupils and for the class teacher. Leaves a line of who looked. */
  @Get(':id')
  @Allow('any-role', 'pupils')
  @Requires('dashboard')
  async read(@Caller() caller: SchoolCaller, @RecordId(PUPIL_NOUN) id: string): Promise<PupilDto> {
    return this.card(caller, await this.opened.open(caller, id));
  }

  /** Keeps a new pupil. One whose name and sex another has is asked about first. */
  @Post()
  async create(@Caller() caller: SchoolCaller, @Body() body: NewPupilDto): Promise<PupilDto> {
    const pupil = await this.pupils.enrol(caller, body.id, body, body);
    return this.card(caller, pupil);
  }

  /** Replaces what is told of a pupil, if it is still what was read. */
  @Put(':id')
  async update(
    @Caller() caller: SchoolCaller,
    @RecordId(PUPIL_NOUN) id: string,
    @Body() body: ChangedPupilDto,
  ): Promise<PupilDto> {
    return this.card(caller, await this.pupils.correct(caller, id, body.version, body));
  }

  /** The pupil leaves the school: from the day after they are in no list but that of who has left. */
  @Put(':id/leaving')
  async leave(
    @Caller() caller: SchoolCaller,
    @RecordId(PUPIL_NOUN) id: string,
    @Body() { leftOn }: LeavingDto,
  ): Promise<PupilDto> {
    return this.card(caller, await this.pupils.saveLeaving(caller, id, leftOn));
  }

  /** The pupil stays, or is back. */
  @Delete(':id/leaving')
  async stay(@Caller() caller: SchoolCaller, @RecordId(PUPIL_NOUN) id: string): Promise<PupilDto> {
    return this.card(caller, await this.pupils.saveLeaving(caller, id, null));
  }

  /** Softly, for what was entered by mistake: a restoration brings the pupil back. */
  @Delete(':id')
  @HttpCode(204)
  async delete(@Caller() caller: SchoolCaller, @RecordId(PUPIL_NOUN) id: string): Promise<void> {
    await this.pupils.delete(caller, id);
  }

  /** Brings a deleted pupil back. */
  @Post(':id/restoration')
  @HttpCode(200)
  async restore(@Caller() caller: SchoolCaller, @RecordId(PUPIL_NOUN) id: string): Promise<PupilDto> {
    return this.card(caller, await this.pupils.restore(caller, id));
  }

  private card(caller: SchoolCaller, pupil: Pupil): PupilDto {
    return toPupilDto(pupil, this.pupils.numberEndingOf(caller, pupil));
  }
}
