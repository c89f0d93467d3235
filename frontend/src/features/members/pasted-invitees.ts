import type { FormProblem } from '../../forms/form-problem';

export type Invitee = { email: string; displayName: string };

const address = /[^\s<>"'(),;]+@[^\s<>"'(),;]+/g;

/** As many as one request takes. */
export const mostInvitees = 100;

/** People out of pasted text: an address a line, or several separated by commas or semicolons; beside an address, in
 * whatever order a list or a mail program writes them, stands the name. What holds no address is handed back. */
export function pastedInvitees(text: string): { invitees: Invitee[]; unread: string[] } {
  const invitees = new Map<string, Invitee>();
  const unread: string[] = [];
  for (const entry of text.split('\n').flatMap(entriesOf)) {
    const [email] = entry.match(address) ?? [];
    if (email)
      invitees.set(email.toLowerCase(), { email: email.toLowerCase(), displayName: nameIn(entry, email) });
    else unread.push(entry);
  }
  return { invitees: [...invitees.values()], unread };
}

/** A line about one person may hold commas; one about several is cut at them. */
function entriesOf(line: string): string[] {
  const isAboutOne = (line.match(address)?.length ?? 0) === 1;
  const entries = isAboutOne ? [line] : line.split(/[,;]/);
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
}

function nameIn(entry: string, email: string): string {
  return entry
    .replace(email, ' ')
    .replace(/[<>"(),;\s]+/g, ' ')
    .trim()
    .slice(0, 200);
}

/** As it is pasted. */
export function pasted({ email, displayName }: Invitee): string {
  return displayName ? `${displayName} <${email}>` : email;
}

type Read = ReturnType<typeof pastedInvitees>;

/** What keeps the text of the form's field `text` from being sent. */
export function inviteesProblem({ invitees, unread }: Read): FormProblem[] {
  const message = problemOf({ invitees, unread });
  return message ? [{ field: 'text', message }] : [];
}

function problemOf({ invitees, unread }: Read): string | undefined {
  if (unread.length > 0) return `Tiada alamat e-mel di sini: ${unread.slice(0, 3).join('; ')}`;
  if (invitees.length === 0) return 'Sila isi e-mel orang yang dijemput.';
  if (invitees.length > mostInvitees)
    return `Paling banyak ${mostInvitees} orang sekali hantar; ada ${invitees.length} di sini.`;
  return undefined;
}
