import type { DataFolder } from '../data-folder.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { HealthOptions } from '../http/health.ts';
import type { Logger } from '../http/logging.ts';
import type { EnginePool } from '../jobs/engine-pool.ts';
import type { RecognitionData } from '../jobs/recognition-data.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { FileStore } from '../storage/file-store.ts';

/** What every role has. */
export interface Parts {
  database: OpenDatabase;
  queue: Queue;
  engines: EnginePool;
  log: Logger;
  metrics: Metrics;
  files: FileStore;
  /** Checks that must succeed for this process to be ready. */
  readiness: HealthOptions['readiness'];
  recognitionData: RecognitionData;
  folder: DataFolder;
  /** Whether a collector is told of requests and jobs. */
  isTraced: boolean;
}
