import type { QueryClient } from '@tanstack/react-query';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import { showToast } from '../../ui/toast';
import { unreadKey } from './calls';
import { kindTexts } from './kind-texts';

type Open = (link: string) => void;

/** The server's word on how many are unread: the bell follows, and what is new is shown. */
export async function takeUnread(queries: QueryClient, unread: number, open: Open): Promise<void> {
  const known = queries.getQueryData<number>(unreadKey);
  queries.setQueryData(unreadKey, unread);
  void queries.invalidateQueries({ queryKey: ['notifications', 'inbox'] });
  // Of several tabs only the one that is looked at speaks; a count that falls was read elsewhere.
  if (known !== undefined && unread > known && document.visibilityState === 'visible') await showNewest(open);
}

async function showNewest(open: Open): Promise<void> {
  const query = { limit: 1, unread: 'true' };
  // The bell has told already: without a network no more is said.
  const page = await unwrap(api.GET('/api/notifications', { params: { query } })).catch(() => undefined);
  const newest = page?.items[0];
  if (!newest) return;
  const { id, kind, type, title, link } = newest;
  await showToast({
    id,
    type,
    message: `${kindTexts[kind].name}: ${title}`,
    ...(link && { action: { label: 'Buka', onSelect: () => open(link) } }),
  });
}
