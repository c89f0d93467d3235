import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { AppModule } from './app.module.js';
import type { AppConfig } from './config/app-config.js';
import { ErrorDto } from './platform/errors/error.dto.js';

/** The contract, read from controllers and DTO classes; nothing is connected to. */
export async function describeApi(config: AppConfig): Promise<OpenAPIObject> {
  const app = await NestFactory.create(AppModule.with(config), new FastifyAdapter(), { logger: false });
  const description = new DocumentBuilder()
    .setTitle('Rekod Mengajar')
    .setDescription(
      'Every error has the body of ErrorDto. Amounts are in sen, instants ISO 8601 with offset.',
    )
    .setVersion('1')
    .addGlobalResponse({ status: 'default', description: 'Any failure', type: ErrorDto } as never)
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(app, description, {
    operationIdFactory: (controller, method) => `${controller.replace('Controller', '')}.${method}`,
    extraModels: [ErrorDto],
  });
  return document;
}
