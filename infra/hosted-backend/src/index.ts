export type { HostedBackendConfig } from './config/hosted-backend-config.ts';
export { type HostedBackend, startHostedBackend } from './start-hosted-backend.ts';
