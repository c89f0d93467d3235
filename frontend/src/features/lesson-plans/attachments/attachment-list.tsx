import type { ReactNode } from 'react';
import { useChange } from '../../../queries/use-change';
import { formatFileSize } from '../../../ui/format';
import { Icon } from '../../../ui/icon';
import { Spinner } from '../../../ui/spinner';
import type { Attachment } from './calls';

type AttachmentListProps = {
  attachments: readonly Attachment[];
  addressOf: (id: string) => Promise<string>;
  /** Beside each. */
  actions?: (attachment: Attachment) => ReactNode;
};

const row = 'flex min-h-11 min-w-0 flex-1 items-center gap-2.5 px-3 py-1.5 text-left text-sm hover:bg-sunken';

/** Links lead away; a file is asked for when it is pressed, and saved. */
export function AttachmentList({ attachments, addressOf, actions }: AttachmentListProps) {
  const opening = useChange(
    async ({ id }: Attachment) => {
      window.location.assign(await addressOf(id));
    },
    { changes: [] },
  );
  return (
    <ul className="flex flex-col gap-1.5 empty:hidden">
      {attachments.map((attachment) => (
        <li
          key={attachment.id}
          className="flex items-center overflow-hidden rounded-md border border-line bg-raised pr-1"
        >
          {attachment.address ? (
            <a
              href={attachment.address}
              target="_blank"
              rel="noopener noreferrer nofollow"
              referrerPolicy="no-referrer"
              className={row}
            >
              <Icon name="link" size={18} className="shrink-0 text-muted" />
              <Title {...attachment} note={new URL(attachment.address).hostname} />
              <span className="sr-only">(tab baharu)</span>
            </a>
          ) : (
            <button type="button" onClick={() => opening.make(attachment)} className={row}>
              {opening.busyWith?.id === attachment.id ? (
                <Spinner />
              ) : (
                <Icon name="file" size={18} className="shrink-0 text-muted" />
              )}
              <Title {...attachment} note={formatFileSize(attachment.bytes ?? 0)} />
            </button>
          )}
          {actions?.(attachment)}
        </li>
      ))}
    </ul>
  );
}

function Title({ title, note }: Attachment & { note: string }) {
  return (
    <span className="flex min-w-0 flex-col">
      <span dir="auto" className="wrap-anywhere">
        {title}
      </span>
      <span className="truncate text-muted text-xs">{note}</span>
    </span>
  );
}
