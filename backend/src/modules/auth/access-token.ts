import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ExtractJwt } from 'passport-jwt';

const fromHeader = ExtractJwt.fromAuthHeaderAsBearerToken();

/** The bearer token of a request, empty where there is none. */
export const bearerOf = (request: FastifyRequest): string => fromHeader(request) ?? '';

/** The token that a signed-in caller came with. */
export const AccessToken = createParamDecorator((_: undefined, execution: ExecutionContext) =>
  bearerOf(execution.switchToHttp().getRequest<FastifyRequest>()),
);
