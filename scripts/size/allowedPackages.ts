/** The packages that pages load without being asked, and how another one came there. */
import { importChain } from '../../plugins/bundle-report/importChain';
import { packageOf } from '../../src/lib/bundleReport/moduleName';
import type { BundleReport } from '../../src/lib/bundleReport/report';
import { modulesOf } from './shares';

/** lz-string completes the links into the playground when the page is at rest. All others come with applications. */
export const ALLOWED_PACKAGES: readonly string[] = ['lz-string'];

/** One sentence for each other package that the scripts hold: who imports it, and what to do. */
export function strayPackages(
  report: BundleReport,
  scripts: readonly string[],
  allowed: readonly string[] = ALLOWED_PACKAGES,
): string[] {
  const modules = modulesOf(report.files, scripts).map(([module]) => module);
  const packages = [...new Set(modules.map(packageOf))].filter((name) => name !== undefined);
  return packages
    .filter((name) => !allowed.includes(name))
    .map((name) => {
      const chain = importChain(report.importers, (module) => packageOf(module) === name);
      return `size: expected a first load without ${name}, but it came by ${(chain ?? [name]).join(' ← ')}; import it with the application that needs it, or add it to scripts/size/allowedPackages.ts.`;
    });
}
