type Handler = (event: never) => void;

/** The caller's props with handlers of a component: of two for the same event the caller's is called first. */
export function mergeHandlers<Props extends object, Own extends Readonly<Record<string, Handler>>>(
  props: Props,
  own: Own,
): Props & Own {
  const given = props as Readonly<Record<string, Handler | undefined>>;
  const merged = Object.entries(own).map(([name, handle]): [string, Handler] => [
    name,
    (event) => {
      given[name]?.(event);
      handle(event);
    },
  ]);
  return { ...props, ...(Object.fromEntries(merged) as Own) };
}
