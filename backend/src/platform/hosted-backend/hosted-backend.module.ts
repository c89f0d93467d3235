import { Global, Module } from '@nestjs/common';
import { HostedFiles } from './hosted-files.js';
import { HostedUsers } from './hosted-users.js';

@Global()
@Module({ providers: [HostedUsers, HostedFiles], exports: [HostedUsers, HostedFiles] })
export class HostedBackendModule {}
