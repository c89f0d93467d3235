import type { Instant } from './clock.ts';
import type { Act, Plan } from './plan.ts';
import type { Tag } from './school.ts';

/** A verdict can be taken back by its giver for this long; only then it counts for others. */
export const SETTLES_AFTER = 60_000;

export interface Verification {
  by: Tag;
  at: Instant;
  step: 1 | 2;
}

export type Standing =
  | { kind: 'draft' }
  | { kind: 'withdrawn' }
  | {
      kind: 'sent';
      again: boolean;
      verified: Verification[];
      at: Instant;
      sending: Tag;
      unopened: boolean;
      /** What it falls back to when an amendment that was sent is withdrawn. */
      sealed: Verification[] | null;
    }
  | { kind: 'returned'; by: Tag; at: Instant; step: 1 | 2 }
  | { kind: 'verified'; verified: Verification[]; amended: boolean };

const settled = (act: { at: Instant }, now: Instant): boolean => now - act.at >= SETTLES_AFTER;

/** Where a plan stands for everybody but the giver of a verdict that may still be taken back. */
export function standingAt(plan: Plan, steps: 1 | 2, now: Instant): Standing {
  let standing: Standing = { kind: 'draft' };
  for (const act of plan.acts) standing = after(standing, act, steps, now);
  return standing;
}

function after(standing: Standing, act: Act, steps: 1 | 2, now: Instant): Standing {
  switch (act.kind) {
    case 'sent':
      return {
        kind: 'sent',
        again: standing.kind === 'returned' || standing.kind === 'verified',
        verified: [],
        at: act.at,
        sending: act.sending,
        unopened: !act.opened,
        sealed: standing.kind === 'verified' ? standing.verified : null,
      };
    case 'withdrawn':
      return standing.kind === 'sent' && standing.sealed
        ? { kind: 'verified', verified: standing.sealed, amended: true }
        : { kind: 'withdrawn' };
    case 'read':
      return standing;
    case 'amended':
      return standing.kind === 'verified' ? { ...standing, amended: true } : standing;
    case 'returned':
      return settled(act, now) ? { kind: 'returned', by: act.by, at: act.at, step: act.step } : standing;
    case 'verified': {
      if (!settled(act, now) || standing.kind !== 'sent') return standing;
      const verified = [...standing.verified, { by: act.by, at: act.at, step: act.step }];
      return act.step === steps ? { kind: 'verified', verified, amended: false } : { ...standing, verified };
    }
  }
}

/** A verdict was given and can still be taken back. */
export const pendingVerdict = (plan: Plan, now: Instant): Act | null =>
  plan.acts.find((a) => (a.kind === 'verified' || a.kind === 'returned') && !settled(a, now)) ?? null;

/** The step of verification that a sent plan waits for; null while a verdict on it is fresh. */
export function waitsFor(plan: Plan, steps: 1 | 2, now: Instant): 1 | 2 | null {
  const standing = standingAt(plan, steps, now);
  if (standing.kind !== 'sent' || pendingVerdict(plan, now)) return null;
  return standing.verified.length === 0 ? 1 : 2;
}

/** Whether a verifier opened it since it was sent last. */
export function isRead(plan: Plan): boolean {
  const lastSent = plan.acts.findLastIndex((a) => a.kind === 'sent');
  return plan.acts.some(
    (a, i) => i > lastSent && (a.kind === 'read' || a.kind === 'verified' || a.kind === 'returned'),
  );
}

/** Sent, returned and verified plans keep their lesson; a draft goes by its key. */
export const isFirm = (plan: Plan): boolean => plan.fixed !== null || plan.moved !== null;

/** Whether it lay with its verifiers, or had been judged by them, at that instant. */
export function wasSentAt(plan: Plan, at: Instant): boolean {
  const last = plan.acts.findLast((a) => (a.kind === 'sent' || a.kind === 'withdrawn') && a.at <= at);
  return last?.kind === 'sent';
}

export const mayBeWritten = (standing: Standing): boolean =>
  standing.kind === 'draft' ||
  standing.kind === 'withdrawn' ||
  standing.kind === 'returned' ||
  (standing.kind === 'verified' && standing.amended);
