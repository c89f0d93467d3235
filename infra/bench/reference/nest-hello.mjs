// The least a Nest application can be. JavaScript, because stripping types would add to the start that is measured.
import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';

class HelloController {
  hello() {
    return 'Hello World!';
  }
}
const { prototype } = HelloController;
Get()(prototype, 'hello', Object.getOwnPropertyDescriptor(prototype, 'hello'));
Controller()(HelloController);

class HelloModule {}
Module({ controllers: [HelloController] })(HelloModule);

const app = await NestFactory.create(HelloModule, new FastifyAdapter(), { logger: false });
await app.listen(Number(process.env.PORT), '127.0.0.1');
process.send?.('ready');
