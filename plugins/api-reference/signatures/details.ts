/** Fields and constructors of a type, out of its declaration. */
import type { ApiConstructor, ApiField, ApiSyntax } from '../model/types';
import { scan, splitOutside } from './scan';

/** What a type consists of; both empty for abstract types and abbreviations. */
export interface TypeDetails {
  readonly fields: readonly ApiField[];
  readonly constructors: readonly ApiConstructor[];
}

const NOTHING: TypeDetails = { fields: [], constructors: [] };

/** Attributes, of which those with a bracket may hold anything. */
const LEADING_ATTRIBUTES = /^(?:@[\w.]+(?:\([^)]*\))?\s*|\[@[^\]]*\]\s*)*/;

function oneLine(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/,(?=\s*[)}\]>])/g, '')
    .replace(/([({[<]) /g, '$1')
    .replace(/ ([)}\]>])/g, '$1');
}

/** The definitions of a type behind its equal signs: `t = Js.Null.t = …` has two. */
function definitions(signature: string): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { index, character, depth } of scan(signature)) {
    const isSign = character === '=' && signature.charAt(index + 1) !== '>';
    if (!isSign || depth !== 0) continue;
    parts.push(signature.slice(from, index));
    from = index + 1;
  }
  parts.push(signature.slice(from));
  return parts.slice(1).map((part) => part.trim().replace(/^(?:private|pri)\s+/, ''));
}

function fields(body: string): readonly ApiField[] {
  return splitOutside(body, ',').flatMap((part): ApiField[] => {
    const text = part
      .trim()
      .replace(LEADING_ATTRIBUTES, '')
      .replace(/^mutable\s+/, '');
    const [, name, optional, type] = /^\\?"?([\w']+)"?(\?)?\s*:\s*([\s\S]+)$/.exec(text) ?? [];
    if (name === undefined || type === undefined) return [];
    return [{ name, type: oneLine(type), isOptional: optional !== undefined }];
  });
}

function constructors(definition: string): readonly ApiConstructor[] {
  return splitOutside(definition, '|').flatMap((part): ApiConstructor[] => {
    const text = oneLine(part.trim().replace(LEADING_ATTRIBUTES, ''));
    const [name] = /^[A-Z]\w*/.exec(text) ?? [];
    return name === undefined ? [] : [{ name, signature: text }];
  });
}

/**
 * The fields of a record, or the constructors of a variant.
 *
 * @param signature a cleaned declaration
 */
export function typeDetails(signature: string, syntax: ApiSyntax): TypeDetails {
  const definition = definitions(signature).at(-1);
  if (definition === undefined) return NOTHING;
  const [, body] = /^\{([\s\S]*)\}$/.exec(definition) ?? [];
  // `{..}` and `{. "x": int }` are objects.
  if (body !== undefined)
    return body.trim().startsWith('.') ? NOTHING : { ...NOTHING, fields: fields(body) };
  const isVariant =
    /^(?:\||@|\[@)/.test(definition) || /^[A-Z]\w*(?:\s*[(|:]|\s*$)/.test(definition);
  // A path such as `Js.Exn.t` begins with a capital letter too; so does a functor's result.
  if (!isVariant || (syntax === 'reason' && /^[A-Z]\w*\./.test(definition))) return NOTHING;
  return { ...NOTHING, constructors: constructors(definition) };
}
