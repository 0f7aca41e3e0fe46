import { processEvent, routes, type ProcessEvent, type Route } from '@palimpsest/contract';
import type { RouteName } from './calls.ts';
import { ResponseShapeError } from './errors.ts';

/**
 * Gives the body of an answer as the contract has it.
 * @throws ResponseShapeError where it does not fit
 */
export type ReadAnswer = (body: unknown) => unknown;

/** Reads the answer of a call by the schema of the contract. */
export function readerOf(name: RouteName): ReadAnswer {
  const { method, path, response }: Route = routes[name];
  return (body) => {
    const parsed = response.safeParse(body);
    if (!parsed.success) throw new ResponseShapeError(`${method} ${path}`, parsed.error);
    return parsed.data;
  };
}

/** Reads the data of a server-sent event about a process; undefined where it is none that this version knows. */
export function readProcessEvent(data: unknown): ProcessEvent | undefined {
  return processEvent.safeParse(data).data;
}
