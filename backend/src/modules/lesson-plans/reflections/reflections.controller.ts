import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { addDays } from '../../../platform/calendar/day.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { TakesBodyOf } from '../../../platform/http/body-limits.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { REFLECTION_NOUN } from '../domain/reflection.js';
import { LessonsToReflect } from './lessons-to-reflect.js';
import {
  AddToReflectionDto,
  CreateReflectionDto,
  CreateReflectionsDto,
  LessonsToReflectDto,
  ReflectionDto,
  ReflectionsDto,
  ReflectionsQueryDto,
  toLessonToReflectDto,
  toReflectionDto,
  UpdateReflectionDto,
} from './reflections.dto.js';
import { ReflectionsService } from './reflections.service.js';

const PlanId = () => RecordId(REFLECTION_NOUN);

/** From the first day to the last. */
const MOST_DAYS = 62;

/** Every lesson of a week, each noted at length, in letters that are escaped. */
const BATCH_BODY_BYTES = 4 * 1024 * 1024;

/** What happened in class, noted of each lesson that was planned. The id is that of the plan. */
@ApiTags('reflections')
@Controller('api/reflections')
@Allow('any-role')
@Rows('own')
export class ReflectionsController {
  constructor(
    private readonly reflections: ReflectionsService,
    private readonly lessons: LessonsToReflect,
  ) {}

  /** The caller's lessons on some days in their order, with what is noted of each. */
  @Get()
  @Requires('dashboard')
  async list(
    @Caller() caller: SchoolCaller,
    @Query() { from, to }: ReflectionsQueryDto,
  ): Promise<LessonsToReflectDto> {
    if (to < from || to >= addDays(from, MOST_DAYS))
      throw new ValidationError([
        { field: 'to', message: `must be one of the ${MOST_DAYS} days that begin with from` },
      ]);
    return { items: (await this.lessons.list(caller, from, to)).map(toLessonToReflectDto) };
  }

  /** What the caller noted of one lesson. */
  @Get(':id')
  @Requires('dashboard')
  async read(@Caller() caller: SchoolCaller, @PlanId() id: string): Promise<ReflectionDto> {
    return toReflectionDto(await this.reflections.read(caller, id));
  }

  /** Notes what happened in a lesson, under the id of its plan. */
  @Post()
  @Requires('createContent')
  async create(@Caller() caller: SchoolCaller, @Body() body: CreateReflectionDto): Promise<ReflectionDto> {
    return toReflectionDto(await this.reflections.create(caller, body.id, body));
  }

  /** Notes several lessons, all of them or none. */
  @Post('batch')
  @TakesBodyOf(BATCH_BODY_BYTES)
  @Requires('createContent')
  async createAll(
    @Caller() caller: SchoolCaller,
    @Body() body: CreateReflectionsDto,
  ): Promise<ReflectionsDto> {
    const made = await this.reflections.createAll(caller, 'reflections', body.reflections);
    return { items: made.map(toReflectionDto) };
  }

  /** Replaces what is noted, if it is still what was read. */
  @Put(':id')
  @Requires('editContent')
  async update(
    @Caller() caller: SchoolCaller,
    @PlanId() id: string,
    @Body() body: UpdateReflectionDto,
  ): Promise<ReflectionDto> {
    return toReflectionDto(await this.reflections.replace(caller, id, body.version, body));
  }

  /** Adds to what a verifier has taken note of, with the time; what was noted stays. */
  @Post(':id/additions')
  @HttpCode(200)
  @Requires('editContent')
  async add(
    @Caller() caller: SchoolCaller,
    @PlanId() id: string,
    @Body() { id: additionId, text }: AddToReflectionDto,
  ): Promise<ReflectionDto> {
    return toReflectionDto(await this.reflections.add(caller, id, { id: additionId, text }));
  }

  /** Softly: a restoration brings it back. */
  @Delete(':id')
  @HttpCode(204)
  @Requires('editContent')
  async delete(@Caller() caller: SchoolCaller, @PlanId() id: string): Promise<void> {
    await this.reflections.delete(caller, id);
  }

  /** Brings a deleted one back. */
  @Post(':id/restoration')
  @HttpCode(200)
  @Requires('editContent')
  async restore(@Caller() caller: SchoolCaller, @PlanId() id: string): Promise<ReflectionDto> {
    return toReflectionDto(await this.reflections.restore(caller, id));
  }
}
