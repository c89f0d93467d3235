import {
  createParamDecorator,
  type ExecutionContext,
  Header,
  Inject,
  Injectable,
  type PipeTransform,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { readHost } from '../../../platform/tenancy/school-host.js';

/** Who asks without an account. `schoolCode`: of the host. `address`: of the network, as limits are counted by it. */
export type Visitor = Readonly<{
  schoolCode: string | null;
  secret: string;
  address: string;
  now: number;
}>;

type Visiting = FastifyRequest<{ Params: { secret: string } }>;

@Injectable()
class VisitorOfRequest implements PipeTransform<Visiting, Visitor> {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  transform({ host, params, ip, context }: Visiting): Visitor {
    const meaning = readHost(host, this.config.baseDomain);
    const schoolCode = meaning.kind === 'school' ? meaning.code : null;
    return { schoolCode, secret: params.secret, address: ip, now: context.now };
  }
}

const Request = createParamDecorator((_: undefined, execution: ExecutionContext) =>
  execution.switchToHttp().getRequest<Visiting>(),
);

export const AsVisitor = () => Request(VisitorOfRequest);

/** What an address alone opens is in no search engine. */
export const Unindexed = () => Header('x-robots-tag', 'noindex');
