import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsBooleanString,
  IsIn,
  ValidateNested,
} from 'class-validator';
import { toMalaysianIso } from '../../platform/clock/instant.js';
import { MayBeAbsent } from '../../platform/http/may-be-absent.js';
import { PageDto, PageQueryDto } from '../../platform/page/page.dto.js';
import { SchoolQueryDto } from '../schools/index.js';
import type { Mute } from './mutes.repository.js';
import {
  CHANNELS,
  type Channel,
  NOTIFICATION_KINDS,
  type Notification,
  type NotificationKind,
  type NotificationType,
} from './notification.js';
import type { Preferences } from './personal-notifications.js';

export class NotificationsQueryDto extends IntersectionType(SchoolQueryDto, PageQueryDto) {
  /** true: only what is unread */
  @MayBeAbsent()
  @IsBooleanString()
  unread?: string;

  /** Only this kind, e.g. payment */
  @MayBeAbsent()
  @IsIn(NOTIFICATION_KINDS)
  kind?: NotificationKind;
}

export class NotificationDto {
  id: string;

  kind: NotificationKind;

  type: NotificationType;

  title: string;

  message: string;

  /** A path of the school's host */
  link: string | null;

  /** The reader is asked to do something */
  actionRequired: boolean;

  /** e.g. 2026-11-20T08:00:00.000+08:00 */
  createdAt: string;

  readAt: string | null;
}

export class NotificationsDto extends PageDto {
  /** Newest first */
  items: NotificationDto[];

  /** How many are unread in all */
  unread: number;
}

export class UnreadDto {
  /** How many are unread in all */
  unread: number;
}

/** How a person hears of one kind of notification. */
export class NotificationPreferenceDto {
  /** e.g. subscription */
  @IsIn(NOTIFICATION_KINDS)
  kind: NotificationKind;

  /** Inside the product */
  @IsBoolean()
  app: boolean;

  @IsBoolean()
  mail: boolean;
}

export class NotificationPreferencesDto {
  preferences: NotificationPreferenceDto[];

  /**
   * Where the caller hears the last warnings of the subscription whatever is chosen, because no other Admin Utama hears
   * them: 7 days and 1 day before its end, and that access is limited or locked
   */
  alwaysWarnedBy: Channel[];
}

/** A kind left out is told on every channel. */
export class ChangeNotificationPreferencesDto extends SchoolQueryDto {
  @IsArray()
  @ArrayMaxSize(NOTIFICATION_KINDS.length)
  @ApiProperty({ maxItems: NOTIFICATION_KINDS.length })
  @ArrayUnique((preference?: NotificationPreferenceDto) => preference?.kind)
  @ValidateNested({ each: true })
  @Type(() => NotificationPreferenceDto)
  preferences: NotificationPreferenceDto[];
}

export function toNotificationDto({ createdAt, readAt, ...notification }: Notification): NotificationDto {
  return {
    ...notification,
    createdAt: toMalaysianIso(createdAt),
    readAt: readAt === null ? null : toMalaysianIso(readAt),
  };
}

export function toPreferencesDto({ mutes, alwaysWarnedBy }: Preferences): NotificationPreferencesDto {
  const preferences = NOTIFICATION_KINDS.map((kind) => preferenceOf(kind, mutes));
  return { preferences, alwaysWarnedBy: [...alwaysWarnedBy] };
}

export function mutesOf({ preferences }: ChangeNotificationPreferencesDto): Mute[] {
  return preferences.flatMap((preference) =>
    CHANNELS.filter((channel) => !preference[channel]).map((channel) => ({ kind: preference.kind, channel })),
  );
}

function preferenceOf(kind: NotificationKind, mutes: readonly Mute[]): NotificationPreferenceDto {
  const muted = mutes.filter((mute) => mute.kind === kind).map(({ channel }) => channel);
  return { kind, app: !muted.includes('app'), mail: !muted.includes('mail') };
}
