import { ApiProperty } from '@nestjs/swagger';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { AppError } from '../../../platform/errors/app-error.js';

export type SettingValue = number | string;

/** Something that a school decides from a day on. `initial`: what holds where it never has. */
export type SchoolSetting<Value extends SettingValue = SettingValue> = Readonly<{
  key: string;
  initial: Value;
  isValue: (value: unknown) => value is Value;
  /** Why this caller may not decide it so. */
  refuse?: (caller: SchoolCaller, value: SettingValue) => AppError | null;
}>;

/** What holds today, by key; the properties come from what modules declare. */
export class SchoolSettingsDto {
  [key: string]: SettingValue;
}

const defined = new Map<string, SchoolSetting>();

function define<Value extends SettingValue>(
  setting: SchoolSetting<Value>,
  shape: Parameters<typeof ApiProperty>[0],
): SchoolSetting<Value> {
  if (defined.has(setting.key)) throw new Error(`The setting ${setting.key} is defined twice.`);
  defined.set(setting.key, setting);
  ApiProperty(shape)(SchoolSettingsDto.prototype, setting.key);
  return Object.freeze(setting);
}

type Bounds = Readonly<{ initial: number; least: number; most: number }>;

/** Stands in the module whose rules it changes. The key is a property of `GET /api/school-settings`. */
export function defineNumberSetting(key: string, { initial, least, most }: Bounds): SchoolSetting<number> {
  const isValue = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && least <= value && value <= most;
  return define({ key, initial, isValue }, { type: 'integer', minimum: least, maximum: most });
}

type Choices<Choice extends string> = Readonly<{
  initial: Choice;
  among: readonly Choice[];
  refuse?: SchoolSetting['refuse'];
}>;

/** The same for one of a few words. */
export function defineChoiceSetting<Choice extends string>(
  key: string,
  { initial, among, refuse }: Choices<Choice>,
): SchoolSetting<Choice> {
  const isValue = (value: unknown): value is Choice => among.some((choice) => choice === value);
  return define({ key, initial, isValue, ...(refuse && { refuse }) }, { type: 'string', enum: [...among] });
}

/** The same for some of a few words, in their order: one text, joined by commas, empty for none. */
export function defineListSetting(
  key: string,
  { among }: Readonly<{ among: readonly string[] }>,
): SchoolSetting<string> {
  const all = among.join(',');
  const isValue = (value: unknown): value is string =>
    typeof value === 'string' &&
    value.length <= all.length &&
    among.filter((word) => value.split(',').includes(word)).join(',') === value;
  return define({ key, initial: all, isValue }, { type: 'string', maxLength: all.length, example: all });
}

export function settingOf(key: string): SchoolSetting | null {
  return defined.get(key) ?? null;
}

export function definedSettings(): readonly SchoolSetting[] {
  return [...defined.values()];
}
