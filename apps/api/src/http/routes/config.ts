import { routes, type ConfigResponse } from '@palimpsest/contract';
import type { Register } from '../register.ts';

export function registerConfig(register: Register, config: ConfigResponse): void {
  register(routes.config, async () => config);
}
