import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  type RouteComponent,
} from '@tanstack/react-router';
import { useState } from 'react';

/** A decorator for stories whose links need a router; `path` is where they stand. */
export function withRouter(path: string) {
  return function RouterDecorator(Story: RouteComponent) {
    const [router] = useState(() =>
      createRouter({
        routeTree: createRootRoute({ component: Story }),
        history: createMemoryHistory({ initialEntries: [path] }),
      }),
    );
    return <RouterProvider router={router} />;
  };
}
