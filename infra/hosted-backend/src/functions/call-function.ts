import type { FastifyRequest } from 'fastify';
import type { JWTPayload } from 'jose';
import type { AuthContext } from '../auth/auth-context.ts';
import { FunctionError } from './function-error.ts';
import type { FunctionContext, FunctionHandler } from './function-handler.ts';
import { webRequest } from './web-request.ts';

/** @throws FunctionError 504 when the time is up; whatever the function throws */
export async function callFunction(
  context: AuthContext,
  request: FastifyRequest,
  caller: JWTPayload,
  handle: FunctionHandler,
): Promise<Response> {
  const timeUp = AbortSignal.timeout(context.config.functionTimeoutSeconds * 1000);
  const answer = async () =>
    handle(webRequest(request, context.origin(), timeUp), surroundings(context, caller));
  return Promise.race([answer(), whenAborted(timeUp)]);
}

const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () =>
      reject(new FunctionError(504, 'IDLE_TIMEOUT', 'Function did not answer in time', true)),
    );
  });

const surroundings = (context: AuthContext, caller: JWTPayload): FunctionContext => ({
  caller,
  settings: context.config.functionSettings,
  supabaseUrl: context.address(),
  publishableKey: context.publishableKey,
  async sendMail(mail) {
    await context.limits.countMail('function', mail.to);
    await context.mailer.send(mail);
  },
});
