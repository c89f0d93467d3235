import { lazy } from 'react';

/** Ahead of the press, so that it opens without a network too. */
export const fetchQuickReflections = () => import('./quick-reflections');

export const QuickReflections = lazy(async () => ({
  default: (await fetchQuickReflections()).QuickReflections,
}));
