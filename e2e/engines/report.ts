/** Says at the end which journeys an engine's driver could not go, and why. */
import type { Reporter, TestCase } from '@playwright/test/reporter';

export default class EngineReport implements Reporter {
  private readonly skipped = new Map<string, string[]>();
  private passed = 0;
  private failed = 0;

  onTestEnd(test: TestCase): void {
    const outcome = test.outcome();
    if (outcome === 'expected' || outcome === 'flaky') this.passed += 1;
    else if (outcome === 'unexpected') this.failed += 1;
    else {
      const reason =
        test.annotations
          .concat(test.results.flatMap(({ annotations }) => annotations))
          .find(({ type }) => type === 'skip')?.description ?? 'no reason given';
      const [, project = '', , ...title] = test.titlePath();
      const names = this.skipped.get(reason) ?? [];
      this.skipped.set(reason, [...names, `${project}: ${title.join(' › ')}`]);
    }
  }

  onEnd(): void {
    for (const [reason, names] of this.skipped) {
      console.log(`\nSkipped, ${reason}:`);
      for (const name of names) console.log(`  ${name}`);
    }
    const skipped = [...this.skipped.values()].flat().length;
    console.log(`\n${this.passed} passed, ${this.failed} failed, ${skipped} skipped`);
  }
}
