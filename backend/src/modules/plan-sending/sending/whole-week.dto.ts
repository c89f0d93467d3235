import { PlannedWeekDto, toPlannedWeekDto } from '../../lesson-plans/index.js';
import { SentWeekDto, toSentWeekDto } from './week-sending.dto.js';
import type { WholeWeek } from './whole-weeks.js';

export class MyWeekDto extends PlannedWeekDto {
  sending: SentWeekDto;
}

export function toMyWeekDto({ sending, ...read }: WholeWeek): MyWeekDto {
  return { ...toPlannedWeekDto(read), sending: toSentWeekDto(sending) };
}
