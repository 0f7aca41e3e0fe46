type Handler = (event: never) => void;

/** Adds the handlers of a component to the caller's props. If both handle the same event, the caller's handler is called first. */
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
