import { ApiError } from '../api/api-error';
import { errorMessage } from '../api/error-messages';
import type { FormProblem } from '../forms/form-problem';
import type { NounWrites } from './noun-calls';

/** A noun as people meet it: its lists and its forms say the same of it. */
export type Noun<Content, Saved> = {
  calls: NounWrites<Content, Saved>;
  /** One of them, as a sentence begins with it: "Set mengajar". */
  one: string;
  /** Which one, as it follows: "Sains, 4 Bestari". */
  nameOf: (saved: Saved) => string;
  /** Refusals of its own; undefined leaves one to the words that every form has. */
  refused: Refused;
};

export type Refused = (failure: unknown) => readonly FormProblem[] | undefined;

/** What is said by the code of a refusal. Of a record that somebody else changed every noun says the same. */
export function refusedBy(words: Readonly<Record<string, string>>): Refused {
  return (failure) => {
    if (!(failure instanceof ApiError)) return undefined;
    const message = words[failure.code] ?? (failure.code.endsWith('_CONFLICT') ? changed : undefined);
    return message === undefined ? undefined : [{ message }];
  };
}

/** For what is no form. */
export const refusalWords =
  (refused: Refused) =>
  (failure: unknown): string =>
    refused(failure)?.[0]?.message ?? errorMessage(failure);

const changed =
  'Rekod ini baru diubah oleh orang lain. Sila tutup dan buka semula untuk melihat yang terkini.';

/** "panitia Sains": within a sentence. */
export const calledOf = <Saved>({ one, nameOf }: Pick<Noun<never, Saved>, 'one' | 'nameOf'>, saved: Saved) =>
  `${inSentence(one)} ${nameOf(saved)}`;

export const inSentence = (one: string) => one.charAt(0).toLowerCase() + one.slice(1);
