import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';

const owner = 'oauth state';
const stateMilliseconds = 10 * 60_000;

/** What goes with the browser to the provider and back, sealed. */
export interface OAuthState {
  provider: string;
  redirectTo: string;
  flowId?: string;
  /** Whose account the identity is to be added to. */
  linkTo?: string;
  nonce: string;
  verifier: string;
  startedAt: number;
}

export const sealState = ({ secretBox }: AuthContext, state: OAuthState) =>
  secretBox.close(JSON.stringify(state), owner);

/** @throws AuthError 400 bad_oauth_state */
export function openState({ secretBox }: AuthContext, sealed: string | undefined, now: Date): OAuthState {
  const state = unseal(secretBox, sealed ?? '');
  if (state && now.getTime() - state.startedAt < stateMilliseconds) return state;
  throw new AuthError(400, 'bad_oauth_state', 'OAuth state is invalid or has expired');
}

function unseal(secretBox: AuthContext['secretBox'], sealed: string): OAuthState | undefined {
  try {
    return JSON.parse(secretBox.open(sealed, owner));
  } catch {
    return undefined;
  }
}
