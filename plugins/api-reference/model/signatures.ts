/** Lays the signatures of a model out. */
import { type Formatter, formatSignatures } from '../signatures/format';
import { modulesOfModel } from './modelIndex';
import type { ApiModel, ApiModule } from './types';

function isReadable(signature: string): boolean {
  return signature !== '';
}

/**
 * The same model with signatures as the formatter of the version prints them.
 */
export async function withFormattedSignatures(
  model: ApiModel,
  format: Formatter,
): Promise<ApiModel> {
  const signatures = new Set<string>();
  for (const module of modulesOfModel(model)) {
    if (module.signature !== undefined) signatures.add(module.signature);
    for (const item of module.items) if (item.kind !== 'module') signatures.add(item.signature);
  }
  const unformatted = [...signatures].filter(isReadable);
  const formatted = await formatSignatures(unformatted, model.syntax, format);
  const layout = new Map(unformatted.map((text, index) => [text, formatted[index] ?? text]));
  const laidOut = (text: string) => layout.get(text) ?? text;
  const moduleOf = (module: ApiModule): ApiModule => ({
    ...module,
    ...(module.signature !== undefined && { signature: laidOut(module.signature) }),
    items: module.items.map((item) =>
      item.kind === 'module' ? item : { ...item, signature: laidOut(item.signature) },
    ),
    modules: module.modules.map(moduleOf),
  });
  return {
    ...model,
    libraries: model.libraries.map((library) => ({ ...library, root: moduleOf(library.root) })),
  };
}
