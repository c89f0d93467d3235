import type { TextPart } from './changed-words';

/** What was taken out and what was put in, told by underline and strike as much as by colour. */
export function ChangedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in its order
    <Part key={at} {...part} />
  ));
}

function Part({ kind, text }: TextPart) {
  if (kind === 'same') return text;
  return kind === 'gone' ? (
    <del className="bg-danger-soft text-on-danger-soft">{text}</del>
  ) : (
    <ins className="bg-success-soft text-on-success-soft underline">{text}</ins>
  );
}
