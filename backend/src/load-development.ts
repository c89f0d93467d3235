import type { DynamicModule } from '@nestjs/common';
import type { AppConfig } from './config/app-config.js';

/**
 * The test clock, the test routes and the open answer to a failed check. A production build leaves that folder
 * out, so no setting can switch it on.
 */
export async function loadDevelopment(config: AppConfig): Promise<DynamicModule[]> {
  if (config.mode === 'production') return [];
  try {
    const { DevelopmentModule } = await import('./development/development.module.js');
    return [DevelopmentModule.with(config)];
  } catch (error) {
    if (!isMissing(error) || config.mode === 'test') throw error;
    return [];
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
}
