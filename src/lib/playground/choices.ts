/** What readers choose of a compiler's settings, before and after the compiler is known. */
import type { JsxMode, ModuleFormat, Syntax } from '../playgroundLink';
import type { Capabilities, CompilerSettings } from './compiler';

/** Settings as readers chose them; what is undefined is left to the release. */
export interface Choices {
  readonly syntax: Syntax;
  readonly moduleFormat: ModuleFormat;
  readonly warningFlags?: string;
  readonly openModules?: readonly string[];
  readonly jsxMode?: JsxMode;
  readonly experiments: readonly string[];
}

/** What the playground compiles to where a link says nothing: what runs in browsers. */
export const MODULE_FORMAT: ModuleFormat = 'esmodule';

/** What can be chosen while no compiler is known: all that the commands for local builds need. */
export function localCapabilities(syntaxes: readonly Syntax[]): Capabilities {
  return {
    syntaxes,
    moduleFormats: ['esmodule', 'commonjs'],
    jsxModes: [],
    experiments: [],
    takesWarningFlags: false,
    takesOpenModules: false,
    openModules: [],
    libraries: [],
    converts: false,
    analyzes: false,
    views: [],
  };
}

/** What a compiler is given: the choices, as far as it takes them. */
export function settingsOf(choices: Choices, capabilities: Capabilities): CompilerSettings {
  const { syntax, moduleFormat, warningFlags, openModules, jsxMode, experiments } = choices;
  const { moduleFormats } = capabilities;
  return {
    syntax,
    moduleFormat: moduleFormats.includes(moduleFormat)
      ? moduleFormat
      : (moduleFormats[0] ?? moduleFormat),
    ...(capabilities.takesWarningFlags && warningFlags !== undefined && { warningFlags }),
    openModules:
      capabilities.takesOpenModules && openModules ? openModules : capabilities.openModules,
    ...(jsxMode !== undefined && capabilities.jsxModes.includes(jsxMode) && { jsxMode }),
    experiments: experiments.filter((name) => capabilities.experiments.includes(name)),
  };
}

function areSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((each, index) => each === others[index]);
}

/**
 * The choices that settings come from.
 *
 * @param before what was chosen before; it stands where the compiler offers no choice
 */
export function choicesOf(
  settings: CompilerSettings,
  capabilities: Capabilities,
  before: Choices,
): Choices {
  const warningFlags = capabilities.takesWarningFlags ? settings.warningFlags : before.warningFlags;
  const openModules = capabilities.takesOpenModules ? settings.openModules : before.openModules;
  const jsxMode = capabilities.jsxModes.length > 0 ? settings.jsxMode : before.jsxMode;
  return {
    syntax: settings.syntax,
    moduleFormat: settings.moduleFormat,
    ...(warningFlags !== undefined && { warningFlags }),
    ...(openModules && !areSame(openModules, capabilities.openModules) && { openModules }),
    ...(jsxMode !== undefined && { jsxMode }),
    experiments: [
      ...before.experiments.filter((name) => !capabilities.experiments.includes(name)),
      ...settings.experiments,
    ],
  };
}

/** The settings whose JavaScript can run: modules of the language, without JSX. */
export function runnableSettings(settings: CompilerSettings): CompilerSettings {
  const { jsxMode, ...rest } = settings;
  return {
    ...rest,
    moduleFormat: 'esmodule',
    ...(jsxMode !== undefined && jsxMode !== 'preserve' && { jsxMode }),
  };
}

/** Whether what was compiled with settings can run as it is. */
export function isRunnable(settings: CompilerSettings): boolean {
  return settings.moduleFormat === 'esmodule' && settings.jsxMode !== 'preserve';
}
