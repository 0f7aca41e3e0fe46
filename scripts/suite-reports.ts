/** A test that failed. */
interface Failure {
  /** With the names of the groups that it stands in; of a file that could not be run, the file. */
  test: string;
  file: string;
  /** The beginning of what it said. */
  reason: string;
}

/** The outcome of a suite. */
export interface Outcome {
  /** How many tests passed. */
  passed: number;
  failures: Failure[];
  /** How many test files the runner saw. */
  files: number;
}

/** How many lines of a failure are told; all of it was printed when it happened. */
const toldLines = 12;

// oxlint-disable-next-line no-control-regex -- ANSI colours begin with the control character ESC
const colours = /\u001B\[[\d;]*m/g;

function reasonOf(message: string): string {
  const lines = message.replaceAll(colours, '').trim().split('\n');
  return lines.slice(0, toldLines).join('\n    ');
}

function refuseSkipped(skipped: number) {
  if (skipped > 0) throw new Error(`${skipped} tests were skipped; a test either runs or goes.`);
}

interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** Reads the report that Vitest's JSON reporter wrote. @throws Error when a test was skipped */
export function readVitest(report: unknown): Outcome {
  const { numPassedTests, numPendingTests, testResults } = report as VitestReport;
  refuseSkipped(numPendingTests);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }): Failure[] => {
    if (status === 'failed' && assertionResults.length === 0) {
      return [{ test: 'the file itself', file: name, reason: reasonOf(message) }];
    }
    return assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        test: fullName,
        file: name,
        reason: reasonOf(failureMessages.join('\n')),
      }));
  });
  return { passed: numPassedTests, failures, files: testResults.length };
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

const messagesOf = (errors: readonly { message?: string }[]) =>
  reasonOf(errors.map(({ message }) => message ?? '').join('\n'));

function playwrightFailures({ file, suites = [], specs }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({ test: title, file, reason: messagesOf(results.flatMap(({ errors }) => errors)) })),
  );
  return [...own, ...suites.flatMap(playwrightFailures)];
}

/** Reads the report that Playwright's JSON reporter wrote. @throws Error when a test was skipped */
export function readPlaywright(report: unknown): Outcome {
  const { stats, suites, errors } = report as PlaywrightReport;
  refuseSkipped(stats.skipped);
  const outside = errors.map((error) => ({ test: 'outside any test', file: 'e2e', reason: messagesOf([error]) }));
  return {
    passed: stats.expected,
    failures: [...suites.flatMap(playwrightFailures), ...outside],
    files: suites.length,
  };
}
