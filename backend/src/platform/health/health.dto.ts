export class LiveDto {
  status: 'up';
}

export class ReadyDto {
  /** Degraded: pages and acknowledged payments work, something else does not. */
  status: 'up' | 'degraded' | 'down';

  checks: Record<string, boolean>;

  /** A sentence for each thing that does not work, for whoever operates it. */
  degraded: string[];
}
