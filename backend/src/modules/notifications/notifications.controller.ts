import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../platform/access/route-policy.js';
import { NotFoundError } from '../../platform/errors/errors.js';
import {
  ChangeNotificationPreferencesDto,
  mutesOf,
  NotificationPreferencesDto,
  NotificationsDto,
  NotificationsQueryDto,
  toNotificationDto,
  toPreferencesDto,
  UnreadDto,
} from './notifications.dto.js';
import { PersonalNotifications } from './personal-notifications.js';

const NotificationId = () =>
  Param('id', new ParseUUIDPipe({ exceptionFactory: () => new NotFoundError('The notification') }));

/** The caller's own. Open at every level: a locked school must hear why. */
@ApiTags('notifications')
@Controller('api/notifications')
@Allow('member')
@Rows('own')
@Requires('billing')
export class NotificationsController {
  constructor(private readonly notifications: PersonalNotifications) {}

  /** What the caller was told, newest first. */
  @Get()
  async list(
    @Caller() caller: SchoolCaller,
    @Query() { cursor, limit, unread, kind }: NotificationsQueryDto,
  ): Promise<NotificationsDto> {
    const wish = {
      unread: unread === 'true',
      ...(cursor && { cursor }),
      ...(limit && { limit }),
      ...(kind && { kind }),
    };
    const { items, ...page } = await this.notifications.list(caller, wish);
    return { items: items.map(toNotificationDto), ...page };
  }

  /** Everything read up to now. */
  @Post('readings')
  @HttpCode(200)
  async readAll(@Caller() caller: SchoolCaller): Promise<UnreadDto> {
    return { unread: await this.notifications.readAll(caller) };
  }

  /** Marks one notification as read. */
  @Post(':id/reading')
  @HttpCode(200)
  async read(@Caller() caller: SchoolCaller, @NotificationId() id: string): Promise<UnreadDto> {
    return { unread: await this.notifications.read(caller, id) };
  }

  /** On which channels the caller is told what. */
  @Get('preferences')
  async preferences(@Caller() caller: SchoolCaller): Promise<NotificationPreferencesDto> {
    return toPreferencesDto(await this.notifications.preferences(caller));
  }

  /** Sets on which channels the caller is told what. */
  @Put('preferences')
  async changePreferences(
    @Caller() caller: SchoolCaller,
    @Body() body: ChangeNotificationPreferencesDto,
  ): Promise<NotificationPreferencesDto> {
    return toPreferencesDto(await this.notifications.mute(caller, mutesOf(body)));
  }
}
