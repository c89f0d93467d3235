export const PROOF_STATES = ['valid', 'amended', 'amendment_verified'] as const;
export type ProofState = (typeof PROOF_STATES)[number];

/**
 * What whoever holds a paper is told: of what it is and who stands for it, never what stands in it. `noun`: as schools
 * call it, in Malay; `words`: of what it is, null once its author was forgotten; a `name` is null once the person has left.
 * `digest`: SHA-256 of its canonical form. `became`: what the school has changed of it since, in Malay, null for nothing:
 * never why, and never of whom. Times in epoch milliseconds.
 */
export type Proof = Readonly<{
  state: ProofState;
  noun: string;
  words: string | null;
  school: Readonly<{ name: string; code: string }>;
  author: string | null;
  sentAt: number;
  sealedAt: number;
  signed: readonly Readonly<{ step: number; name: string | null; at: number }>[];
  digest: Uint8Array;
  amendedAt: number | null;
  became: string | null;
}>;

/** Something that is checked by a code on paper; found among the providers of the application. Codes of kinds never meet:
 * each is a keyed hash over the id of what it proves. */
export abstract class ProofKind {
  /** In any school, whatever its subscription is; null where the code is none of this kind. */
  abstract find(code: Uint8Array): Promise<Proof | null>;
}
