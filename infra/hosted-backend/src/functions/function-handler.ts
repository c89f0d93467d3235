import type { JWTPayload } from 'jose';
import type { Mail } from '../mail/mailer.ts';

export interface FunctionContext {
  /** Who calls, verified; an API key carries a role alone. */
  caller: JWTPayload;
  /** From the configuration: addresses and the like. */
  settings: Readonly<Record<string, string>>;
  /** This hosted backend, as a client reaches it from here. */
  supabaseUrl: string;
  publishableKey: string;
  /** Through the server's mailer, within its limits. */
  sendMail(mail: Mail): Promise<void>;
}

/** What a file of the folder exports as `handle`; `request.signal` aborts when the time is up. */
export type FunctionHandler = (request: Request, context: FunctionContext) => Response | Promise<Response>;
