/** The compile service of the playground with the real compilers, and what it must never do. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';

import { compileIn, type Job, placeOf, perform } from '../../plugins/compiled-examples/compiler';
import { act } from '../../plugins/playground-service/service/actions';
import { respond, startService } from '../../plugins/playground-service/service';
import type { Purpose } from '../../plugins/playground-service/service/jail';
import { installedReleases } from '../../plugins/playground-service/service/releases';
import { Workshop } from '../../plugins/playground-service/service/workshop';
import { field, nullable, parseJson, string } from '../../src/lib/decode';
import type { CompilerSettings, Problem } from '../../src/lib/playground/compiler';
import {
  compileOutcome,
  refusal,
  type ServiceRequest,
} from '../../src/lib/playground/native/protocol';
import { hostileRequests } from './support/hostileRequests';
import { IS_EVERY, sample } from '../support/sample';
import { compileByHand, type Mark, marksByHand, readCorpus } from './support/playgroundCorpus';
import { bytesOf, sendRaw } from './support/rawHttp';

const PLAIN: CompilerSettings = {
  syntax: 'rescript',
  moduleFormat: 'esmodule',
  openModules: [],
  experiments: [],
};

async function tokenOf(port: number): Promise<string> {
  const response = await fetch(`http://localhost:${port}/playground/service.json`);
  const token = parseJson(
    await response.text(),
    field('service', nullable(field('token', string))),
  );
  if (!token.ok || token.value === null) throw new Error('expected a running service');
  return token.value;
}

/** Whether a release is the newest one of a syntax. */
function isNewest(name: string): boolean {
  const all = installedReleases();
  return (['rescript', 'reason'] as const).some(
    (syntax) =>
      all.find(({ capabilities }) => capabilities.syntaxes.includes(syntax))?.name === name,
  );
}

function poster(port: number, token: string) {
  return async (request: ServiceRequest) => {
    const response = await fetch(`http://localhost:${port}/playground/compile`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: `http://localhost:${port}`,
        'X-Playground-Token': token,
      },
      body: JSON.stringify(request),
    });
    const outcome = parseJson(await response.text(), compileOutcome);
    if (!outcome.ok) throw new Error(`expected an outcome, got ${response.status}`);
    return outcome.value;
  };
}

