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
import { AccountExistsError, WeakPasswordError } from './hosted-backend.errors.js';

const PAGE_SIZE = 1_000;

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
    return (await this.findByEmail(email)) ?? (await this.create({ email, password, phone }));
  }

  /** Makes the account of somebody new, whose address is known to be theirs. */
  async register(email: string, password: string): Promise<string> {
    const { data, error } = await this.client.auth.admin.createUser({ email, password, email_confirm: true });
    if (error) throw refusalOf(error);
    return data.user.id;
  }

  /** What signs the person with this address in, once; null where there is no such account. */
  async signInToken(email: string): Promise<{ userId: string; tokenHash: string } | null> {
    const { data, error } = await this.client.auth.admin.generateLink({ type: 'magiclink', email });
    if (!error) return { userId: data.user.id, tokenHash: data.properties.hashed_token };
    if (isAuthRetryableFetchError(error)) throw new ServiceUnavailableError();
    return null;
  }

  /** Whether this person has set up a second step that a sign-in must pass. */
  async hasSecondFactor(userId: string): Promise<boolean> {
    const { data, error } = await this.client.auth.admin.getUserById(userId);
    if (isAuthRetryableFetchError(error)) throw new ServiceUnavailableError();
    return data.user?.factors?.some(({ status }) => status === 'verified') ?? false;
  }

  async setPassword(userId: string, password: string): Promise<void> {
    const { error } = await this.client.auth.admin.updateUserById(userId, { password });
    if (error) throw error;
  }

  async findByEmail(email: string): Promise<string | undefined> {
    for (let page = 1; ; page += 1) {
      const { data, error } = await this.client.auth.admin.listUsers({ page, perPage: PAGE_SIZE });
      if (error) throw error;
      const found = data.users.find((user) => user.email === email.toLowerCase());
      if (found || data.users.length < PAGE_SIZE) return found?.id;
    }
  }

  private async create(person: { email: string; password: string; phone?: string }): Promise<string> {
    const { data, error } = await this.client.auth.admin.createUser({
      ...person,
      email_confirm: true,
      phone_confirm: person.phone !== undefined,
    });
    if (error) throw error;
    return data.user.id;
  }
}

function refusalOf(error: AuthError): Error {
  if (isAuthWeakPasswordError(error)) return new WeakPasswordError(error.reasons);
  if (isAuthRetryableFetchError(error)) return new ServiceUnavailableError();
  return error.code === 'email_exists' ? new AccountExistsError() : error;
}
