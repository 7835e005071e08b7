/**
 * What the test bundle defines: `rescript_compiler`, as official bundles have it. Classic and synchronous
 * as those are; a worker runs it behind a line that defines `testBundleFacts` (script.ts). Its server is
 * asked for what the compiler says.
 *
 * Programs can make it misbehave by a comment: `bundle: hang`, `bundle: throw`, `bundle: die`,
 * `bundle: unknown`, `bundle: unexpected` or `bundle: other`.
 */
(() => {
  const facts = globalThis.testBundleFacts;
  const libraries = [];
  globalThis.testBundleLibraries = libraries;

  const make = () => {
    let moduleSystem = facts.moduleSystems.find((name) => /nodejs|commonjs/.test(name)) ?? '';
    let warningFlags = facts.warningFlags;
    let openModules = [];
    let experiments = [];
    let isJsxPreserved = false;

    const misbehave = (code) => {
      const [, how] = /bundle: (\w+)/.exec(code) ?? [];
      if (how === 'throw') throw [0, 'Not_found', -6];
      if (how === 'unknown') return { type: 'riddle', answer: 42 };
      if (how === 'unexpected') return { type: 'unexpected_error', msg: 'Stack_overflow' };
      if (how === 'other') {
        const place = { row: 1, column: 0, endRow: 1, endColumn: 3 };
        const shortMsg = '\u001b[1;33mWeird\u001b[0m external';
        const errors = [{ ...place, shortMsg, fullMsg: shortMsg, type: 'other_error' }];
        return { type: 'other_error', errors };
      }
      if (how === 'die') {
        setTimeout(() => {
          throw new Error('The worker dies.');
        });
      }
      while (how === 'hang');
      return undefined;
    };

    const ask = (action, from, to, code) => {
      const request = new XMLHttpRequest();
      request.open('POST', facts.address, false);
      request.send(
        JSON.stringify({
          ...{ action, from, to, code, libraries, moduleSystem, warningFlags },
          ...{ openModules, experiments, isJsxPreserved },
        }),
      );
      if (request.status !== 200) throw new Error(request.responseText);
      return JSON.parse(request.responseText);
    };

    const language = (name, version) => ({
      version,
      compile: (code) => misbehave(code) ?? ask('compile', name, name, code),
      ...(name !== 'ml' && { format: (code) => ask('format', name, name, code) }),
      ...(facts.api >= 7 && {
        compileWithDebug: (code) => misbehave(code) ?? ask('compile', name, name, code),
      }),
    });
    const languages = ['res', ...(facts.api < 5 ? ['ml'] : []), ...(facts.api < 2 ? ['re'] : [])];

    return {
      version: facts.version,
      rescript: language('res', facts.version),
      ...(facts.api < 5 && { ocaml: language('ml', '4.06.1+BS') }),
      ...(facts.api < 2 && { reason: language('re', '3.6.0') }),
      convertSyntax: (from, to, code) => {
        if (!languages.includes(from) || !languages.includes(to)) {
          return { type: 'unexpected_error', msg: `Unknown from / to language: ${from}, ${to}` };
        }
        // The real one does so, too.
        if (from === 're' && code.trim() === '') throw [0, 'Stdlib.Parsing.Parse_error'];
        return ask('format', from, to, code);
      },
      setModuleSystem: (name) => {
        if (!facts.moduleSystems.includes(name)) return false;
        moduleSystem = name;
        return true;
      },
      setFilename: (name) => typeof name === 'string',
      setWarnFlags: (flags) => {
        warningFlags = flags;
        return true;
      },
      ...(facts.api >= 4 && {
        setOpenModules: (names) => {
          openModules = names;
          return true;
        },
      }),
      ...(facts.api >= 6 && {
        setExperimentalFeatures: (names) => {
          experiments = names;
          return true;
        },
        setJsxPreserveMode: (isOn) => {
          isJsxPreserved = isOn;
          return true;
        },
      }),
      getConfig: () => ({
        module_system: moduleSystem,
        warn_flags: warningFlags,
        ...((facts.api === 3 || facts.api === 4) && { uncurried: true }),
        ...(facts.api >= 4 && { open_modules: openModules }),
        ...(facts.api >= 6 && {
          experimental_features: experiments,
          jsx_preserve_mode: isJsxPreserved,
        }),
      }),
    };
  };

  globalThis.rescript_compiler = { api_version: facts.apiVersion, version: facts.version, make };
})();