describe('the service', () => {
  const jobs: Job[] = [];
  const service = startService({
    baseUrl: '/',
    perform: (job) => {
      jobs.push(job);
      return perform(job);
    },
  });
  const server = http.createServer((request, response) => {
    respond(service, request, response).then(
      (isAnswered) => {
        if (!isAnswered) response.writeHead(404).end('{"error":"Not the service."}');
      },
      () => response.destroy(),
    );
  });
  let port = 0;
  let token = '';

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('expected a port');
    port = address.port;
    token = await tokenOf(port);
  });

  afterAll(async () => {
    service.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('has all releases', () => {
    expect(service.releases).toEqual(['v12.2.0', 'v11.1.4', 'v10.1.4', 'v9.1.4', 'v8.4.2']);
  });

  it('refuses malformed and hostile requests, and runs nothing for them', async () => {
    const marker = path.join(os.tmpdir(), `marker-${process.pid}`);
    const requests = hostileRequests({ port, token }, marker);
    expect(requests.length).toBeGreaterThan(200);
    const wrong: string[] = [];
    for (const { name, request, status } of requests) {
      const answer = await sendRaw(port, bytesOf(request));
      const said = parseJson(answer.text, refusal);
      const isClear = request.method === 'HEAD' || (said.ok && /\.$/.test(said.value.error));
      if (answer.status !== status || !isClear) {
        wrong.push(`${name}: expected ${status}, got ${answer.status} ${answer.text}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(jobs).toEqual([]);
    expect(fs.existsSync(marker)).toBe(false);
    const answer = await poster(
      port,
      token,
    )({ release: 'v12.2.0', code: 'let x = 1', settings: PLAIN });
    expect(answer.status).toBe('compiled');
    expect(jobs).toHaveLength(1);
  });

  describe.each(installedReleases())('of $name', ({ name, toolchain, capabilities }) => {
    const major = Number(/\d+/.exec(name)?.[0]);
    const corpus = readCorpus().filter(({ majors }) => majors.includes(major));
    const programs = sample(corpus, isNewest(name) ? 16 : 6);
    let libraries: readonly string[] = [];

    beforeAll(async () => {
      const found = await placeOf(toolchain);
      if (found.status === 'unavailable') throw new Error(found.reason);
      libraries = found.place.libraries;
    });

    it.each(programs)(
      'answers as the command line does: $name',
      async ({ code, syntax, isError }) => {
        const settings = { ...PLAIN, syntax, openModules: capabilities.openModules };
        const outcome = await poster(port, token)({ release: name, code, settings });
        const byHand = compileByHand({ code, syntax }, major, libraries);
        expect([outcome.status, byHand.exitCode === 0]).toEqual(
          isError ? ['failed', false] : ['compiled', true],
        );
        if (outcome.status !== 'compiled' && outcome.status !== 'failed') return;
        expect(outcome.status === 'compiled' ? outcome.javaScript : '').toBe(byHand.javaScript);
        const marks = outcome.problems.map(({ kind, warning, range }: Problem): Mark => ({
          kind,
          ...(warning !== undefined && { warning }),
          ...(range && { range }),
        }));
        const distinct = [...new Map(marks.map((mark) => [JSON.stringify(mark), mark])).values()];
        expect(distinct).toEqual(marksByHand(byHand.stderr, code, major));
        expect(marks.length > 0).toBe(byHand.stderr.trim() !== '');
        for (const { message } of outcome.problems) {
          for (const line of message.split('\n')) expect(byHand.stderr).toContain(line.trim());
        }
      },
    );
  });

  it('has a corpus of at least 150 programs by version', () => {
    const cases = readCorpus().flatMap(({ majors }) => majors);
    expect(cases.length).toBeGreaterThanOrEqual(150);
  });
});

/** Runs on Linux alone: other systems have no jails, and tell of no memory. */
const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('the jail', () => {
  const workshop = new Workshop();

  afterAll(() => workshop.close());

  it.each(installedReleases())(
    'holds what the rules would let through: $name',
    async ({ name, toolchain, capabilities }) => {
      const marker = path.join(workshop.folder, `marker-${name}`);
      const code = `@@config({flags: ["-ppx", "touch ${marker};false", "-e", "let x = 1"]})`;
      const files = [{ module: 'Playground', extension: 'res', code }] as const;
      // Some systems keep namespaces from their users; there the rules are all that there is.
      const hasJails = await workshop.hasJails();
      const purposes: readonly Purpose[] = [
        'rescript',
        'analysis',
        ...(capabilities.converts ? (['reason'] as const) : []),
      ];
      for (const purpose of purposes) {
        const found = await workshop.place(toolchain, purpose);
        if (found.status === 'unavailable') throw new Error(found.reason);
        await compileIn(found.place, { files }, toolchain);
        expect(fs.existsSync(marker)).toBe(!hasJails);
      }
      // The same without a jail does run it, so that the test means something.
      const open = await placeOf(toolchain);
      if (open.status === 'unavailable') throw new Error(open.reason);
      await compileIn(open.place, { files }, toolchain);
      expect(fs.existsSync(marker)).toBe(true);
    },
  );

  it('keeps compilers from other processes of this machine', async () => {
    const reader = installedReleases().find(({ capabilities }) => capabilities.converts);
    if (!reader) throw new Error('expected a compiler that reads Reason, and so has a shell');
    const killsIn = async (purpose: Purpose | undefined): Promise<boolean> => {
      const found = purpose
        ? await workshop.place(reader.toolchain, purpose)
        : await placeOf(reader.toolchain);
      if (found.status === 'unavailable') throw new Error(found.reason);
      const victim = spawn('sleep', ['30']);
      const ended = once(victim, 'exit');
      await found.place.perform({
        steps: [{ executable: '/bin/sh', args: ['-c', `kill -9 ${victim.pid}`] }],
      });
      victim.kill('SIGTERM');
      const [, signal] = await ended;
      return signal === 'SIGKILL';
    };
    expect(await killsIn('reason')).toBe(!(await workshop.hasJails()));
    expect(await killsIn(undefined)).toBe(true);
  });

  it('answers that a compiler broke down', async () => {
    const release = installedReleases().find(({ capabilities }) => capabilities.converts);
    if (!release) throw new Error('expected a compiler that reads Reason');
    // A block of one integer, as OCaml writes it. The service refuses such a program; this goes past its rules.
    const block = '\\132\\149\\166\\190\\000\\000\\000\\002' + '\\000'.repeat(12) + '\\144G';
    const request: ServiceRequest = {
      release: release.name,
      code: `external f: int => int = "f" "${block}";\nlet x = f(1);`,
      settings: { ...PLAIN, syntax: 'reason' },
    };
    for (const order of [
      { action: 'compile', request } as const,
      { action: 'view', request: { ...request, view: 'lambda' } } as const,
    ]) {
      expect(await act(order, release, workshop)).toEqual({
        status: 'unreachable',
        reason: expect.stringMatching(/^The compiler broke down over this program/),
      });
    }
  });

  it('stops a program that never ends', async () => {
    // Each function doubles the exponent of the size of its type.
    const code = [0, 1, 2, 3, 4, 5, 6]
      .map((step) => `let f${step + 1} = x => f${step}(f${step}(x))`)
      .join('\n');
    const [release] = installedReleases();
    if (!release) throw new Error('expected a compiler');
    const found = await workshop.place(release.toolchain, 'rescript');
    if (found.status === 'unavailable') throw new Error(found.reason);
    const program = {
      files: [
        { module: 'Playground', extension: 'res', code: `let f0 = x => (x, x)\n${code}` },
      ] as const,
    };
    expect(await compileIn(found.place, program, release.toolchain)).toEqual({
      status: 'timeout',
    });
  });
});

/** Memory of a process and of those that it started, in bytes. */
function residentBytes(pid: number): number {
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const [, kilobytes = '0'] =
    /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return children
    .split(' ')
    .filter((child) => child.trim() !== '')
    .reduce(
      (sum, child) => {
        try {
          return sum + residentBytes(Number(child));
        } catch {
          // A compiler that has ended meanwhile.
          return sum;
        }
      },
      Number(kilobytes) * 1024,
    );
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** Programs that `npm run serve` compiles in a row. */
const IN_A_ROW = IS_EVERY ? 2000 : 200;

onLinux('npm run serve', () => {
  it(`compiles ${IN_A_ROW} programs in a row without more memory or a file left`, async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'served-'));
    fs.writeFileSync(path.join(folder, '404.html'), '');
    const temporary = path.join(folder, 'temporary');
    fs.mkdirSync(temporary);
    const files = () => fs.readdirSync(temporary, { recursive: true, encoding: 'utf8' });
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'scripts/serve.ts', '--dir', folder, '--port', '0'],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        // A folder of temporary files that nobody else uses.
        env: { ...process.env, TMPDIR: temporary },
      },
    );
    try {
      child.stdout.setEncoding('utf8');
      let printed = '';
      while (!/localhost:\d+/.test(printed)) {
        const [text] = (await once(child.stdout, 'data')) as [string];
        printed += text;
      }
      child.stdout.resume();
      child.stderr.resume();
      const port = Number(/localhost:(\d+)/.exec(printed)?.[1]);
      const compile = poster(port, await tokenOf(port));
      const memory: number[] = [];
      let failures = 0;
      for (let done = 0; done < IN_A_ROW; done += 2) {
        const outcomes = await Promise.all(
          [done, done + 1].map((number) =>
            compile({ release: 'v11.1.4', code: `let number = ${number}`, settings: PLAIN }),
          ),
        );
        failures += outcomes.filter(({ status }) => status !== 'compiled').length;
        if (done % (IN_A_ROW / 100) === 0) memory.push(residentBytes(child.pid ?? 0));
      }
      expect(failures).toBe(0);
      const early = median(memory.slice(25, 50));
      const late = median(memory.slice(-25));
      expect(late).toBeLessThan(early * 1.25);
      expect(files().filter((file) => /program-|example-|\.res$/.test(file))).toEqual([]);
    } finally {
      // The process that starts compilers holds the other end of stderr until it has cleaned up.
      const end = once(child, 'close');
      child.kill('SIGTERM');
      await end;
    }
    expect(files().filter((file) => !file.startsWith('tsx-'))).toEqual([]);
    fs.rmSync(folder, { recursive: true });
  });
});
