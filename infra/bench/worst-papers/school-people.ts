import type pg from 'pg';
import { type Asking, signedIn, type Teacher } from '../../load/teacher-monday.ts';

/** `quiet`: the teacher who has planned the least. `admin`: may change the school's template. */
export type SchoolPeople = Readonly<{
  code: string;
  quiet: Teacher;
  admin: Teacher;
  all: readonly Teacher[];
}>;

type Row = Readonly<{ userId: string; isAdmin: boolean; isTeacher: boolean }>;

const PEOPLE = `
  SELECT m.user_id AS "userId", m.roles && ARRAY['admin', 'main_admin'] AS "isAdmin",
    'teacher' = ANY (m.roles) AS "isTeacher"
  FROM school_members m JOIN schools s ON s.id = m.school_id
  WHERE s.code = $1
  ORDER BY (SELECT count(*) FROM lesson_plans p WHERE p.school_id = m.school_id AND p.author_id = m.user_id), m.user_id`;

/** Of schools that `cloneSchools` has made, each person at an address of their own. */
export class SchoolsPeople {
  private addresses = 0;
  private readonly client: pg.Client;
  private readonly asking: Asking;

  constructor(client: pg.Client, asking: Asking) {
    this.client = client;
    this.asking = asking;
  }

  async of(school: number): Promise<SchoolPeople> {
    const code = `muatan-${school}`;
    const { rows } = await this.client.query<Row>(PEOPLE, [code]);
    const people = rows.map((row) => ({ ...row, signed: this.signIn(code, row.userId) }));
    const quiet = people.find(({ isTeacher }) => isTeacher)?.signed;
    const admin = people.find(({ isAdmin }) => isAdmin)?.signed;
    if (!quiet || !admin) throw new Error(`${code} lacks a teacher or an administrator.`);
    return { code, quiet, admin, all: people.map(({ signed }) => signed) };
  }

  private signIn(schoolCode: string, userId: string): Teacher {
    this.addresses += 1;
    return signedIn({ schoolCode, userId }, this.addresses, this.asking);
  }
}
