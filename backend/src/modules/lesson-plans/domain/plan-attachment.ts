export const ATTACHMENT_NOUN = 'plan attachment';

/** A link or a file beside a plan: `address` of the one, the rest of the other. `mediaType`: what the bytes are. */
export type AttachmentContent = Readonly<{
  planId: string;
  title: string;
  address: string | null;
  fileName: string | null;
  mediaType: string | null;
  bytes: number | null;
}>;

/** In characters. */
export const LONGEST_ATTACHMENT_TITLE = 200;
export const LONGEST_ADDRESS = 2_000;

/** Of each plan. */
export const MOST_ATTACHMENTS = 20;

/** Of one file, and of all that a person keeps in a school. */
export const MOST_FILE_BYTES = 10_000_000;
export const MOST_BYTES_OF_PERSON = 500_000_000;

/** A deleted file comes back for so long. */
export const RESTORED_DAYS = 30;

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** What may be attached, with the endings of its names. Nothing that a browser would run is among it. */
export const FILE_TYPES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  [`${OFFICE}.wordprocessingml.document`]: ['.docx'],
  [`${OFFICE}.presentationml.presentation`]: ['.pptx'],
  [`${OFFICE}.spreadsheetml.sheet`]: ['.xlsx'],
  'audio/mpeg': ['.mp3'],
};

/** As the ending of a name tells; what none of them has is told to be nothing. */
export function typeOfName(name: string): string | undefined {
  const lower = name.toLowerCase();
  return Object.keys(FILE_TYPES).find((type) => FILE_TYPES[type]?.some((ending) => lower.endsWith(ending)));
}

/** The name under which a file is saved: its title without what means something to a disk, and the ending of what it is. */
export function savedName(title: string, mediaType: string): string {
  const name =
    title
      .replaceAll(/[\\/:*?"<>|\p{C}]+/gu, ' ')
      .replace(/^[.\s]+/u, '')
      .trim() || 'lampiran';
  const [ending = ''] = FILE_TYPES[mediaType] ?? [];
  return typeOfName(name) === mediaType ? name : `${name}${ending}`;
}

/** Whole, over an encrypted connection, to a named host, and without a password in it. */
export function isLinkAddress(text: string): boolean {
  if (!/^https:\/\/[^\s\\]+$/u.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === '';
}
