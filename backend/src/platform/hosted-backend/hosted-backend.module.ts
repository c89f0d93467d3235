import { Global, Module } from '@nestjs/common';
import { HostedUsers } from './hosted-users.js';

@Global()
@Module({ providers: [HostedUsers], exports: [HostedUsers] })
export class HostedBackendModule {}
