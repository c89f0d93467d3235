import { Body, Controller, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { NotFoundError } from '../../../platform/errors/errors.js';
import { definedSettings, SchoolSettingsDto, settingOf } from './school-setting.js';
import { DecideSettingDto, SaidSettingsDto, toSaidSettingDto } from './school-settings.dto.js';
import { SchoolSettings } from './school-settings.js';

/** What a school decides for itself, each from a day on. */
@ApiTags('school settings')
@Controller('api/school-settings')
@Allow('admin')
@Rows('school')
@Requires('manageUsers')
export class SchoolSettingsController {
  constructor(private readonly settings: SchoolSettings) {}

  /** What holds today, the usual where the school never said. */
  @Get()
  @Allow('member')
  @Requires('dashboard')
  async read(@Caller() { school, now }: SchoolCaller): Promise<SchoolSettingsDto> {
    const today = dayOf(now);
    const values = await Promise.all(
      definedSettings().map(
        async (setting) => [setting.key, await this.settings.valueOn(school.id, setting, today)] as const,
      ),
    );
    return Object.fromEntries(values);
  }

  /** What was decided, by whom and from when; what is still to come among it. */
  @Get('history')
  async history(@Caller() { school }: SchoolCaller): Promise<SaidSettingsDto> {
    return { items: (await this.settings.history(school.id)).map(toSaidSettingDto) };
  }

  /** Decides it from a day on; what was decided before stays in the history. */
  @Put(':key')
  @HttpCode(204)
  async decide(
    @Caller() caller: SchoolCaller,
    @Param('key') key: string,
    @Body() { value, from }: DecideSettingDto,
  ): Promise<void> {
    const setting = settingOf(key);
    if (!setting) throw new NotFoundError('The setting');
    await this.settings.decide(caller, setting, { value, from });
  }
}
