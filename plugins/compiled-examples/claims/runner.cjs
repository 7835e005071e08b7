/**
 * Runs compiled programs and looks at what their claims are about. Plain JavaScript, because it runs in a
 * Node of its own, which `run.ts` starts in a folder with `programs.json`; the answers are left in
 * `outcomes.json`. One program begins when nothing of the one before waits any more, so that what promises
 * and timers print is printed by then.
 */
const fs = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { format, inspect } = require('node:util');

/** A value as text: equal values have equal ones. */
const show = (value) =>
  inspect(value, {
    depth: null,
    maxArrayLength: null,
    maxStringLength: null,
    breakLength: Infinity,
    sorted: true,
  });

const list = (shown) => (shown.length === 0 ? 'nothing' : shown.join(', '));

const values = (lines) => list(lines.map(({ value }) => value));

/** What was thrown, as a claim names it: an exception without its module, or an error with its message. */
function nameOf(thrown) {
  const id = thrown?.RE_EXN_ID;
  if (typeof id !== 'string') return String(thrown);
  return id.replace(/^Example[./]/, '').replace(/\/\d+$/, '');
}

/** The HTML of a React element; claims call it, in versions whose programs use React. */
function html(element) {
  const { renderToStaticMarkup } = createRequire(path.resolve('package.json'))('react-dom/server');
  return renderToStaticMarkup(element);
}

/** What was printed since somebody looked: values as text, and lines as a console shows them. */
let printed = [];

for (const method of ['log', 'info', 'warn', 'error', 'debug']) {
  console[method] = (...values) => {
    const line = format(...values);
    printed.push({ value: show(values.length === 1 ? values[0] : line), line });
  };
}

function takePrinted() {
  const taken = printed;
  printed = [];
  return taken;
}

/** What the program that runs has thrown: one value, or none. */
let thrown = [];

process.on('uncaughtException', (error) => thrown.push(error));

const AsyncFunction = (async () => {}).constructor;

/** What an expression gives and prints, or throws. */
async function evaluate(expression, scope) {
  try {
    const compute = new AsyncFunction(...Object.keys(scope), `return (${expression}\n)`);
    return { value: show(await compute(...Object.values(scope))), lines: takePrinted() };
  } catch (error) {
    takePrinted();
    return { thrown: show(nameOf(error)) };
  }
}

/** Compares what claims say with what a program did. */
async function look({ claims, main, names, import_ }) {
  const ofProgram = takePrinted();
  const [crash] = thrown.map((error) => show(nameOf(error)));
  const ofProgramItself = claims.filter(({ subject }) => subject === '').map(({ verb }) => verb);
  if (crash !== undefined && !ofProgramItself.includes('throws')) {
    const got = `the exception ${crash}`;
    return claims.map(() => ({ expected: 'an example that runs to its end', got }));
  }
  const scope = { html };
  if (crash === undefined) {
    for (const [name, specifier] of Object.entries(names)) scope[name] = await import_(specifier);
    Object.assign(scope, await import_(main));
    delete scope.default;
  }
  let left = ofProgramItself.filter((verb) => verb === 'prints').length;
  const outcomes = [];
  for (const { subject, verb, expected } of claims) {
    let wanted;
    try {
      wanted = new Function(`return [${expected}\n]`)().map(show);
    } catch (error) {
      outcomes.push({ expected: 'a value in JavaScript', got: String(error) });
      continue;
    }
    let got;
    if (subject === '' && verb === 'prints') {
      left -= 1;
      got = values(ofProgram.splice(0, left === 0 ? Infinity : wanted.length));
    } else if (verb === 'prints below') {
      got = show(ofProgram.map(({ line }) => line).join('\n'));
    } else {
      const outcome = subject === '' ? { thrown: crash } : await evaluate(subject, scope);
      if (verb === 'throws') got = outcome.thrown ?? 'nothing';
      else if (outcome.thrown !== undefined) got = `the exception ${outcome.thrown}`;
      else got = verb === '=' ? outcome.value : values(outcome.lines);
    }
    outcomes.push({ expected: list(wanted), got });
  }
  return outcomes;
}

const { links, programs } = JSON.parse(fs.readFileSync('programs.json', 'utf8'));
fs.writeFileSync('package.json', '{"type": "module"}');
for (const [name, target] of Object.entries(links)) {
  const link = path.join('node_modules', name);
  fs.mkdirSync(path.dirname(link), { recursive: true });
  fs.symlinkSync(target, link, 'junction');
}

const pending = programs.map(({ modules, ...program }, index) => {
  const folder = path.resolve(String(index));
  fs.mkdirSync(folder);
  for (const [name, code] of Object.entries(modules)) {
    fs.writeFileSync(path.join(folder, name), code);
  }
  const import_ = (specifier) => import(pathToFileURL(path.join(folder, specifier)).href);
  return { ...program, import_ };
});

const all = [];

function start() {
  const [program] = pending;
  if (!program) return;
  thrown = [];
  takePrinted();
  program.import_(program.main).catch((error) => thrown.push(error));
}

// Comes whenever there is nothing left to do, again and again if a listener finds something.
process.on('beforeExit', async () => {
  const program = pending.shift();
  if (!program) return;
  all.push(await look(program));
  fs.writeFileSync('outcomes.json', JSON.stringify(all));
  start();
});

start();
