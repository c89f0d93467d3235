import {
  type Finding,
  type ImportRow,
  type Planned,
  rowName,
  SKIP_ROW,
} from '../../../platform/imports/finding.js';

type InvitedRole = 'teacher' | 'supervisor' | 'admin';
export type ImportedInvitee = Readonly<{ email: string; roles: readonly InvitedRole[]; displayName: string }>;

/** Addresses in small letters. `places`: how many more teachers may be invited. */
export type PeopleAround = Readonly<{
  members: ReadonlySet<string>;
  waiting: ReadonlySet<string>;
  places: number;
  isAddress: (text: string) => boolean;
}>;

/** As the school knows somebody. */
export const LONGEST_NAME = 200;

/** What files call the roles that a list may give. */
const ROLES_BY_WORD: Readonly<Record<string, InvitedRole>> = {
  guru: 'teacher',
  cikgu: 'teacher',
  penyelia: 'supervisor',
  pentadbir: 'admin',
  'pentadbir sekolah': 'admin',
};

/** In the order of the file: places go to the first who ask. */
export function plannedInvitees(
  rows: readonly ImportRow[],
  around: PeopleAround,
): Planned<ImportedInvitee>[] {
  const rowByEmail = new Map<string, number>();
  let left = around.places;
  return rows.map((row) => {
    const { number } = row;
    const { invitee, findings } = inviteeIn(row, around);
    const known = knownAs(invitee.email, around);
    if (known) return { number, outcome: 'same', findings: [known], record: null, plan: null };
    const first = rowByEmail.get(invitee.email);
    rowByEmail.set(invitee.email, first ?? number);
    if (first !== undefined && invitee.email !== '')
      findings.push(wrong('email', `Sama dengan baris ${rowName(first)}.`));
    const takesPlace = findings.length === 0 && invitee.roles.includes('teacher');
    if (takesPlace && left === 0) findings.push(wrong(null, 'Melebihi had guru pelan sekolah.'));
    else if (takesPlace) left -= 1;
    return { number, outcome: 'new', findings, record: null, plan: findings.length > 0 ? null : invitee };
  });
}

function inviteeIn({ values }: ImportRow, { isAddress }: PeopleAround) {
  const email = (values.email ?? '').trim().toLowerCase();
  const displayName = (values.name ?? '').trim();
  const roles = rolesIn(values.roles ?? '');
  const findings: Finding[] = [];
  if (email === '') findings.push(wrong('email', 'E-mel wajib diisi.'));
  else if (!isAddress(email)) findings.push(wrong('email', 'Alamat e-mel ini tidak sah.'));
  if (displayName.length > LONGEST_NAME)
    findings.push(wrong('name', `Paling banyak ${LONGEST_NAME} aksara.`));
  if (roles === null) findings.push(wrong('roles', 'Gunakan guru, penyelia atau pentadbir sekolah.'));
  return { invitee: { email, displayName, roles: roles ?? [] }, findings };
}

/** Teacher where nothing is said; null where a word is no role. */
function rolesIn(text: string): readonly InvitedRole[] | null {
  const words = text.toLowerCase().split(/[,;/]| dan /);
  const said = words.map((word) => word.trim().replaceAll(/\s+/g, ' ')).filter((word) => word !== '');
  if (said.length === 0) return ['teacher'];
  const roles = said.flatMap((word) => (Object.hasOwn(ROLES_BY_WORD, word) ? [ROLES_BY_WORD[word]] : []));
  const known = roles.filter((role) => role !== undefined);
  return known.length === said.length ? [...new Set(known)] : null;
}

function knownAs(email: string, { members, waiting }: PeopleAround): Finding | null {
  if (members.has(email)) return notice('Sudah menjadi ahli sekolah.');
  return waiting.has(email) ? notice('Sudah dijemput, belum diterima.') : null;
}

function notice(message: string): Finding {
  return { field: 'email', isWarning: true, message, mends: [] };
}

function wrong(field: string | null, message: string): Finding {
  return { field, isWarning: false, message, mends: [SKIP_ROW] };
}
