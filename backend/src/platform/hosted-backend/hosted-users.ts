import { Inject, Injectable } from '@nestjs/common';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';

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
  async ensure(email: string, password: string): Promise<string> {
    return (await this.findByEmail(email)) ?? (await this.create(email, password));
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

  private async create(email: string, password: string): Promise<string> {
    const { data, error } = await this.client.auth.admin.createUser({ email, password, email_confirm: true });
    if (error) throw error;
    return data.user.id;
  }
}
