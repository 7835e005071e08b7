import type { ReactNode } from 'react';

import type { Capabilities, CompilerSettings as Settings } from '@site/src/lib/playground/compiler';
import type { JsxMode, ModuleFormat, Syntax } from '@site/src/lib/playgroundLink';
import { LATEST_MANUAL_VERSION } from '@site/src/versions';

import Choice, { type Option } from './Choice';
import OpenModules from './OpenModules';
import styles from './styles.module.css';
import Switches from './Switches';
import WarningFlags from './WarningFlags';

interface Props {
  readonly settings: Settings;
  readonly capabilities: Capabilities;
  /** The compiler's release, with a leading `v`: which warnings there are. By default the latest. */
  readonly release?: string;
  readonly onChange: (settings: Settings) => void;
  readonly isVim: boolean;
  readonly onVimChange: (isVim: boolean) => void;
  readonly isWrapped: boolean;
  readonly onWrapChange: (isWrapped: boolean) => void;
  /** Whether the list of versions has all releases; absent where it has them anyway. */
  readonly showsAll?: boolean;
  readonly onShowAll?: (showsAll: boolean) => void;
}

const SYNTAXES: Readonly<Record<Syntax, Option<Syntax>>> = {
  rescript: { value: 'rescript', label: 'ReScript' },
  reason: { value: 'reason', label: 'Reason' },
};

const MODULE_FORMATS: Readonly<Record<ModuleFormat, Option<ModuleFormat>>> = {
  esmodule: { value: 'esmodule', label: 'ES module', hint: 'import and export' },
  commonjs: { value: 'commonjs', label: 'CommonJS', hint: 'require and exports' },
};

const JSX_MODES: Readonly<Record<JsxMode, Option<JsxMode>>> = {
  automatic: { value: 'automatic', label: 'Automatic', hint: 'Calls to React’s jsx functions' },
  classic: { value: 'classic', label: 'Classic', hint: 'Calls to React.createElement' },
  preserve: { value: 'preserve', label: 'Preserve', hint: 'JSX is left to another tool' },
};

/** What experimental features are for, by the compilers' own names. */
const EXPERIMENTS: ReadonlyMap<string, string> = new Map([
  [
    'LetUnwrap',
    '`let?` unwraps an option or a result, and returns from the function if there’s no value to unwrap.',
  ],
]);

/**
 * The settings of the playground: what the compiler is asked, as far as it takes it, and what the
 * reader likes in an editor.
 */
export default function CompilerSettings({
  settings,
  capabilities,
  release = LATEST_MANUAL_VERSION.name,
  onChange,
  isVim,
  onVimChange,
  isWrapped,
  onWrapChange,
  showsAll,
  onShowAll,
}: Props): ReactNode {
  const { syntaxes, moduleFormats, jsxModes, experiments, libraries } = capabilities;
  const [ownJsxMode] = jsxModes;
  const change = (changed: Partial<Settings>): void => onChange({ ...settings, ...changed });

  return (
    <div className={styles.settings}>
      {syntaxes.length > 1 && (
        <Choice
          legend="Syntax"
          options={syntaxes.map((syntax) => SYNTAXES[syntax])}
          value={settings.syntax}
          onChange={(syntax) => change({ syntax })}
        />
      )}
      {moduleFormats.length > 1 && (
        <Choice
          legend="Module format"
          options={moduleFormats.map((format) => MODULE_FORMATS[format])}
          value={settings.moduleFormat}
          onChange={(moduleFormat) => change({ moduleFormat })}
        />
      )}
      {ownJsxMode !== undefined && jsxModes.length > 1 && (
        <Choice
          legend="JSX"
          options={jsxModes.map((mode) => JSX_MODES[mode])}
          value={settings.jsxMode ?? ownJsxMode}
          // What it does by itself need not stand in the address.
          onChange={(mode) => change({ jsxMode: mode === ownJsxMode ? undefined : mode })}
        />
      )}
      {capabilities.takesWarningFlags && (
        <WarningFlags
          flags={settings.warningFlags}
          release={release}
          onChange={(warningFlags) => change({ warningFlags })}
        />
      )}
      {capabilities.takesOpenModules && (
        <OpenModules
          names={settings.openModules}
          defaults={capabilities.openModules}
          onChange={(openModules) => change({ openModules })}
        />
      )}
      {experiments.length > 0 && (
        <Switches
          legend="Experiments"
          switches={experiments.map((name) => ({
            id: name,
            label: name,
            hint:
              EXPERIMENTS.get(name) ?? 'An experimental feature, which may change or be removed.',
            isOn: settings.experiments.includes(name),
            onChange: (isOn) => {
              const others = settings.experiments.filter((other) => other !== name);
              change({ experiments: isOn ? [...others, name] : others });
            },
          }))}
        />
      )}
      {libraries.length > 0 && (
        <div className={styles.group} role="group" aria-label="Libraries">
          <p className={styles.legend}>Libraries</p>
          <p className={styles.hint}>Programs can use these in addition to the standard library.</p>
          <ul className={styles.libraries}>
            {libraries.map((name) => (
              <li key={name}>
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      {showsAll !== undefined && onShowAll && (
        <Switches
          legend="Versions"
          switches={[
            {
              id: 'releases',
              label: 'Show all releases',
              hint: 'Otherwise, the list has the newest release of each version.',
              isOn: showsAll,
              onChange: onShowAll,
            },
          ]}
        />
      )}
      <Switches
        legend="Editor"
        switches={[
          {
            id: 'vim',
            label: 'Vim keys',
            hint: 'Escape and `i` switch modes. You don’t need `:w`, because the address keeps everything.',
            isOn: isVim,
            onChange: onVimChange,
          },
          {
            id: 'wrap',
            label: 'Wrap long lines',
            hint: 'Long lines continue below instead of past the edge.',
            isOn: isWrapped,
            onChange: onWrapChange,
          },
        ]}
      />
    </div>
  );
}
