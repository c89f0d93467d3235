import { Module } from '@nestjs/common';
import { IconsController } from './icons.controller.js';
import { IconsService } from './icons.service.js';
import { PublicIcons } from './public-icons.js';

@Module({ controllers: [IconsController], providers: [IconsService, PublicIcons] })
export class IconsModule {}
