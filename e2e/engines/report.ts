/** Says at the end which journeys an engine's driver could not go, and why. */
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** Why a journey was skipped. */
function reasonOf({ annotations, results }: TestCase): string {
  const all = annotations.concat(results.flatMap((result) => result.annotations));
  return all.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
}

function nameOf(test: TestCase): string {
  const [, project = '', , ...title] = test.titlePath();
  return `${project}: ${title.join(' › ')}`;
}

export default class EngineReport implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const tests = this.suite?.allTests() ?? [];
    const ended = (...outcomes: readonly string[]) =>
      tests.filter((test) => outcomes.includes(test.outcome()));
    const skipped = ended('skipped');
    for (const reason of new Set(skipped.map(reasonOf))) {
      console.log(`\nSkipped, ${reason}:`);
      for (const test of skipped) if (reasonOf(test) === reason) console.log(`  ${nameOf(test)}`);
    }
    const passed = ended('expected', 'flaky').length;
    console.log(
      `\n${passed} passed, ${ended('unexpected').length} failed, ${skipped.length} skipped`,
    );
  }
}
