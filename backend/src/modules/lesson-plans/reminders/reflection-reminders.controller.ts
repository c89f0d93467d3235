import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { ChangeReflectionReminderDto, ReflectionReminderDto } from './reflection-reminders.dto.js';
import { ReminderChoices } from './reminder-choices.js';

/** When the caller is reminded of lessons without a reflection. */
@ApiTags('reflections')
@Controller('api/reflection-reminder')
@Allow('any-role')
@Rows('own')
@Requires('dashboard')
export class ReflectionRemindersController {
  constructor(private readonly reminders: ReminderChoices) {}

  /** When the caller is reminded; null for after the last lesson of the day. */
  @Get()
  async read(@Caller() caller: SchoolCaller): Promise<ReflectionReminderDto> {
    return { at: await this.reminders.chosen(caller) };
  }

  /** Sets when the caller is reminded; on the day itself, too, as long as nothing was told. */
  @Put()
  async change(
    @Caller() caller: SchoolCaller,
    @Body() { at }: ChangeReflectionReminderDto,
  ): Promise<ReflectionReminderDto> {
    return { at: await this.reminders.choose(caller, at) };
  }
}
