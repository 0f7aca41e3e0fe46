import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Plugin } from 'vite';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { faultsOfPictures, keptPictures, packPictures, removePictures, storyPictures } from './pictures.ts';
import { storyFiles } from './story-files.ts';

const root = join(import.meta.dirname, '..');

/** What a run of the stories did, beside passing. Written to `.tools/reports/story-counts.json`. */
export interface StoryCounts {
  /** Stories that the files on disk export, in the files that ran. */
  stories: number;
  /** Of them, those that ran and passed. */
  passed: number;
  /** Runs of axe: one a story and theme. */
  axeRuns: number;
  /** Pictures compared: one a story, and one more for each other mode that a story asks for. */
  pictures: number;
  /** Stories compared with at least one picture. */
  pictured: number;
  /** Stories that need none: playgrounds, and those that end on the page of another. */
  withoutPicture: number;
  /** Whether pictures were compared at all: only in the browser that the lockfile pins. */
  picturesCompared: boolean;
  /** Files that ran, and files on disk. */
  files: number;
  filesOnDisk: number;
}

const axeThemes = 2;

/** Reads, without running it, how many stories a file exports. */
export function countStories(file: string): number {
  const csf = loadCsf(readFileSync(file, 'utf8'), { fileName: file, makeTitle: (title) => title ?? file });
  return csf.parse().stories.length;
}

interface Run {
  modules: readonly TestModule[];
  picturesCompared: boolean;
  recording: boolean;
}

function countRun({ modules, picturesCompared, recording }: Run) {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const metas = tests.filter((test) => test.result().state === 'passed').map((test) => test.meta());
  const counts: StoryCounts = {
    stories: modules.map((module) => countStories(module.moduleId)).reduce((sum, count) => sum + count, 0),
    passed: metas.length,
    axeRuns: metas.map((meta) => meta.axeThemes?.length ?? 0).reduce((sum, count) => sum + count, 0),
    pictures: metas.map((meta) => meta.pictures?.length ?? 0).reduce((sum, count) => sum + count, 0),
    pictured: metas.filter((meta) => meta.pictures).length,
    withoutPicture: metas.filter((meta) => meta.withoutPicture).length,
    picturesCompared,
    files: modules.length,
    filesOnDisk: globSync(storyFiles, { cwd: root, exclude: ['**/node_modules/**'] }).length,
  };
  const missing = missingFrom(counts);
  if (counts.files === counts.filesOnDisk) {
    if (picturesCompared) {
      const orphans = picturesOfNoStory(
        keptPictures(storyPictures),
        metas.flatMap((meta) => meta.pictures ?? []),
      );
      if (recording) removePictures(storyPictures, orphans);
      else missing.push(...orphans.map((name) => `The picture ${name} belongs to no story.`));
      missing.push(...faultsOfPictures(storyPictures));
    }
  }
  return { counts, missing };
}

/** Of the pictures on disk, those that no story is compared with any more. */
export function picturesOfNoStory(onDisk: readonly string[], compared: readonly string[]): string[] {
  // Vitest writes single dashes only.
  const names = new Set(compared.map((name) => name.replaceAll(/-+/g, '-')));
  return onDisk.filter((name) => !names.has(name));
}

/** What is missing from a run in which nothing failed: a runner can also run nothing, and say that all is well. */
export function missingFrom(counts: StoryCounts): string[] {
  const { stories, passed, axeRuns, pictured, withoutPicture, picturesCompared } = counts;
  return [
    passed === stories ? '' : `${stories} stories are written, ${passed} passed.`,
    axeRuns === stories * axeThemes ? '' : `axe ran ${axeRuns} times instead of ${stories * axeThemes}.`,
    !picturesCompared || pictured + withoutPicture === stories
      ? ''
      : `${pictured} of ${stories} stories were compared with a picture, and ${withoutPicture} need none.`,
  ].filter(Boolean);
}

/** Keeps the pictures that a run recorded, counts stories, axe runs and pictures at its end, and fails it when any is missing, unless only some were asked for by name. */
export function storyReport(project: string, picturesCompared: boolean): Plugin {
  let filteredByName = false;
  let recording = false;
  const reporter: Reporter = {
    async onTestRunEnd(allModules, _errors, reason) {
      const modules = allModules.filter(
        (module) => module.project.name === project || module.project.name.startsWith(`${project} `),
      );
      if (modules.length === 0) return;
      const packed = await packPictures(storyPictures);
      if (packed.length > 0) process.stdout.write(` Recorded ${packed.length} pictures\n`);
      const { counts, missing } = countRun({
        modules,
        picturesCompared,
        recording: recording && !filteredByName,
      });
      const report = join(root, '.tools', 'reports', 'story-counts.json');
      mkdirSync(dirname(report), { recursive: true });
      writeFileSync(report, `${JSON.stringify(counts, null, 2)}\n`);
      const pictures = picturesCompared
        ? `${counts.pictures} pictures`
        : 'pictures NOT compared: this is not the browser that the lockfile pins';
      process.stdout.write(
        ` Stories ${counts.passed} of ${counts.stories} in ${counts.files} of ${counts.filesOnDisk} files, ${counts.axeRuns} axe runs, ${pictures} (${relative(root, report)})\n`,
      );
      if (reason !== 'passed' || filteredByName) return;
      for (const line of missing) {
        process.exitCode = 1;
        process.stderr.write(` Something is missing from the stories: ${line}\n`);
      }
    },
  };
  return {
    name: 'palimpsest:story-report',
    configureVitest({ vitest }: { vitest: Vitest }) {
      filteredByName = vitest.config.testNamePattern !== undefined;
      recording = vitest.config.snapshotOptions.updateSnapshot === 'all';
      vitest.config.reporters.push(reporter);
    },
  };
}
