import { describe, expect, it } from 'vitest';
import { readPlaywright, readVitest } from './suite-reports.ts';

const vitestReport = {
  numPassedTests: 2,
  numPendingTests: 0,
  testResults: [
    {
      name: '/repository/a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'a price is shown', status: 'passed', failureMessages: [] },
        {
          fullName: 'a price is rounded',
          status: 'failed',
          failureMessages: ['\u001B[31mError\u001B[39m: expected 2\n    at a.test.ts:3:1'],
        },
      ],
    },
    { name: '/repository/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    {
      name: '/repository/c.test.ts',
      status: 'passed',
      message: '',
      assertionResults: [{ fullName: 'c', status: 'passed', failureMessages: [] }],
    },
  ],
};

describe('the report of Vitest', () => {
  it('names each failed test with its reason, without colours, and each file that could not be run', () => {
    expect(readVitest(vitestReport)).toEqual({
      passed: 2,
      files: 3,
      failures: [
        {
          test: 'a price is rounded',
          file: '/repository/a.test.ts',
          reason: 'Error: expected 2\n        at a.test.ts:3:1',
        },
        { test: 'the file itself', file: '/repository/b.test.ts', reason: 'Cannot find module' },
      ],
    });
  });

  it('refuses skipped tests', () => {
    expect(() => readVitest({ ...vitestReport, numPendingTests: 1 })).toThrow('1 tests were skipped');
  });
});

const spec = (title: string, status: string, message?: string) => ({
  title,
  tests: [{ status, results: [{ errors: message === undefined ? [] : [{ message }] }] }],
});

describe('the report of Playwright', () => {
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        file: 'job.spec.ts',
        specs: [spec('a picture is exported', 'expected')],
        suites: [
          {
            file: 'job.spec.ts',
            specs: [spec('a text is moved', 'unexpected', 'it did not move'), spec('a click', 'flaky', 'missed')],
          },
        ],
      },
    ],
    errors: [{ message: 'the server did not start' }],
  };

  it('names failed and flaky tests in nested groups, and errors outside any test', () => {
    expect(readPlaywright(report)).toEqual({
      passed: 1,
      files: 1,
      failures: [
        { test: 'a text is moved', file: 'job.spec.ts', reason: 'it did not move' },
        { test: 'a click', file: 'job.spec.ts', reason: 'missed' },
        { test: 'outside any test', file: 'e2e', reason: 'the server did not start' },
      ],
    });
  });

  it('refuses skipped tests', () => {
    expect(() => readPlaywright({ ...report, stats: { ...report.stats, skipped: 2 } })).toThrow('2 tests were skipped');
  });
});
