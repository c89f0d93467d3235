import { ApiProperty } from '@nestjs/swagger';
import { IsDefined } from 'class-validator';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { IsDayOfThisCentury } from '../../../platform/http/is-day.js';
import { SchoolQueryDto } from '../../../platform/tenancy/school-query.dto.js';
import type { SettingValue } from './school-setting.js';
import type { SaidSetting } from './school-settings.repository.js';

const VALUE = { oneOf: [{ type: 'integer' }, { type: 'string', maxLength: 100 }] };

export class DecideSettingDto extends SchoolQueryDto {
  /** As the setting has it: a whole number, one of its words, or some joined by commas */
  @ApiProperty(VALUE)
  @IsDefined()
  value: SettingValue;

  /** The first day on which it holds, YYYY-MM-DD: today or later */
  @IsDayOfThisCentury()
  from: string;
}

export class SaidSettingDto {
  key: string;

  @ApiProperty(VALUE)
  value: SettingValue;

  /** The first day on which it holds, YYYY-MM-DD */
  from: string;

  /** Who decided it */
  setBy: string;

  setAt: string;
}

export class SaidSettingsDto {
  /** In the order in which they were decided */
  items: SaidSettingDto[];
}

export function toSaidSettingDto({ setAt, ...said }: SaidSetting): SaidSettingDto {
  return { ...said, setAt: toMalaysianIso(setAt) };
}
