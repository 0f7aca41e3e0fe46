import { accountRoutes } from './routes/account-routes.ts';
import { adminRoutes } from './routes/admin-routes.ts';
import { billingRoutes } from './routes/billing-routes.ts';
import { copyDeckRoutes } from './routes/copy-deck-routes.ts';
import { imageRoutes } from './routes/image-routes.ts';
import { terminologyRoutes } from './routes/terminology-routes.ts';

export { errorsOf, type Address, type Download, type Route } from './routes/route.ts';
export { downloads, streams, type Downloads } from './routes/downloads.ts';

/** All calls that answer with JSON. */
export const routes = {
  ...accountRoutes,
  ...imageRoutes,
  ...terminologyRoutes,
  ...copyDeckRoutes,
  ...billingRoutes,
  ...adminRoutes,
} as const;

export type Routes = typeof routes;
