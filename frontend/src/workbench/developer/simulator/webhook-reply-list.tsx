import { Badge } from '../../../ui/badge';
import type { WebhookReplies } from './developer-client';

/** What the product answered to each delivery. */
export function WebhookReplyList({ bill, replies }: WebhookReplies) {
  return (
    <>
      <p className="break-all pb-2 text-muted text-sm">Bil {bill}</p>
      <ol className="flex flex-wrap gap-2">
        {replies.map(({ status, code, milliseconds }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: replies have no name but their order
          <li key={index} className="flex items-center gap-2 text-sm tabular-nums">
            <Badge tone={status === 200 ? 'success' : 'danger'}>{code ? `${status} ${code}` : status}</Badge>
            <span className="text-muted">{milliseconds} ms</span>
          </li>
        ))}
      </ol>
    </>
  );
}
