import { lazy } from 'react';

/** In the form of a plan, which is whole before it comes. */
export const LazyReflectionPart = lazy(async () => ({
  default: (await import('./reflection-part')).ReflectionPart,
}));
