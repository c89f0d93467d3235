import { ApiError, unwrap } from '../../../api/api-error';
import { authErrorMessage } from '../../../api/auth-error-messages';
import { api } from '../../../api/client';
import { errorMessage } from '../../../api/error-messages';
import { ask } from '../../../forms/ask';
import { appConfig } from '../../../site/config';
import { paths } from '../../../site/paths';
import { tabStorage } from '../../../site/safe-storage';
import { mainAddress } from '../../../site/school-address';
import { newPkcePair } from './pkce';

const key = 'rekod-hand-over';

/** To the main host, which knows who is signed in there; this browser keeps the verifier meanwhile. */
export async function startHandOver(schoolCode: string): Promise<void> {
  const { verifier, challenge } = await newPkcePair();
  tabStorage.setItem(key, verifier);
  const query = new URLSearchParams({ sekolah: schoolCode, cabaran: challenge });
  window.location.replace(mainAddress(appConfig(), `${paths.handOverIssue}?${query}`));
}

/** Undefined once the session stands, else why it does not. */
export async function redeemHandOver(code: string): Promise<string | undefined> {
  const verifier = tabStorage.getItem(key);
  tabStorage.removeItem(key);
  if (!verifier) return errorMessage(new ApiError('HAND_OVER_REFUSED', 403, 'Another browser started it.'));
  try {
    const body = { code, verifier };
    const { tokenHash } = await unwrap(api.POST('/api/hand-overs/redemption', { body }));
    const refusal = await ask((client) => client.verifyOtp({ type: 'magiclink', token_hash: tokenHash }));
    return refusal && authErrorMessage(refusal);
  } catch (failure) {
    return errorMessage(failure);
  }
}
