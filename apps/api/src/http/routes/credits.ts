import { routes } from '@palimpsest/contract';
import { remainingCredits } from '../../credits/service.ts';
import type { Database } from '../../db/open.ts';
import type { Register } from '../register.ts';

export function registerCredits(register: Register, db: Database): void {
  register(routes.credits, ({ session }) => remainingCredits(db, session.userId));
}
