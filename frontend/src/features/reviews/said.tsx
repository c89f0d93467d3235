import { formatRelative } from '../../ui/format';
import type { VerdictKind } from './verdict-commands';

/** What was said of a part of what was sent. `writtenBy` null: whoever wrote it has left the school. */
export type Remark<Section extends string = string> = Readonly<{
  id: string;
  section: Section;
  body: string;
  writtenBy: string | null;
  isAuthors: boolean;
  writtenAt: string;
}>;

type Given = Readonly<{
  id: string;
  step: number;
  verdict: VerdictKind;
  givenBy: string | null;
  givenAt: string;
}>;

/** What was said of a plan so far. */
export type SaidOf = Readonly<{ verdicts: readonly Given[]; comments: readonly Remark[] }>;

type SaidProps = SaidOf & {
  /** What those who send are called: "guru". */
  author: string;
  sectionWords: (section: string) => string;
};

/** What was said so far, by whom and of what, the first first. */
export function Said({ verdicts, comments, author, sectionWords }: SaidProps) {
  const now = new Date();
  if (comments.length === 0 && verdicts.length === 0) return null;
  return (
    <ul aria-label="Ulasan terdahulu" className="flex flex-col gap-3">
      {verdicts.map(({ id, step, verdict, givenBy, givenAt }) => (
        <li key={id} className="text-sm">
          <span className="text-muted">
            {verdict === 'verified' ? 'Disahkan' : 'Dipulangkan'}, langkah {step} ·{' '}
            {formatRelative(givenAt, now)}
          </span>
          <span dir="auto" className="block">
            {givenBy ?? 'Bekas ahli sekolah'}
          </span>
        </li>
      ))}
      {comments.map((remark) => (
        <RemarkItem key={remark.id} {...{ remark, author, now }} section={sectionWords(remark.section)} />
      ))}
    </ul>
  );
}

type RemarkItemProps = {
  remark: Remark;
  author?: string;
  /** Of which part it speaks, where that does not stand above it. */
  section?: string;
  now: Date;
};

export function RemarkItem({ remark, author, section, now }: RemarkItemProps) {
  const { body, writtenBy, isAuthors, writtenAt } = remark;
  const isReaders = isAuthors && author === undefined;
  return (
    <li className="text-sm">
      <span className="text-muted">
        {isReaders ? 'Anda' : <span dir="auto">{writtenBy ?? 'Bekas ahli sekolah'}</span>}
        {isAuthors && author && ` (${author})`}
        {section && ` · ${section}`} · {formatRelative(writtenAt, now)}
      </span>
      <span dir="auto" className="wrap-anywhere block whitespace-pre-wrap">
        {body}
      </span>
    </li>
  );
}
