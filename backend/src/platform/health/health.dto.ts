export class LiveDto {
  status: 'up';
}

export class ReadyDto {
  status: 'up' | 'down';

  checks: Record<string, boolean>;
}
