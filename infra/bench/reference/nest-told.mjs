// A Nest application that answers as it is told: with the headers and the body of somebody else's reply.
import 'reflect-metadata';
import { Controller, Get, Module, Res } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';

const { headers, body } = JSON.parse(process.env.TOLD_REPLY);

class ToldController {
  told(reply) {
    reply.headers(headers);
    return body;
  }
}
const { prototype } = ToldController;
Get()(prototype, 'told', Object.getOwnPropertyDescriptor(prototype, 'told'));
Res({ passthrough: true })(prototype, 'told', 0);
Controller()(ToldController);

class ToldModule {}
Module({ controllers: [ToldController] })(ToldModule);

const app = await NestFactory.create(ToldModule, new FastifyAdapter(), { logger: false });
await app.listen(Number(process.env.PORT), '127.0.0.1');
process.send?.('ready');
