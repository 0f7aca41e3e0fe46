import type { CallResult, RouteName } from '@palimpsest/api-client';
import { routes, type ErrorCode } from '@palimpsest/contract';

/** A request as the server sees it. */
export interface SeenCall {
  name: RouteName;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** Parsed JSON; undefined where there is none. */
  body: unknown;
  headers: Headers;
}

/** An answer outside 200–299. */
export class Refusal {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, detail: unknown, code?: ErrorCode) {
    this.status = status;
    this.body = { detail, ...(code && { code }) };
  }
}

type Answer<Name extends RouteName> = (
  call: SeenCall,
) => CallResult<Name> | Refusal | Promise<CallResult<Name> | Refusal>;

/** The server's answers by call. The server answers 404 to a call that has none. */
export type Answers = { [Name in RouteName]?: Answer<Name> };

/** The server of a test, which gives the answers of the test and records the calls. */
export interface Server {
  fetch: typeof globalThis.fetch;
  seen: SeenCall[];
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** The route of the contract that a request is for, with the parameters of its path. */
function routeOf(method: string, path: string): Pick<SeenCall, 'name' | 'params'> | undefined {
  for (const [name, route] of Object.entries(routes)) {
    const pattern = route.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    const match = route.method === method ? new RegExp(`^${pattern}$`).exec(path) : null;
    if (match) return { name: name as RouteName, params: { ...match.groups } };
  }
  return undefined;
}

export function serve(answers: Answers): Server {
  const seen: SeenCall[] = [];
  return {
    seen,
    async fetch(input, init) {
      const request = new Request(input, init);
      const url = new URL(request.url);
      const route = routeOf(request.method, url.pathname);
      if (!route) return json(404, { detail: `There is no ${request.method} ${url.pathname}.` });
      const text = request.headers.get('content-type') === 'application/json' ? await request.text() : '';
      const call = {
        ...route,
        query: Object.fromEntries(url.searchParams),
        body: text === '' ? undefined : (JSON.parse(text) as unknown),
        headers: request.headers,
      };
      seen.push(call);
      const answer = await answers[route.name]?.(call);
      if (answer === undefined) return json(404, { detail: `The test has no answer to ${route.name}.` });
      return answer instanceof Refusal ? json(answer.status, answer.body) : json(200, answer);
    },
  };
}
