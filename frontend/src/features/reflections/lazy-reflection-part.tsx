import { type ComponentType, lazy } from 'react';
import type { ReflectionPartProps } from './reflection-fieldset';

type Loaded = { default: ComponentType<ReflectionPartProps> };

/** In the form of a plan, which does without where it cannot be fetched. */
export const LazyReflectionPart = lazy(() =>
  import('./reflection-part').then<Loaded, Loaded>(
    ({ ReflectionPart }) => ({ default: ReflectionPart }),
    () => ({
      default: () => <p className="text-muted">Refleksi tidak dapat dibuka tanpa talian buat masa ini.</p>,
    }),
  ),
);
