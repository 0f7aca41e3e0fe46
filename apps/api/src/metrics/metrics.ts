import type { Usage } from '@palimpsest/engine/translation-usage';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The state of the queue at one moment, in jobs. */
export interface QueueState {
  waiting: number;
  running: number;
  /** Time that the oldest waiting job has waited, in seconds; 0 when none waits. */
  oldestSeconds: number;
}

/** The queries that each scrape runs. */
interface MetricsSources {
  queue: () => Promise<QueueState>;
  /** Sums the credits that all users together can still spend. */
  credits: () => Promise<number>;
  /** Reads the characters and tokens sent to translation services today (UTC), by translator. */
  translation: () => Promise<Record<string, Usage>>;
}

/** Numbers about this process, in Prometheus' text format. */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics({ queue, credits, translation }: MetricsSources) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'palimpsest_http_request_duration_seconds',
    help: 'Time from the arrival of a request to its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const stages = new Histogram({
    name: 'palimpsest_stage_duration_seconds',
    help: 'Time that an image spends in a stage',
    labelNames: ['stage'],
    buckets: [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300],
    registers,
  });
  const jobs = new Counter({
    name: 'palimpsest_jobs_total',
    help: 'Attempts at a job by how they ended',
    labelNames: ['outcome'],
    registers,
  });
  const malware = new Counter({
    name: 'palimpsest_malware_found_total',
    help: 'Uploads in which the virus scanner found malware',
    registers,
  });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `palimpsest_${name}`, help, labelNames, registers });
  const waiting = gauge('queue_waiting', 'Processes that wait for a worker');
  const running = gauge('queue_running', 'Processes in work');
  const oldest = gauge('queue_oldest_seconds', 'Age of the process that has waited longest');
  const outstanding = gauge('credits_outstanding', 'Credits that all users together can still spend');
  const characters = gauge(
    'translation_characters_today',
    'Characters sent to a translation service since midnight UTC',
    ['translator'],
  );
  const tokens = gauge(
    'translation_tokens_today',
    'Tokens sent to a language model, and answered by it, since midnight UTC',
    ['translator', 'direction'],
  );

  /** Characters that translation services were sent today; starts at 0 with a new day. */
  function setTranslation(used: Readonly<Record<string, Usage>>): void {
    characters.reset();
    tokens.reset();
    for (const [translator, usage] of Object.entries(used)) {
      characters.set({ translator }, usage.characters);
      tokens.set({ translator, direction: 'in' }, usage.inputTokens);
      tokens.set({ translator, direction: 'out' }, usage.outputTokens);
    }
  }

  return {
    contentType: registry.contentType,
    async text(): Promise<string> {
      const state = await queue();
      outstanding.set(await credits());
      setTranslation(await translation());
      waiting.set(state.waiting);
      running.set(state.running);
      oldest.set(state.oldestSeconds);
      return await registry.metrics();
    },
    observeRequest: (labels: { method: string; route: string; status: number }, seconds: number) =>
      requests.observe(labels, seconds),
    /** @param stage the status that ended */
    observeStage: (stage: string, seconds: number) => stages.observe({ stage }, seconds),
    /** @param outcome `processed`, or why not: `refused`, `timeout`, `broken` */
    countJob: (outcome: string) => jobs.inc({ outcome }),
    /** An upload in which the virus scanner found something. */
    countMalware: () => malware.inc(),
  };
}
