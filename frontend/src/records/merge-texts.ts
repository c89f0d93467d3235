import type { FieldName, RecordKind } from './record-kind';
import { fieldNames, sameValue } from './same-value';

/** What this device knows of its own words: what it started from, what stands in the form, and what it has sent
 * without hearing what became of it. */
export type OwnTexts<Fields> = { base: Fields; mine: Fields; sent: readonly Fields[] };

/** `text` takes of each field the side that wrote it; where both wrote, it stays mine until a person decides. */
export type Merged<Fields> = { text: Fields; disputed: FieldName<Fields>[] };

/** Brings a text together with what the server holds by now. What the server holds of this device's own words was
 * written by nobody else. */
export function mergeTexts<Fields extends object>(
  kind: Pick<RecordKind<Fields>, 'labels'>,
  { base, mine, sent }: OwnTexts<Fields>,
  theirs: Fields,
): Merged<Fields> {
  const own = [mine, ...sent];
  const isMine = (field: FieldName<Fields>) => own.some((text) => !sameValue(text[field], base[field]));
  const isTheirs = (field: FieldName<Fields>) =>
    ![base, ...own].some((text) => sameValue(text[field], theirs[field]));
  const written = fieldNames(kind).filter(isTheirs);
  const taken = written.filter((field) => !isMine(field)).map((field) => [field, theirs[field]]);
  return { text: { ...mine, ...Object.fromEntries(taken) }, disputed: written.filter(isMine) };
}
