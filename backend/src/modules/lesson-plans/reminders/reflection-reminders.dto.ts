import { IntersectionType } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { MayBeNull } from '../../../platform/http/may-be-null.js';
import { SchoolQueryDto } from '../../schools/index.js';
import { REMINDER_TIMES, type ReminderTime } from '../domain/reflection-reminder.js';

/** Whether somebody is reminded at all is chosen with their other notifications, as the kind teaching. */
export class ReflectionReminderDto {
  /** HH:MM; null: after the last lesson of the day */
  @MayBeNull()
  @IsIn(REMINDER_TIMES)
  at: ReminderTime | null;
}

export class ChangeReflectionReminderDto extends IntersectionType(SchoolQueryDto, ReflectionReminderDto) {}
