import packageJson from '../../../package.json';
import { STEPS, stepsFor } from '../../../scripts/test/steps';

const names = STEPS.map(({ name }) => name);

describe('the steps', () => {
  it('are scripts of package.json', () => {
    const scripts = Object.keys(packageJson.scripts);
    expect(names.filter((name) => !scripts.includes(name))).toEqual([]);
  });

  it('need steps that come before them', () => {
    const early = STEPS.filter(({ needs }, index) =>
      needs.some((need) => !names.slice(0, index).includes(need)),
    );
    expect(early).toEqual([]);
  });
});

describe('stepsFor', () => {
  it('runs everything unless it is told otherwise', () => {
    expect(stepsFor([])).toBe(STEPS);
  });

  it('leaves out what another machine runs', () => {
    expect(stepsFor(['--without', 'engines', 'types']).map(({ name }) => name)).toEqual(
      names.filter((name) => name !== 'engines' && name !== 'types'),
    );
  });

  it('runs some steps alone, in their order', () => {
    expect(stepsFor(['--only', 'size', 'build']).map(({ name }) => name)).toEqual([
      'build',
      'size',
    ]);
  });

  it.each([['--fast'], ['--only'], ['--without', 'lunch']])('refuses %s %s', (...words) => {
    expect(() => stepsFor(words)).toThrow(`got "${words.at(-1)}".`);
  });
});
