/** In the shape that postgrest-js reads. */
export class RestError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;

  constructor(status: number, code: string, message: string, details: string | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.hint = null;
  }
}

export const notUnderstood = (what: string) =>
  new RestError(
    400,
    'PGRST100',
    `"failed to parse ${what}"`,
    'This is beyond what the views here can be asked',
  );
