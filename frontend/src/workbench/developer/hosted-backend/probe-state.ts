export type ProbeState = { kind: 'works' } | { kind: 'absent' } | { kind: 'failed'; problem: string };

/** How services say that they know the path but not the thing asked for. */
const ownCode = /^(?:NOT_FOUND|PGRST\w+)$/;

function codeIn(body: unknown): string {
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
}

/** Any answer in its own words shows that a service is there; a gateway's 404 that none is. */
export function probeState(status: number, body: unknown): ProbeState {
  if (status >= 500) return { kind: 'failed', problem: `HTTP ${status}` };
  if (status === 404 && !ownCode.test(codeIn(body))) return { kind: 'absent' };
  return { kind: 'works' };
}
