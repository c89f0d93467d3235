/** The body of every reply that is not a success. */
export class ErrorDto {
  /** Stable, for programs, e.g. VALIDATION_FAILED */
  code: string;

  /** English, for developers; screens map the code to Malay */
  message: string;

  details?: object;
}
