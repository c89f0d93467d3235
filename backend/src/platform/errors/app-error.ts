/** An outcome a client must hear about: a stable code, an HTTP status and, where useful, details. */
export class AppError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    message: string,
    readonly details?: object,
  ) {
    super(message);
    this.name = new.target.name;
  }
}
