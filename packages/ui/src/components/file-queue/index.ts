export { FileQueue, type FileQueueProps, type QueuedFile } from './file-queue.tsx';
