import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { SchoolRole } from '../../../platform/access/access.js';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { SchoolsTables } from '../schools-tables.js';
import type { Invitation } from './invitation.js';

type Sent = Readonly<{ tokenHash: Buffer; sentAt: number; expiresAt: number; by: string }>;

@Injectable()
export class InvitationsRepository {
  private readonly db = this.database.tables<SchoolsTables>();

  constructor(private readonly database: Database) {}

  /** Neither accepted nor revoked, newest first. */
  async listOpen(schoolId: string): Promise<Invitation[]> {
    const query = this.of(schoolId)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .orderBy('sent_at', 'desc');
    const rows = await this.database.tenantRead(schoolId, () => query.execute());
    return rows.map(toInvitation);
  }

  /** Who may still accept. */
  async countWaiting(schoolId: string, role: SchoolRole, now: number): Promise<number> {
    const { count } = await this.db
      .selectFrom('invitations')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('school_id', '=', schoolId)
      .where(sql<boolean>`${role} = ANY (roles)`)
      .where('expires_at', '>', toDate(now))
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async findByToken(schoolId: string, tokenHash: Buffer): Promise<Invitation | null> {
    const row = await this.of(schoolId).where('token_hash', '=', tokenHash).executeTakeFirst();
    return row ? toInvitation(row) : null;
  }

  /** Keeps the row as it is until the transaction ends. */
  async findByTokenLocked(schoolId: string, tokenHash: Buffer): Promise<Invitation | null> {
    const row = await this.of(schoolId).where('token_hash', '=', tokenHash).forUpdate().executeTakeFirst();
    return row ? toInvitation(row) : null;
  }

  async findLocked(schoolId: string, id: string): Promise<Invitation | null> {
    const row = await this.of(schoolId).where('id', '=', id).forUpdate().executeTakeFirst();
    return row ? toInvitation(row) : null;
  }

  /** Null when the address has one that is neither accepted nor revoked. */
  async add(
    schoolId: string,
    person: Pick<Invitation, 'email' | 'roles' | 'displayName'>,
    sent: Sent,
  ): Promise<Invitation | null> {
    const row = await this.db
      .insertInto('invitations')
      .values({
        school_id: schoolId,
        email: person.email,
        roles: person.roles,
        display_name: person.displayName,
        ...columnsOf(sent),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(COLUMNS)
      .executeTakeFirst();
    return row ? toInvitation(row) : null;
  }

  /** Makes room for a new one to the same address. */
  async revokeExpired(schoolId: string, email: string, by: string, now: number): Promise<void> {
    await this.db
      .updateTable('invitations')
      .set({ revoked_at: toDate(now), revoked_by: by })
      .where('school_id', '=', schoolId)
      .where('email', '=', email)
      .where('expires_at', '<=', toDate(now))
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .execute();
  }

  async renew(schoolId: string, id: string, sent: Sent): Promise<Invitation> {
    const row = await this.one(schoolId, id)
      .set(columnsOf(sent))
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    return toInvitation(row);
  }

  async revoke(schoolId: string, id: string, by: string): Promise<void> {
    await this.one(schoolId, id).set({ revoked_at: sql`now()`, revoked_by: by }).execute();
  }

  async accept(schoolId: string, id: string, by: string): Promise<void> {
    await this.one(schoolId, id).set({ accepted_at: sql`now()`, accepted_by: by }).execute();
  }

  private of(schoolId: string) {
    return this.db.selectFrom('invitations').select(COLUMNS).where('school_id', '=', schoolId);
  }

  private one(schoolId: string, id: string) {
    return this.db.updateTable('invitations').where('school_id', '=', schoolId).where('id', '=', id);
  }
}

const COLUMNS = [
  'id',
  'email',
  'role',
  'roles',
  'display_name',
  'sent_at',
  'expires_at',
  'accepted_at',
  'revoked_at',
  'person_id',
] as const;

type Row = {
  id: string;
  email: string;
  role: Invitation['role'];
  roles: Invitation['roles'];
  display_name: string;
  sent_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
  revoked_at: Date | null;
  person_id: string | null;
};

function toInvitation(row: Row): Invitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    roles: row.roles,
    displayName: row.display_name,
    sentAt: row.sent_at.getTime(),
    expiresAt: row.expires_at.getTime(),
    acceptedAt: row.accepted_at?.getTime() ?? null,
    revokedAt: row.revoked_at?.getTime() ?? null,
    personId: row.person_id,
  };
}

function columnsOf({ tokenHash, sentAt, expiresAt, by }: Sent) {
  return {
    token_hash: tokenHash,
    sent_at: toDate(sentAt),
    expires_at: toDate(expiresAt),
    invited_by: by,
  };
}
