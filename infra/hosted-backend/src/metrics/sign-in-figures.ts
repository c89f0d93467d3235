import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Registry } from 'prom-client';

type Way = 'password' | 'refresh_token' | 'pkce' | 'id_token' | 'code' | 'second_factor' | 'passkey';
type Outcome = 'signed_in' | 'refused' | 'limited' | 'failed';

const grants: ReadonlyMap<unknown, Way> = new Map(
  (['password', 'refresh_token', 'pkce', 'id_token'] as const).map((grant) => [grant, grant]),
);
const waysByPath: readonly (readonly [RegExp, Way])[] = [
  [/^(\/auth\/v1)?\/verify$/, 'code'],
  [/\/factors\/:\w+\/verify$/, 'second_factor'],
  [/\/passkeys\/authentication\/verify$/, 'passkey'],
];

/** How this process was asked to let somebody in, and what came of it. */
export class SignInFigures {
  readonly #registry = new Registry();
  readonly #signIns = new Counter({
    name: 'sign_ins_total',
    help: 'Attempts to sign in, or to stay signed in, by way and outcome',
    labelNames: ['way', 'outcome'],
    registers: [this.#registry],
  });

  /** Counts what the routes of this scope answer. */
  countIn(app: FastifyInstance): void {
    app.addHook('onResponse', async (request, { statusCode }) => {
      const way = request.method === 'POST' && wayOf(request);
      if (way) this.#signIns.inc({ way, outcome: outcomeOf(statusCode) });
    });
  }

  async exposition(): Promise<{ text: string; contentType: string }> {
    return { text: await this.#registry.metrics(), contentType: this.#registry.contentType };
  }
}

function wayOf({ routeOptions: { url = '' }, query }: FastifyRequest): Way | undefined {
  if (url.endsWith('/token'))
    return typeof query === 'object' && query !== null && 'grant_type' in query
      ? grants.get(query.grant_type)
      : undefined;
  return waysByPath.find(([path]) => path.test(url))?.[1];
}

function outcomeOf(status: number): Outcome {
  if (status < 400) return 'signed_in';
  if (status === 429) return 'limited';
  return status < 500 ? 'refused' : 'failed';
}
