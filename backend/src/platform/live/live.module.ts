import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { LiveController } from './live.controller.js';
import { OpenPages } from './open-pages.js';

@Module({ imports: [DiscoveryModule], controllers: [LiveController], providers: [OpenPages] })
export class LiveModule {}
