import type { Request } from 'autocannon';
import type { Session } from './sign-in.ts';

/** The rate limit counts per address, so the requests come from many, through a proxy that the product trusts. */
const ADDRESSES = 200;

export const BEHIND_PROXY = { TRUSTED_PROXIES: '127.0.0.1' } as const;

/** One status request for each school named. */
export function statusRequests(session: Session, schoolCodes: readonly string[]): Request[] {
  return schoolCodes.map((code, index) => ({
    path: statusPath(code),
    headers: {
      authorization: session.authorization,
      'x-forwarded-for': address(index),
    },
  }));
}

export function statusPath(schoolCode: string): string {
  return `/api/subscription/status?schoolCode=${schoolCode}`;
}

export function randomAddress(): string {
  return address(Math.floor(Math.random() * ADDRESSES));
}

function address(index: number): string {
  return `10.0.0.${index % ADDRESSES}`;
}
