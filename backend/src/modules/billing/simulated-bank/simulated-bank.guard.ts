import { type CanActivate, Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { NotFoundError } from '../../../platform/errors/errors.js';

/** Without Bank Simulasi its pages do not exist. */
@Injectable()
export class SimulatedBankGuard implements CanActivate {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  canActivate(): boolean {
    if (!this.config.simulatedBank) throw new NotFoundError('The page');
    return true;
  }
}
