import type { SchoolRole } from '../../platform/access/access.js';
import { defineTopic } from '../../platform/database/change-topic.js';
import type { AttachmentReference } from '../../platform/mail/attachment-sources.js';
import type { MailContent } from '../../platform/mail/mail-content.js';

/** Somebody in the school has news, or has read them. */
export const notificationsChanged = defineTopic('notifications');

/** What notifications are about; a person chooses for each how to hear of it. */
export const NOTIFICATION_KINDS = ['subscription', 'payment', 'people', 'teaching'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const CHANNELS = ['app', 'mail'] as const;
export type Channel = (typeof CHANNELS)[number];

export type NotificationType = 'info' | 'warning' | 'error' | 'success';

/** One channel of one kind that a person does not want to be told on. */
export type ChannelMute = Readonly<{ userId: string; channel: Channel }>;

export type Recipients = Readonly<{ roles: readonly SchoolRole[] } | { userIds: readonly string[] }>;

/** `sendAfter`: business clock. `copies`: addresses of nobody in the school that get the mail too. */
export type NoticeMail = Readonly<{
  action?: MailContent['action'];
  details?: MailContent['details'];
  attachments?: readonly AttachmentReference[];
  sendAfter?: number;
  copies?: readonly string[];
}>;

/**
 * Something to tell members of a school. `dedupeKey`: what it is about; each recipient is told it once on each
 * channel. `link`: a path of the school's host. Without `mail` it is told inside the product only. A last warning is
 * not muted for whoever can pay, where nobody else who can would hear it.
 */
export type Notice = Readonly<{
  schoolId: string;
  recipients: Recipients;
  kind: NotificationKind;
  dedupeKey: string;
  type: NotificationType;
  title: string;
  message: string;
  link?: string;
  actionRequired?: boolean;
  isLastWarning?: boolean;
  mail?: NoticeMail;
}>;

/** Instants in epoch milliseconds. */
export type Notification = Readonly<{
  id: string;
  kind: NotificationKind;
  type: NotificationType;
  title: string;
  message: string;
  link: string | null;
  actionRequired: boolean;
  createdAt: number;
  readAt: number | null;
}>;
