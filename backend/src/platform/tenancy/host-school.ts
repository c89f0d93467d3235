import {
  createParamDecorator,
  type ExecutionContext,
  Inject,
  Injectable,
  type PipeTransform,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { readHost } from './school-host.js';

@Injectable()
class SchoolOfHost implements PipeTransform<string, string | undefined> {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  transform(host: string): string | undefined {
    const meaning = readHost(host, this.config.baseDomain);
    return meaning.kind === 'school' ? meaning.code : undefined;
  }
}

const Host = createParamDecorator(
  (_: undefined, execution: ExecutionContext) => execution.switchToHttp().getRequest<FastifyRequest>().host,
);

/** The code in the host of the request, for routes whose caller belongs to no school yet. */
export const HostSchool = () => Host(SchoolOfHost);
