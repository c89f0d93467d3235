import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Kept } from '../api/kept';
import type { LiveTopic } from '../school/subscription/status-messages';
import { keepFresh } from './live-changes';

/** Keeps what a page shows as fresh as its topic: `useLive('membership', 'people')`. */
export function useLive(topic: LiveTopic, kept: Kept): void {
  const queries = useQueryClient();
  const attach = useEffectEvent(() => keepFresh(queries, topic, kept));
  useEffect(() => attach(), []);
}
