import { Inject, Injectable } from '@nestjs/common';
import {
  type AuthError,
  createClient,
  isAuthRetryableFetchError,
  isAuthWeakPasswordError,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { ServiceUnavailableError } from '../errors/errors.js';
import { newSecret } from '../secrets/one-time-secret.js';
import { AccountExistsError, WeakPasswordError } from './hosted-backend.errors.js';

/** Whether whoever made the account has shown that the address, or the number, is theirs. */
export type HostedAccount = Readonly<{ id: string; emailProved: boolean; phoneProved: boolean }>;

/** People as the hosted backend knows them, by its admin client. */
@Injectable()
export class HostedUsers {
  private readonly client: SupabaseClient;

  constructor(@Inject(APP_CONFIG) { hostedBackend }: AppConfig) {
    this.client = createClient(hostedBackend.internalUrl, hostedBackend.secretKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    });
  }

  /** The id of the person with this address, made now if there is none yet. */
  async ensure(email: string, password: string, phone?: string): Promise<string> {
    return (await this.find(email))?.id ?? (await this.create({ email, password, phone }));
  }

  /**
   * Makes the account of somebody new, whose address is known to be theirs. One that was registered for it before and
   * never proved anything is a stranger's: it goes, with whatever would sign the stranger in.
   */
  async register(email: string, password: string): Promise<string> {
    try {
      return await this.create({ email, password });
    } catch (error) {
      if (!(error instanceof AccountExistsError)) throw error;
      const account = await this.find(email);
      if (!account || account.emailProved || account.phoneProved) throw error;
      await this.remove(account.id);
      return this.create({ email, password });
    }
  }

  /** Whether the session of this access token goes on. */
  async isSignedIn(accessToken: string): Promise<boolean> {
    const { error } = await this.client.auth.getUser(accessToken);
    if (isAuthRetryableFetchError(error)) throw new ServiceUnavailableError();
    return error === null;
  }

  /**
   * What carries a session on elsewhere, once; null where there is no such account, or the session has ended. The
   * embedded hosted backend binds it to the session and its age, a real project passes over the name of it.
   */
  async signInToken(
    email: string,
    parent_session: string,
  ): Promise<{ userId: string; tokenHash: string } | null> {
    const link = { type: 'magiclink', email, parent_session } as const;
    const { data, error } = await this.client.auth.admin.generateLink(link);
    if (!error) return { userId: data.user.id, tokenHash: data.properties.hashed_token };
    if (isAuthRetryableFetchError(error)) throw new ServiceUnavailableError();
    return null;
  }

  /** Whether this person has shown that the address of their account is theirs. */
  async hasConfirmedAddress(userId: string): Promise<boolean> {
    const { data, error } = await this.client.auth.admin.getUserById(userId);
    if (isAuthRetryableFetchError(error)) throw new ServiceUnavailableError();
    return Boolean(data.user?.email_confirmed_at);
  }

  /** Whether this person has set up a second step that a sign-in must pass. */
  async hasSecondFactor(userId: string): Promise<boolean> {
    const { data, error } = await this.client.auth.admin.getUserById(userId);
    if (isAuthRetryableFetchError(error)) throw new ServiceUnavailableError();
    return data.user?.factors?.some(({ status }) => status === 'verified') ?? false;
  }

  /** And the password with it, so that whoever knows that one comes no further: the mailbox leads to a new one. */
  async removeSecondFactor(userId: string): Promise<void> {
    await this.shutOut(userId);
    const { mfa } = this.client.auth.admin;
    const { data, error } = await mfa.listFactors({ userId });
    if (error) throw refusalOf(error);
    for (const { id } of data.factors) {
      const removal = await mfa.deleteFactor({ userId, id });
      if (removal.error) throw refusalOf(removal.error);
    }
  }

  /** Leaves a password that nobody knows, and ends every session of this person. */
  async shutOut(userId: string): Promise<void> {
    const password = newSecret().text;
    const { error } = await this.client.auth.admin.updateUserById(userId, { password });
    if (error) throw refusalOf(error);
  }

  /** Mails the way to a new password; `returnTo` is the page where it is typed. */
  async mailRecovery(email: string, returnTo: string): Promise<void> {
    const { error } = await this.client.auth.resetPasswordForEmail(email, { redirectTo: returnTo });
    if (error) throw refusalOf(error);
  }

  /** Asked through a link that nobody is given, which costs one call however many accounts there are. */
  async find(email: string): Promise<HostedAccount | undefined> {
    const { data, error } = await this.client.auth.admin.generateLink({ type: 'recovery', email });
    if (error?.code === 'user_not_found') return undefined;
    if (error) throw refusalOf(error);
    const { id, email_confirmed_at, phone_confirmed_at } = data.user;
    return { id, emailProved: Boolean(email_confirmed_at), phoneProved: Boolean(phone_confirmed_at) };
  }

  /** Null where nobody has this account. */
  async addressOf(userId: string): Promise<string | null> {
    const { data, error } = await this.client.auth.admin.getUserById(userId);
    if (error?.code === 'user_not_found') return null;
    if (error) throw refusalOf(error);
    return data.user.email ?? null;
  }

  /** Takes the account away with its sessions and factors, where there is one. */
  async remove(userId: string): Promise<void> {
    const { error } = await this.client.auth.admin.deleteUser(userId);
    if (error && error.code !== 'user_not_found') throw refusalOf(error);
  }

  private async create(person: { email: string; password: string; phone?: string }): Promise<string> {
    const { data, error } = await this.client.auth.admin.createUser({
      ...person,
      email_confirm: true,
      phone_confirm: person.phone !== undefined,
    });
    if (error) throw refusalOf(error);
    return data.user.id;
  }
}

function refusalOf(error: AuthError): Error {
  if (isAuthWeakPasswordError(error)) return new WeakPasswordError(error.reasons);
  if (isAuthRetryableFetchError(error)) return new ServiceUnavailableError();
  return error.code === 'email_exists' ? new AccountExistsError() : error;
}
