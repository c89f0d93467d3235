import type { JsonObject } from '../../../http/json.ts';
import { flagField, textField } from '../../../http/json-body.ts';
import type { AuthContext } from '../../auth-context.ts';
import { validationFailed } from '../../auth-error.ts';
import { checkPassword } from '../../passwords/password-policy.ts';
import { bannedUntil } from '../../users/ban-duration.ts';
import { metadataField } from '../../users/bounded-metadata.ts';
import { validEmail, validPhone } from '../../users/contact.ts';

const bcryptForm = /^\$2[aby]\$(0[4-9]|1\d)\$[./A-Za-z\d]{53}$/;
const longestRole = 255;

/** What an administrator may set, at creation and later. */
export interface AdminUserFields {
  email?: string;
  phone?: string;
  role?: string;
  encryptedPassword?: string;
  emailConfirmed: boolean;
  phoneConfirmed: boolean;
  /** null lifts a ban. */
  bannedUntil?: Date | null;
  appMetadata?: JsonObject;
  userMetadata?: JsonObject;
}

export async function adminUserFields(context: AuthContext, body: JsonObject): Promise<AdminUserFields> {
  const email = textField(body, 'email');
  const phone = textField(body, 'phone');
  const ban = textField(body, 'ban_duration');
  return {
    email: email && validEmail(email),
    phone: phone && validPhone(phone),
    role: roleField(body),
    emailConfirmed: flagField(body, 'email_confirm'),
    phoneConfirmed: flagField(body, 'phone_confirm'),
    bannedUntil: ban === undefined ? undefined : bannedUntil(ban, context.now()),
    appMetadata: metadataField(body, 'app_metadata'),
    userMetadata: metadataField(body, 'user_metadata'),
    encryptedPassword: await passwordField(context, body),
  };
}

async function passwordField(context: AuthContext, body: JsonObject): Promise<string | undefined> {
  const password = textField(body, 'password');
  const hash = textField(body, 'password_hash');
  if (password && hash) throw validationFailed('Only a password or a password hash should be provided');
  if (hash && !bcryptForm.test(hash)) throw validationFailed('The password hash is not a bcrypt hash');
  if (!password) return hash;
  await checkPassword(password, context.config.passwordMinLength);
  return context.passwords.hash(password);
}

function roleField(body: JsonObject): string | undefined {
  const role = textField(body, 'role');
  if (role && role.length > longestRole) throw validationFailed('The role is too long');
  return role;
}
