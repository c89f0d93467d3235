import { appConfig } from './config';
import { type HostMeaning, readHost } from './school-context';

export function currentHost(): HostMeaning {
  return readHost(window.location.host, appConfig().baseDomain);
}
