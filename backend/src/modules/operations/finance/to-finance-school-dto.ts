import { DAY_MS } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import type { FinanceSchoolDto, PaymentAttemptDto, StaffMemberDto } from './finance.dto.js';
import type { SchoolRow } from './finance-row.js';

export function toFinanceSchoolDto(row: SchoolRow, now: number): FinanceSchoolDto {
  const { code, name, level, age, expiresAt, graceEnd, planCode, planName, termMonths } = row;
  const { boughtPlanName, monthlySen, dueSen, note, promisedFor, hasRecipient } = row;
  const isOwed = level !== 'none' && expiresAt !== null && expiresAt.getTime() <= now;
  return {
    ...{
      code,
      name,
      level,
      planCode,
      planName,
      termMonths,
      boughtPlanName,
      monthlySen,
      dueSen,
      note,
      promisedFor,
      hasRecipient,
    },
    age: isOwed ? age : 'none',
    expiresAt: expiresAt && toMalaysianIso(expiresAt.getTime()),
    graceEnd: graceEnd && toMalaysianIso(graceEnd.getTime()),
    graceDay: level === 'grace_period' ? row.graceDay : null,
    graceDays: expiresAt && graceEnd ? (graceEnd.getTime() - expiresAt.getTime()) / DAY_MS : 0,
    owner: ownerOf(row),
    lastAttempt: attemptOf(row),
    lastReminderAt: row.remindedAt && toMalaysianIso(row.remindedAt.getTime()),
    reminderPlannedFor: row.reminderPlannedFor && toMalaysianIso(row.reminderPlannedFor.getTime()),
    promiseBroken: isOwed && promisedFor !== null && promisedFor < dayOf(now),
  };
}

function ownerOf({ ownerId: userId, ownerEmail: email }: SchoolRow): StaffMemberDto | null {
  return userId !== null && email !== null ? { userId, email } : null;
}

function attemptOf(row: SchoolRow): PaymentAttemptDto | null {
  const { attemptKind: kind, attemptProvider: provider, attemptAt: at, bankName, bankMessage } = row;
  if (!kind || !provider || !at) return null;
  return { kind, provider, bankName, bankMessage, at: toMalaysianIso(at.getTime()) };
}
