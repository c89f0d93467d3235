import { IsString, Matches } from 'class-validator';
import { Length } from '../../../platform/http/text-length.js';

const SECRET = /^[\w-]{43}$/;

/** The school is `school`, not `schoolCode`: the main host names it, whoever asks belongs to it or is refused. */
export class IssueHandOverDto {
  /** e.g. aba1001 */
  @IsString()
  @Length(1, 63)
  school: string;

  /** SHA-256 of the verifier, base64url (PKCE S256) */
  @IsString()
  @Matches(SECRET)
  challenge: string;
}

export class HandOverDto {
  /** Where the browser goes on: on the host of the school, within a minute, once */
  address: string;
}

export class RedeemHandOverDto {
  @IsString()
  @Matches(SECRET)
  code: string;

  @IsString()
  @Matches(/^[\w.~-]{43,128}$/)
  verifier: string;
}

export class SignInTokenDto {
  /** For the auth library's verifyOtp, type magiclink */
  tokenHash: string;
}
