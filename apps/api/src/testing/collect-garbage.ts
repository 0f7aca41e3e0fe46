/**
 * Loaded into a process with `--expose-gc`: collects its garbage every few seconds, or every `COLLECT_GARBAGE_MS`. With gigabytes for the
 * heap, V8 lets garbage lie for minutes, which looks like a leak from outside.
 */
const collectEveryMs = Number(process.env.COLLECT_GARBAGE_MS ?? 5_000);

setInterval(() => globalThis.gc?.(), collectEveryMs).unref();
