/** What a guardian can agree to: a picture of the pupil kept here, pictures and work shown outside, being written to. */
export const CONSENT_KINDS = ['contact', 'photo', 'publication'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** How it was given: on a signed form, in person, or in a message. */
export const CONSENT_WAYS = ['form', 'in_person', 'message'] as const;
export type ConsentWay = (typeof CONSENT_WAYS)[number];

/** What hangs on a consent, by the name under which it is switched off. */
export const CONSENT_EFFECTS = ['photo'] as const;
export type ConsentEffect = (typeof CONSENT_EFFECTS)[number];

/** How it stands: given, taken back since, or never asked. */
export type ConsentState = 'given' | 'none' | 'withdrawn';

type Said = Readonly<{ kind: ConsentKind; withdrawnAt: number | null }>;

/** What was agreed to and not taken back. */
export function standingConsent<Consent extends Said>(
  consents: readonly Consent[],
  kind: ConsentKind,
): Consent | null {
  return consents.find((each) => each.kind === kind && each.withdrawnAt === null) ?? null;
}

export function consentState(consents: readonly Said[], kind: ConsentKind): ConsentState {
  const said = consents.filter((each) => each.kind === kind);
  if (said.length === 0) return 'none';
  return standingConsent(said, kind) ? 'given' : 'withdrawn';
}
