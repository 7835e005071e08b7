import { styleTags, tags } from '@lezer/highlight';

/** What the nodes of both grammars are; the editor's theme colors them as `src/lib/highlight` does. */
export const highlighting = styleTags({
  'LineComment BlockComment': tags.comment,
  Keyword: tags.keyword,
  'Boolean Unit': tags.bool,
  Number: tags.number,
  'String QuotedString TemplateString': tags.string,
  Char: tags.character,
  Regex: tags.regexp,
  'TypeName TypeVariable PolymorphicVariant': tags.typeName,
  UpperName: tags.className,
  CallName: tags.function(tags.variableName),
  Label: tags.labelName,
  AttributeName: tags.attributeName,
  'TagName JsxTagStart JsxCloseTagStart "/>"': tags.tagName,
  'Decorator Extension': tags.meta,
});
