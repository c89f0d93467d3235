import {
  type CanActivate,
  type ExecutionContext,
  Injectable,
  UnsupportedMediaTypeException,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';

export const TakesForm = Reflector.createDecorator<true>();

/** Fastify lets forms through everywhere once it can read them; only a route that takes a file wants one. */
@Injectable()
export class FormGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(execution: ExecutionContext): boolean {
    const request = execution.switchToHttp().getRequest<FastifyRequest>();
    if (request.isMultipart() && !this.reflector.get(TakesForm, execution.getHandler()))
      throw new UnsupportedMediaTypeException();
    return true;
  }
}
