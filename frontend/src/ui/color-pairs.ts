import { tones } from './tone';

const grounds = ['surface', 'raised', 'sunken'];

/** Ink and ground of every text: 4.5:1. */
export const textPairs: readonly (readonly [ink: string, ground: string])[] = [
  ...['text', 'muted'].flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
  ...tones.flatMap((tone) => [
    [`on-${tone}`, tone] as const,
    [`on-${tone}-soft`, `${tone}-soft`] as const,
    [tone, 'surface'] as const,
    [tone, 'raised'] as const,
  ]),
  ['on-accent', 'accent-hover'],
  ['text', 'accent-soft'],
  ['on-brand', 'brand'],
  ['on-brand-muted', 'brand'],
];

/** Edges of controls and marks of charts: 3:1. */
export const controlPairs: readonly (readonly [edge: string, ground: string])[] = [
  ...grounds.map((ground) => ['control', ground] as const),
  ...['chart-1', 'chart-2', 'chart-3', 'chart-4'].flatMap((mark) => [
    [mark, 'surface'] as const,
    [mark, 'raised'] as const,
  ]),
];
