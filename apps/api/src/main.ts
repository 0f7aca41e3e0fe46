#!/usr/bin/env node
/** Starts the server: `node src/main.ts [--role=all|http|worker]`, or one of the commands in `commands/commands.ts`. Configured by environment variables: see config.ts. */
const oldestNode = 24;

// The check comes before any import, at which an older Node would fail with a message that helps nobody.
if (Number.parseInt(process.versions.node, 10) < oldestNode) {
  process.stderr.write(`Palimpsest needs Node ${oldestNode} or newer; this is ${process.versions.node}.\n`);
  process.exit(1);
}

// The cache keeps compiled code for the next start; it is flushed in case this process is killed.
// It lies beside the code that it was made from: a user who can write the cache can change the code, too.
const { enableCompileCache, flushCompileCache } = await import('node:module');
enableCompileCache(`${import.meta.dirname}/../../../.tools/compile-cache`);
const { run } = await import('./run.ts');
await run(process.argv.slice(2), process.env);
flushCompileCache();
