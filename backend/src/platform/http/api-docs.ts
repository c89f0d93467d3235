import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { BACKEND_FOLDER } from '../../config/backend-folder.js';

const CONTRACT = join(BACKEND_FOLDER, 'openapi.json');

/** Shows the committed contract at /api/docs and hands it out at /api/docs-json. */
export function addApiDocs(app: NestFastifyApplication): void {
  if (!existsSync(CONTRACT)) return;
  const contract = JSON.parse(readFileSync(CONTRACT, 'utf8')) as OpenAPIObject;
  SwaggerModule.setup('api/docs', app, contract, {
    jsonDocumentUrl: 'api/docs-json',
    yamlDocumentUrl: 'api/docs-yaml',
  });
}
