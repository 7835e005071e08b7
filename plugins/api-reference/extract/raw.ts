/** What is read from the packages of a version, before any of it is understood. */
import { array, type Decoder, dictionary, record, string } from '../../../src/lib/decode';
import { apiPackage } from '../model/schema';
import type { ApiPackage } from '../model/types';
import { type ToolModule, toolModule } from './toolOutput';

/** A library as the programs of its compiler printed it. */
export interface RawLibrary {
  readonly name: string;
  readonly package: string;
  readonly documentation: ToolModule;
  /** Texts of its sources, by file name. */
  readonly sources: Readonly<Record<string, string>>;
  /** Path of each source below the package's sources, by file name; empty where all lie in one folder. */
  readonly sourceFolders: Readonly<Record<string, string>>;
}

/** A version as the programs of its compiler printed it. */
export interface RawReference {
  readonly packages: readonly ApiPackage[];
  readonly libraries: readonly RawLibrary[];
  /** Interfaces in the version's own syntax, by the name of their file without its extension. */
  readonly interfaces: Readonly<Record<string, string>>;
}

/** Decodes what the cache kept. */
export const rawReference: Decoder<RawReference> = record({
  packages: array(apiPackage),
  libraries: array(
    record({
      name: string,
      package: string,
      documentation: toolModule,
      sources: dictionary(string),
      sourceFolders: dictionary(string),
    }),
  ),
  interfaces: dictionary(string),
});
