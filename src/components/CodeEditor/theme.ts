/** How the editor looks: tokens of src/css/tokens.css and src/css/code-tokens.css, which fit both schemes. */
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const BORDER = 'var(--border-width) solid var(--color-border)';
const CONTROL = {
  minHeight: '1.75rem',
  border: 'var(--border-width) solid var(--color-border-strong)',
  borderRadius: 'var(--radius-small)',
  backgroundColor: 'var(--color-surface-raised)',
  backgroundImage: 'none',
  color: 'var(--color-text)',
  font: 'inherit',
} as const;
const FOCUSED = { outline: 'var(--focus-width) solid var(--color-focus)', outlineOffset: '1px' };

function squiggle(color: string, style: 'wavy' | 'dashed') {
  return {
    backgroundImage: 'none',
    paddingBottom: '0',
    textDecoration: `underline ${style} ${color} 1.5px`,
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '3px',
  };
}

/** A letter in the gutter: neither its shape nor its name depends on a color. */
function gutterMark(letter: string, color: string) {
  return {
    content: 'normal',
    color,
    textAlign: 'center',
    fontWeight: '700',
    '&:before': { content: `"${letter}"` },
  };
}

const look = EditorView.theme({
  '&': {
    height: '100%',
    backgroundColor: 'var(--color-code-surface)',
    color: 'var(--color-code-text)',
    fontSize: 'var(--code-editor-size, var(--text-14))',
  },
  '&.cm-focused': { outline: 'none' },
  // Above the gutters, which stay where they are when a line is scrolled.
  '&.cm-focused:after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '300',
    outline: 'var(--focus-width) solid var(--color-focus)',
    outlineOffset: 'calc(-1 * var(--focus-width))',
    pointerEvents: 'none',
  },
  '.cm-scroller': {
    containerType: 'inline-size',
    fontFamily: 'var(--font-code)',
    lineHeight: 'var(--line-text)',
    overflow: 'auto',
  },
  '.cm-content': { padding: 'var(--space-2) 0', caretColor: 'var(--color-text-strong)' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--color-text-strong)' },
  '.cm-gutters': {
    border: '0',
    backgroundColor: 'var(--color-code-surface)',
    color: 'var(--color-text-muted)',
  },
  '.cm-activeLine': {
    backgroundColor: 'color-mix(in srgb, var(--color-code-text) 5%, transparent)',
  },
  '.cm-activeLineGutter': { backgroundColor: 'transparent', color: 'var(--color-text-strong)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground':
    { background: 'color-mix(in srgb, var(--color-focus) 30%, transparent)' },
  // The site's own color of selected text is for its own background.
  '.cm-line::selection, .cm-line ::selection': { color: 'currentColor' },
  '.cm-selectionMatch': {
    backgroundColor: 'color-mix(in srgb, var(--color-focus) 15%, transparent)',
  },
  '&.cm-focused .cm-matchingBracket, .cm-matchingBracket': {
    backgroundColor: 'color-mix(in srgb, var(--color-good) 20%, transparent)',
    outline: 'var(--border-width) solid var(--color-good)',
  },
  '&.cm-focused .cm-nonmatchingBracket, .cm-nonmatchingBracket': {
    backgroundColor: 'var(--code-error-soft)',
    outline: 'var(--border-width) solid var(--code-error)',
  },
  '.cm-foldGutter .cm-gutterElement': {
    minWidth: '1.5rem',
    textAlign: 'center',
    cursor: 'pointer',
  },
  '.cm-foldPlaceholder': {
    border: BORDER,
    backgroundColor: 'var(--color-surface-raised)',
    color: 'var(--color-text-muted)',
  },

  // Problems
  '.cm-lintRange-error': squiggle('var(--code-error)', 'wavy'),
  '.cm-lintRange-warning': squiggle('var(--color-warn)', 'dashed'),
  '.cm-lintRange-active': { backgroundColor: 'var(--code-error-soft)' },
  '.cm-lintPoint:after': { borderBottomColor: 'var(--code-error)' },
  '.cm-lintPoint-warning:after': { borderBottomColor: 'var(--color-warn)' },
  '.cm-gutter-lint': { width: '1.5em' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '0' },
  '.cm-lint-marker': { width: '1.5em', height: 'auto' },
  '.cm-lint-marker-error': gutterMark('E', 'var(--code-error)'),
  '.cm-lint-marker-warning': gutterMark('W', 'var(--color-warn)'),

  // Messages and types
  '.cm-message-place': { padding: 'var(--space-1) var(--space-2)' },
  '.cm-message': {
    // Beside the gutters and as wide as what is seen of the editor, however long its lines are.
    position: 'sticky',
    left: '4.5rem',
    boxSizing: 'border-box',
    maxWidth: 'min(40rem, 100cqi - 5.5rem)',
    padding: 'var(--space-1) var(--space-3)',
    borderLeft: '3px solid',
    backgroundColor: 'var(--code-error-soft)',
    color: 'var(--code-error)',
    fontSize: 'var(--text-12)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '.cm-message-warning': { backgroundColor: 'var(--color-warn-soft)', color: 'var(--color-warn)' },
  '.cm-tooltip': {
    zIndex: 'var(--layer-bar)',
    maxWidth: 'min(40rem, calc(100vw - 2rem))',
    maxHeight: '50vh',
    overflow: 'auto',
    border: 'var(--border-width) solid var(--color-border-strong)',
    borderRadius: 'var(--radius-small)',
    backgroundColor: 'var(--color-surface-raised)',
    color: 'var(--color-text)',
    fontFamily: 'var(--font-code)',
    fontSize: 'var(--text-12)',
    lineHeight: 'var(--line-text)',
  },
  '.cm-tooltip-section:not(:first-child)': { borderTop: BORDER },
  '.cm-tooltip-lint': { margin: '0' },
  '.cm-diagnostic': {
    margin: '0',
    padding: 'var(--space-2) var(--space-3)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--code-error)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--color-warn)' },
  '.cm-type-hint': {
    padding: 'var(--space-2) var(--space-3)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '.cm-summary': { margin: 'var(--space-1) 0 0', fontFamily: 'var(--font-text)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxHeight: '15em',
    fontFamily: 'var(--font-code)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: 'var(--space-1) var(--space-2)' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--color-info-soft)',
    color: 'var(--color-text-strong)',
  },
  '.cm-completionMatchedText': { fontWeight: '700', textDecoration: 'none' },
  '.cm-completionDetail': { color: 'var(--color-text-muted)', fontStyle: 'normal' },
  '.cm-tooltip.cm-completionInfo': {
    padding: 'var(--space-2) var(--space-3)',
    fontFamily: 'var(--font-text)',
  },
  '.cm-hinted': {
    textDecoration: 'underline dotted var(--color-focus) 1.5px',
    textUnderlineOffset: '3px',
  },

  // Search and the line of the Vim keys
  '.cm-panels': {
    backgroundColor: 'var(--color-surface)',
    color: 'var(--color-text)',
    zIndex: '5',
  },
  '.cm-panels-top': { borderBottom: BORDER },
  '.cm-panels-bottom': { borderTop: BORDER },
  '.cm-panel': { fontFamily: 'var(--font-text)', fontSize: 'inherit' },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--space-2)',
    padding: 'var(--space-2) var(--space-10) var(--space-2) var(--space-2)',
  },
  '.cm-panel.cm-search :is(input, button, label)': { margin: '0' },
  '.cm-panel.cm-search br': { display: 'none' },
  '.cm-panel.cm-search label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'var(--space-1)',
    minHeight: '1.75rem',
    fontSize: 'inherit',
  },
  '.cm-panel.cm-search input[type=checkbox]': { width: '1.5rem', height: '1.5rem' },
  '.cm-panel.cm-search button[name=close]': {
    ...CONTROL,
    top: 'var(--space-2)',
    right: 'var(--space-2)',
    width: '1.75rem',
  },
  '.cm-textfield': { ...CONTROL, padding: '0 var(--space-2)' },
  '.cm-button': { ...CONTROL, padding: '0 var(--space-2)', cursor: 'pointer' },
  '.cm-button:active': { backgroundImage: 'none', backgroundColor: 'var(--color-border)' },
  '.cm-panel.cm-search :is(input, button):focus-visible': FOCUSED,
  '.cm-searchMatch': {
    backgroundColor: 'color-mix(in srgb, var(--color-warn) 25%, transparent)',
  },
  '.cm-searchMatch-selected': {
    backgroundColor: 'color-mix(in srgb, var(--color-warn) 45%, transparent)',
    outline: 'var(--border-width) solid var(--color-warn)',
  },
  // On phones the code needs the place; folding is left to keys.
  '@media (width < 48rem)': {
    '.cm-foldGutter': { width: '0' },
    '.cm-gutter-lint, .cm-lint-marker': { width: '1em' },
    '.cm-message': { left: '2.5rem', maxWidth: 'min(40rem, 100cqi - 3.5rem)' },
  },
  '@media (forced-colors: active)': {
    '.cm-selectionBackground': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});

/** The kinds of `src/lib/highlight`, by the tags that the grammars give. */
const colors = HighlightStyle.define([
  { tag: [tags.comment], color: 'var(--code-comment)' },
  { tag: [tags.meta, tags.annotation, tags.macroName], color: 'var(--code-attribute)' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    color: 'var(--code-function)',
  },
  { tag: [tags.keyword, tags.modifier], color: 'var(--code-keyword)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-literal)' },
  {
    tag: [tags.string, tags.character, tags.regexp, tags.special(tags.string), tags.attributeValue],
    color: 'var(--code-string)',
  },
  { tag: [tags.labelName, tags.attributeName], color: 'var(--code-property)' },
  { tag: [tags.tagName], color: 'var(--code-tag)' },
  { tag: [tags.typeName, tags.className, tags.namespace], color: 'var(--code-type)' },
]);

/** Look of the editor and colors of its code. */
export const theme = [look, syntaxHighlighting(colors)];
