import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { JsonObject } from '../../../http/json.ts';
import { bodyObject, textField } from '../../../http/json-body.ts';
import { audit } from '../../audit.ts';
import type { AuthContext } from '../../auth-context.ts';
import { AuthError, type AuthErrorCode, validationFailed } from '../../auth-error.ts';
import { type FactorCaller, requireSession } from '../../mfa/factors.ts';
import { qrSvg } from '../../mfa/qr-svg.ts';
import { hasSecondFactor, isAal2 } from '../../mfa/second-factor.ts';
import { newTotpSecret, totpUri } from '../../mfa/totp.ts';
import { validPhone } from '../../users/contact.ts';

const mostFactors = 10;
const longestName = 255;
const unverifiedMilliseconds = 5 * 60_000;

export function enrollFactorRoute(app: FastifyInstance, context: AuthContext): void {
  app.post('/factors', async (request) => {
    const caller = await requireSession(context, request);
    const body = bodyObject(request.body);
    const type = textField(body, 'factor_type');
    if (type === 'totp') return enrollTotp(context, request, caller, body);
    if (type === 'phone') return enrollPhone(context, request, caller, body);
    if (type === 'webauthn') return enrollWebauthn(context, request, caller, body);
    throw validationFailed('factor_type needs to be totp, phone, or webauthn');
  });
}

async function enrollTotp(
  context: AuthContext,
  request: FastifyRequest,
  caller: FactorCaller,
  body: JsonObject,
) {
  if (!context.config.mfa) throw notEnabled('mfa_totp_enroll_not_enabled', 'TOTP');
  const issuer = shortText(body, 'issuer') ?? new URL(context.config.siteUrl).host;
  const secret = newTotpSecret();
  const uri = totpUri(secret, issuer, caller.user.email ?? caller.user.phone ?? caller.user.id);
  const id = randomUUID();
  const kept = { secret: context.secretBox.close(secret, id), phone: null };
  const friendlyName = await insertFactor(context, request, caller, body, { id, type: 'totp', ...kept });
  const totp = { qr_code: await qrSvg(uri), secret, uri };
  return { id, type: 'totp', friendly_name: friendlyName, totp };
}

async function enrollPhone(
  context: AuthContext,
  request: FastifyRequest,
  caller: FactorCaller,
  body: JsonObject,
) {
  if (!context.config.mfa) throw notEnabled('mfa_phone_enroll_not_enabled', 'Phone');
  const given = textField(body, 'phone');
  if (!given) throw validationFailed('Phone number required to enroll Phone factor');
  const phone = validPhone(given);
  if (caller.user.factors.some((factor) => factor.phone === phone && factor.status === 'verified')) {
    throw new AuthError(422, 'mfa_verified_factor_exists', 'A verified phone factor already exists');
  }
  const id = randomUUID();
  const factor = { id, type: 'phone', secret: null, phone } as const;
  const friendlyName = await insertFactor(context, request, caller, body, factor);
  return { id, type: 'phone', friendly_name: friendlyName, phone };
}

/** A name for a security key that makes its credential when it is challenged. */
async function enrollWebauthn(
  context: AuthContext,
  request: FastifyRequest,
  caller: FactorCaller,
  body: JsonObject,
) {
  const { mfa, webauthnFactors } = context.config;
  if (!mfa || !webauthnFactors) throw notEnabled('mfa_webauthn_enroll_not_enabled', 'WebAuthn');
  const id = randomUUID();
  const factor = { id, type: 'webauthn', secret: null, phone: null } as const;
  const friendlyName = await insertFactor(context, request, caller, body, factor);
  return { id, type: 'webauthn', friendly_name: friendlyName };
}

interface NewFactor {
  id: string;
  type: 'totp' | 'phone' | 'webauthn';
  secret: string | null;
  phone: string | null;
}

/** @returns its name */
async function insertFactor(
  context: AuthContext,
  request: FastifyRequest,
  caller: FactorCaller,
  body: JsonObject,
  { id, type, secret, phone }: NewFactor,
): Promise<string> {
  const { user } = caller;
  const name = shortText(body, 'friendly_name') ?? '';
  const now = context.now();
  await refuseUnfit(context, caller, name, now);
  const times = { created_at: now, updated_at: now };
  const row = { id, user_id: user.id, friendly_name: name, factor_type: type, secret, phone, ...times };
  await context.database.transaction().execute(async (transaction) => {
    const stale = transaction.deleteFrom('auth.mfa_factors').where('user_id', '=', user.id);
    await stale.where('status', '=', 'unverified').where('created_at', '<', staleBefore(now)).execute();
    const inserted = await transaction
      .insertInto('auth.mfa_factors')
      .values({ ...row, status: 'unverified' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) throw nameTaken();
    const actor = { actorId: user.id, actorName: user.email ?? '' };
    const traits = { factor_id: id, factor_type: type };
    await audit(transaction, request, { action: 'factor_in_progress', ...actor, traits }, now);
  });
  return name;
}

async function refuseUnfit(
  context: AuthContext,
  caller: FactorCaller,
  name: string,
  now: Date,
): Promise<void> {
  const factors = caller.user.factors.filter(
    (factor) => factor.status === 'verified' || factor.created_at >= staleBefore(now),
  );
  if (factors.some((factor) => factor.friendly_name === name)) throw nameTaken();
  if (factors.length >= mostFactors) {
    throw new AuthError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  }
  if (hasSecondFactor(caller.user) && !(await isAal2(context, caller))) {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
}

const notEnabled = (code: AuthErrorCode, type: string) =>
  new AuthError(422, code, `MFA enroll is disabled for ${type}`);

const staleBefore = (now: Date) => new Date(now.getTime() - unverifiedMilliseconds);

const nameTaken = () =>
  new AuthError(
    422,
    'mfa_factor_name_conflict',
    'A factor with this friendly name for this user already exists',
  );

function shortText(body: JsonObject, name: string): string | undefined {
  const text = textField(body, name);
  if (text && text.length > longestName) throw validationFailed(`${name} is too long`);
  return text;
}
