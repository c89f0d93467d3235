import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { type Access, type Audience, isSchoolAudience } from './access.js';
import { AUDIENCE, REQUIRED_ACCESS, ROW_SCOPE, type RowScope } from './route-policy.js';

/** Refuses to start while any route leaves open who may call it, what it needs of the subscription, or whose rows it touches. */
@Injectable()
export class RoutePolicyAudit implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    const problems = this.discovery.getControllers().flatMap(({ instance }) => this.problemsOf(instance));
    if (problems.length > 0) throw new Error(`Routes without a complete policy:\n${problems.join('\n')}`);
  }

  private problemsOf(controller: object): string[] {
    const prototype = Object.getPrototypeOf(controller);
    const routes = this.scanner
      .getAllMethodNames(prototype)
      .filter((method) => Reflect.hasMetadata(PATH_METADATA, prototype[method]));
    return routes.flatMap((method) => {
      const targets = [prototype[method], controller.constructor];
      const audience = this.reflector.getAllAndOverride<Audience | undefined>(AUDIENCE, targets);
      const access = this.reflector.getAllAndOverride<Access | undefined>(REQUIRED_ACCESS, targets);
      const name = `${controller.constructor.name}.${method}`;
      if (!audience) return [`${name} needs @Allow(...)`];
      if (!isSchoolAudience(audience)) return [];
      const rows = this.reflector.getAllAndOverride<RowScope | undefined>(ROW_SCOPE, targets);
      return [
        ...(access ? [] : [`${name} needs @Requires(...)`]),
        ...(rows ? [] : [`${name} needs @Rows(...)`]),
      ];
    });
  }
}
