/**
 * Does whole jobs: a folder, the files in it, the programs that read them. Plain JavaScript, because it
 * runs in the launcher, too, where nothing compiles TypeScript.
 *
 * Files are read and written synchronously: they are small, and a compilation is over sooner than it
 * takes to hand them to other threads and back.
 */
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const pLimit = require('p-limit');

const { start: startFromHere } = require('./start.cjs');

/** One more process than cores, which computes while others wait for the disk: 4 % of a cold build. */
const slots = pLimit(os.availableParallelism() + 1);

/**
 * Deletes a folder with all that is in it, or finds none; a program that is being killed may still write
 * into it.
 *
 * @param {string} folder
 */
function removeFolder(folder) {
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/**
 * @param {import('./job').Job} job
 * @param {string} folder
 * @param {typeof startFromHere} start
 * @returns {Promise<import('./job').Done>}
 */
async function takeSteps({ steps, output, outputs, timeout: whole = Infinity }, folder, start) {
  const read = (name) => fs.readFileSync(path.join(folder, name), 'utf8');
  const deadline = performance.now() + whole;
  const messages = [];
  let done;
  for (const [step, { files = {}, mayFail = false, ...program }] of steps.entries()) {
    for (const [name, text] of Object.entries(files)) {
      fs.writeFileSync(path.join(folder, name), text);
    }
    const left = Math.max(1, Math.round(deadline - performance.now()));
    const timeout = Math.min(program.timeout ?? Infinity, left);
    const run = await start({
      ...program,
      ...(timeout !== Infinity && { timeout }),
      cwd: folder,
    });
    if (run.status === 'ended') messages.push(run.stderr);
    done = { step, run, ...(outputs && { messages }) };
    const hasSucceeded = run.status === 'ended' && (run.exitCode === 0 || mayFail);
    if (!hasSucceeded) return done;
  }
  return {
    ...done,
    ...(output !== undefined && { output: read(output) }),
    ...(outputs && { outputs: outputs.map(read) }),
  };
}

/**
 * Does a job as soon as not more programs than cores are running.
 *
 * @param {import('./job').Job} job
 * @param {string} parent folder of the folders that jobs get
 * @param {typeof startFromHere} start runs one program
 * @returns {Promise<import('./job').Done>} rejected when a signal ends a program or it can't be started
 *   for want of memory or the like, and when the disk fails
 */
function perform(job, parent = os.tmpdir(), start = startFromHere) {
  return slots(async () => {
    if (job.folder !== undefined) return takeSteps(job, job.folder, start);
    const folder = fs.mkdtempSync(path.join(parent, 'example-'));
    try {
      return await takeSteps(job, folder, start);
    } finally {
      removeFolder(folder);
    }
  });
}

module.exports = { perform, removeFolder };
