#!/usr/bin/env node
/** Starts the server: `node src/main.ts [--role=all|http|worker]`, or one of the commands in `commands/commands.ts`. Configured by environment variables: see config.ts. */
const oldestNode = 24;

// Before anything else is loaded: an older Node would fail on it with a message that helps nobody.
if (Number.parseInt(process.versions.node, 10) < oldestNode) {
  process.stderr.write(`Palimpsest needs Node ${oldestNode} or newer; this is ${process.versions.node}.\n`);
  process.exit(1);
}

// Compiled once, code that has not changed is ready at the next start; flushed in case this process is killed.
// It lies beside the code that it was made from: who may write there may change that, too.
const { enableCompileCache, flushCompileCache } = await import('node:module');
enableCompileCache(`${import.meta.dirname}/../../../.tools/compile-cache`);
const { run } = await import('./run.ts');
await run(process.argv.slice(2), process.env);
flushCompileCache();
