import { Link } from 'react-router';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { formatDate, formatRelative, formatTime } from '../../ui/format';
import { Icon, type IconName } from '../../ui/icon';
import { softTone, type Tone } from '../../ui/tone';
import type { Notification } from './calls';
import { kindTexts } from './kind-texts';

const looks: Record<Notification['type'], { tone: Tone; icon: IconName }> = {
  info: { tone: 'info', icon: 'info' },
  success: { tone: 'success', icon: 'success' },
  warning: { tone: 'warning', icon: 'warning' },
  error: { tone: 'danger', icon: 'danger' },
};

type NotificationRowProps = { notification: Notification; now: Date; onRead: () => void };

export function NotificationRow({ notification, now, onRead }: NotificationRowProps) {
  const { kind, type, title, message, link, createdAt, readAt, actionRequired } = notification;
  const { tone, icon } = looks[type];
  const isUnread = readAt === null;
  return (
    <li
      data-row
      className="relative flex items-start gap-3 px-4 py-4 transition-colors has-[a:hover]:bg-sunken/60"
    >
      <span
        className={classNames(
          'mt-0.5 inline-flex size-9 shrink-0 items-center justify-center rounded-full',
          softTone[tone],
        )}
      >
        <Icon name={icon} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className={isUnread ? 'font-semibold' : 'font-medium text-muted'}>
          {link ? (
            <Link to={link} onClick={isUnread ? onRead : undefined} className="after:absolute after:inset-0">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p className="prose-width text-pretty">{message}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
          {isUnread && <Badge tone="accent">Baharu</Badge>}
          {actionRequired && isUnread && <Badge tone="warning">Perlu tindakan</Badge>}
          <span>
            {kindTexts[kind].name} ·{' '}
            <time dateTime={createdAt} title={`${formatDate(createdAt)}, ${formatTime(createdAt)}`}>
              {formatRelative(createdAt, now)}
            </time>
          </span>
        </p>
      </div>
      {isUnread && (
        <Button
          variant="quiet"
          size="small"
          icon="check"
          className="relative shrink-0"
          aria-label={`Tandakan dibaca: ${title}`}
          onClick={onRead}
        >
          <span className="max-sm:sr-only">Tandakan dibaca</span>
        </Button>
      )}
    </li>
  );
}
