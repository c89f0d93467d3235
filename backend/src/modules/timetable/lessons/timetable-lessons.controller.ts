import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Post,
  Put,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { TakesBodyOf } from '../../../platform/http/body-limits.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { AnswersTable, tableFile } from '../../../platform/tables/table-file.js';
import { TableQueryDto } from '../../classes/index.js';
import { TIMETABLE } from '../domain/timetable.js';
import { RoomNeedsService } from '../rooms/room-needs.service.js';
import { LESSON_NOUN, OVERRIDE_NOUN } from '../timetable.errors.js';
import { TimetablesService } from '../versions/timetables.service.js';
import { OverridesService } from './overrides.service.js';
import {
  ArrangementDto,
  ChangedLessonDto,
  LessonDto,
  LessonsDto,
  MovedLessonsDto,
  MovesDto,
  NewLessonDto,
  NewOverrideDto,
  OverrideDto,
  toLessonDto,
  toOverrideDto,
  toTimetableSetDto,
} from './timetable-lessons.dto.js';
import { TimetableLessonsService } from './timetable-lessons.service.js';
import { TimetableTable } from './timetable-table.js';

/** Holds every lesson of the largest school. */
const ARRANGEMENT_BODY_BYTES = 10 * 1024 * 1024;
const ARRANGEMENT_OBJECTS = 45_000;

const AS_PROPOSED = { kind: 'lesson', title: null, classIds: [], isPinned: false } as const;

const LessonId = () => RecordId(LESSON_NOUN);
const TimetableId = () => RecordId(TIMETABLE);

/** What a timetable holds. */
@ApiTags('timetables')
@Controller('api')
@Allow('admin', 'timetable')
@Rows('school')
@Requires('editContent')
export class TimetableLessonsController {
  constructor(
    private readonly timetables: TimetablesService,
    private readonly lessons: TimetableLessonsService,
    private readonly overrides: OverridesService,
    private readonly lessonTable: TimetableTable,
    private readonly roomNeeds: RoomNeedsService,
  ) {}

  /** All of a timetable; of a draft for those who keep it alone. */
  @Get('timetables/:id/lessons')
  @Allow('member')
  @Requires('dashboard')
  async list(@Caller() caller: SchoolCaller, @TimetableId() id: string): Promise<LessonsDto> {
    const timetable = await this.timetables.find(caller, id);
    const [items, overrides, sets, needs] = await Promise.all([
      this.lessons.list(caller, id),
      this.overrides.list(caller, id),
      this.lessons.listSets(caller, timetable),
      this.roomNeeds.ofYear(caller, timetable.academicYearId),
    ]);
    return {
      items: items.map(toLessonDto),
      overrides: overrides.map(toOverrideDto),
      sets: sets.map((set) => toTimetableSetDto(set, needs.get(set.id) ?? null)),
    };
  }

  /** The same as a file for spreadsheets, a line for each lesson. */
  @Get('timetables/:id/table')
  @Allow('member')
  @Requires('dashboard')
  @AnswersTable()
  async table(
    @Caller() caller: SchoolCaller,
    @TimetableId() id: string,
    @Query() { format }: TableQueryDto,
  ): Promise<StreamableFile> {
    return tableFile(format, await this.lessonTable.read(caller, await this.timetables.find(caller, id)));
  }

  /** Lessons change their time and room, all of them or none: two may change places. */
  @Post('timetables/:id/moves')
  @HttpCode(200)
  async move(
    @Caller() caller: SchoolCaller,
    @TimetableId() id: string,
    @Body() { moves }: MovesDto,
  ): Promise<MovedLessonsDto> {
    const items = await this.lessons.move(caller, id, moves);
    return { items: items.map(toLessonDto) };
  }

  /** Lessons of a draft are added, moved and removed at once: a proposal, or its way back. */
  @Post('timetables/:id/arrangement')
  @HttpCode(200)
  @TakesBodyOf(ARRANGEMENT_BODY_BYTES, ARRANGEMENT_OBJECTS)
  async arrange(
    @Caller() caller: SchoolCaller,
    @TimetableId() id: string,
    @Body() { added, moves, removed }: ArrangementDto,
  ): Promise<MovedLessonsDto> {
    const items = await this.lessons.arrange(caller, id, {
      added: added.map((lesson) => ({ ...lesson, ...AS_PROPOSED, timetableId: id })),
      moves,
      removed,
    });
    return { items: items.map(toLessonDto) };
  }

  /** Lessons that may stand at one time, with the reason. */
  @Post('timetables/:id/overrides')
  async override(
    @Caller() caller: SchoolCaller,
    @TimetableId() timetableId: string,
    @Body() { id, reason, lessonIds }: NewOverrideDto,
  ): Promise<OverrideDto> {
    return toOverrideDto(await this.overrides.make(caller, timetableId, { id, reason, lessonIds }));
  }

  /** They may no more; of a published timetable only when they are apart by now. */
  @Delete('timetable-overrides/:id')
  @HttpCode(204)
  async takeBackOverride(@Caller() caller: SchoolCaller, @RecordId(OVERRIDE_NOUN) id: string): Promise<void> {
    await this.overrides.takeBack(caller, id);
  }

  /** Keeps a new lesson; of a published timetable only where nobody else wants its time. */
  @Post('timetable-lessons')
  @Requires('createContent')
  async create(@Caller() caller: SchoolCaller, @Body() body: NewLessonDto): Promise<LessonDto> {
    const { id, schoolCode: _, ...lesson } = body;
    return toLessonDto(await this.lessons.addLesson(caller, id, lesson));
  }

  /** Replaces a lesson, if it is still the one that was read. */
  @Put('timetable-lessons/:id')
  async update(
    @Caller() caller: SchoolCaller,
    @LessonId() id: string,
    @Body() { version, schoolCode: _, ...lesson }: ChangedLessonDto,
  ): Promise<LessonDto> {
    return toLessonDto(await this.lessons.changeLesson(caller, id, version, lesson));
  }

  /** Softly: a restoration brings it back. */
  @Delete('timetable-lessons/:id')
  @HttpCode(204)
  async delete(@Caller() caller: SchoolCaller, @LessonId() id: string): Promise<void> {
    await this.lessons.delete(caller, id);
  }

  /** Brings a deleted lesson back, unless its time is taken by now. */
  @Post('timetable-lessons/:id/restoration')
  @HttpCode(200)
  async restore(@Caller() caller: SchoolCaller, @LessonId() id: string): Promise<LessonDto> {
    return toLessonDto(await this.lessons.restore(caller, id));
  }
}
