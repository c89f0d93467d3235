import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';

export function requireManualLinking({ config }: AuthContext): void {
  if (!config.manualLinking)
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
}
