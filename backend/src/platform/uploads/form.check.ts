import { Injectable, SetMetadata, UnsupportedMediaTypeException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Pass, Route, RouteCheck } from '../access/route-check.js';

const TAKES_FORM = 'rekod:takes-form';

export const TakesForm = () => SetMetadata(TAKES_FORM, true);

/** Fastify lets forms through everywhere once it can read them; only a route that takes a file wants one. */
@Injectable()
export class FormCheck implements RouteCheck {
  passFor(route: Route): Pass | null {
    return route.said<true>(TAKES_FORM) ? null : refuseForms;
  }
}

function refuseForms(request: FastifyRequest): void {
  if (request.isMultipart()) throw new UnsupportedMediaTypeException();
}
