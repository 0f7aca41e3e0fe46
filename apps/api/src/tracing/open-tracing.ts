/** Tells a collector of OpenTelemetry what requests and jobs consist of. */
export interface Tracing {
  /** Sends what is not sent yet, and stops. */
  close(): Promise<void>;
}

/** Whether the standard variables of OpenTelemetry name a collector. */
function isWanted(variables: NodeJS.ProcessEnv): boolean {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: all, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces } = variables;
  const isOff = variables.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || variables.OTEL_TRACES_EXPORTER === 'none';
  return Boolean(all ?? traces) && !isOff;
}

/**
 * Sends spans over OTLP/HTTP (JSON) to the collector that `OTEL_EXPORTER_OTLP_ENDPOINT` or
 * `OTEL_EXPORTER_OTLP_TRACES_ENDPOINT` names; undefined where neither does. The exporter reads its headers and timeouts from
 * the environment, too; `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` say who sends.
 */
export async function openTracing(role: string, variables: NodeJS.ProcessEnv): Promise<Tracing | undefined> {
  if (!isWanted(variables)) return undefined;
  // Loaded only where it is used: a server without it starts sooner.
  const [api, sdk, resources, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, core] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
  ]);
  const ours = resources.resourceFromAttributes({ 'service.name': 'palimpsest', 'palimpsest.role': role });
  const named = resources.detectResources({ detectors: [resources.envDetector] });
  const provider = new sdk.TracerProvider({
    resource: resources.defaultResource().merge(ours).merge(named),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  api.context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  api.propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  api.trace.setGlobalTracerProvider(provider);
  return {
    async close() {
      await provider.shutdown();
      api.trace.disable();
      api.propagation.disable();
      api.context.disable();
    },
  };
}
