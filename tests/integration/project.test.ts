// cspell:ignore raod
/**
 * The chapters of the guided project do what their pages say: each folder is built by the real build tool,
 * its scripts are run, and what they print is what the page shows.
 */
import path from 'node:path';

import { type Chapter, chapterFolders, chapterOf } from '../support/projectChapters';
import {
  copyProject,
  type FileServer,
  type ProjectFolder,
  serveFiles,
} from './support/projectFolder';

/** What a reader runs; the answer is what it prints. */
type Step = (folder: ProjectFolder, server: FileServer) => Promise<string>;

const start: Step = (folder) => folder.run('start');

const startWith =
  (address: string): Step =>
  (folder, server) =>
    folder.run('start', `${server.address}${address}`);

const startOffline: Step = (folder) => folder.run('start', 'http://127.0.0.1:1/tides.json');

/** Runs a script after a mistake in a file, and takes the mistake back. */
const withMistake =
  (script: string, file: string, before: string, after: string): Step =>
  async (folder) => {
    const text = folder.read(file);
    folder.write(file, text.replace(before, after));
    const printed = await folder.run(script);
    folder.write(file, text);
    return printed;
  };

const withTides = (before: string, after: string): Step =>
  withMistake('start', 'public/tides.json', before, after);

/** The lines of the runner begin with another character in some releases of Node.js. */
const runTests: Step = async (folder) => (await folder.run('test')).replaceAll(/^ℹ/gm, '#');

/** The steps of each chapter whose output its page shows, in their order. */
const STEPS: Readonly<Record<string, readonly Step[]>> = {
  '1-types': [start],
  '2-decoding': [
    start,
    withTides('13:04', '31:04'),
    withTides('13:04', '03:04'),
    withTides('2.2', '"2.2"'),
    withTides('"road"', '"raod"'),
  ],
  '3-fetch': [startWith('/tides.json'), startWith('/tomorrow.json'), startWith('/'), startOffline],
  '4-state': [startWith('/tides.json'), startWith('/tomorrow.json')],
  '5-tests': [runTests],
  '6-react': [runTests],
  '7-deploy': [runTests, withMistake('build', 'public/index.html', 'style.css', 'styles.css')],
};

/** What the page shows as printed. */
function shownOutputs({ fences }: Chapter): readonly string[] {
  return fences
    .filter(({ language, meta }) => language === 'text' && meta === '')
    .map(({ code }) => code);
}

test.each(chapterFolders())('what %s prints is what its page shows', async (project) => {
  const chapter = await chapterOf(project);
  const steps = STEPS[path.basename(project)] ?? [];
  const outputs = shownOutputs(chapter);
  expect(outputs).toHaveLength(steps.length);
  const folder = copyProject(project);
  const server = await serveFiles(path.join(folder.path, 'public'));
  try {
    for (const [index, step] of steps.entries()) {
      expect(await step(folder, server)).toContain(outputs[index]);
    }
  } finally {
    server.close();
    folder.remove();
  }
});
