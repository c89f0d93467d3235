import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { LiveTopic } from '../school/subscription/status-messages';
import { keepFresh } from './live-changes';

/** Keeps what a page shows as fresh as its topic: `useLive('membership', peopleKey)`. */
export function useLive(topic: LiveTopic, ...keys: readonly QueryKey[]): void {
  const queries = useQueryClient();
  const attach = useEffectEvent(() => keepFresh(queries, topic, keys));
  useEffect(() => attach(), []);
}
