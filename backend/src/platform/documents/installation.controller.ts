import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Controller, Get, Header, Inject, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { Memberships } from '../access/memberships.js';
import { Allow } from '../access/route-policy.js';
import { NotFoundError } from '../errors/errors.js';
import { readHost } from '../tenancy/school-host.js';
import { FRONTEND_DIST } from './frontend-build.js';

/** What a browser needs to install the application of a school and to say that it is offline. */
@ApiExcludeController()
@Controller()
@Allow('public')
export class InstallationController {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly memberships: Memberships,
  ) {}

  /** Each school is an application of its own, named after it. */
  @Get('manifest.webmanifest')
  @Header('content-type', 'application/manifest+json; charset=utf-8')
  @Header('cache-control', 'no-cache')
  async manifest(@Req() request: FastifyRequest): Promise<string> {
    const host = readHost(request.host, this.config.baseDomain);
    const school = host.kind === 'school' ? await this.memberships.findSchool(host.code) : null;
    if (!school) throw new NotFoundError('The manifest');
    const manifest: Record<string, unknown> = JSON.parse(await builtFile('manifest.webmanifest'));
    return JSON.stringify({ ...manifest, name: `${school.name} · ${manifest.name}` });
  }

  /** Asked for anew at every navigation: an old worker would keep an old build. */
  @Get('service-worker.js')
  @Header('content-type', 'text/javascript; charset=utf-8')
  @Header('cache-control', 'no-cache')
  serviceWorker(): Promise<string> {
    return builtFile('service-worker.js');
  }

  @Get('offline.html')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-cache')
  offlinePage(): Promise<string> {
    return builtFile('offline.html');
  }
}

/** An API without a front end beside it has none. */
async function builtFile(name: string): Promise<string> {
  try {
    return await readFile(join(FRONTEND_DIST, name), 'utf8');
  } catch {
    throw new NotFoundError(name);
  }
}
