/** Answered in the words of the real relay. */
export class FunctionError extends Error {
  readonly status: number;
  readonly code: string;
  /** True where the function itself never had its say. */
  readonly relayed: boolean;

  constructor(status: number, code: string, message: string, relayed = false) {
    super(message);
    this.status = status;
    this.code = code;
    this.relayed = relayed;
  }
}

export const functionNotFound = () => new FunctionError(404, 'NOT_FOUND', 'Requested function was not found');
