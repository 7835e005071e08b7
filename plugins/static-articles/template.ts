/** The frame of built pages: the configuration's `ssrTemplate`. */
import {
  CODE_TABS_KEY,
  OUTPUT_ATTRIBUTE,
  OUTPUT_GROUP,
  OUTPUT_LABEL,
  SIDE_BY_SIDE,
  SIDE_BY_SIDE_ATTRIBUTE,
  VIEW_KEY,
} from '../../src/lib/codeTabs';
import { EARLY_FONTS, FONT_FILES, FONTS_ATTRIBUTE, FONTS_KEY } from '../../src/lib/fontsFlag';
import { BUILD_META } from '../../src/lib/pageHtml';
import { catchText, isSearchKey } from '../../src/lib/search/dialog/opening';
import { startShell } from './startShell';

/** How long a busy browser may put off the shell after `load`, in milliseconds. */
const IDLE_MS = 2000;

/** How long after `load` a browser may take to tell that it has painted, in milliseconds. */
const UNPAINTED_MS = 500;

/** How long the shell waits for `load` and rest altogether, in milliseconds. */
const PATIENCE_MS = 5000;

/** Scripts that every page has: the bundler's runtime and the entry. A program page names its own behind. */
const COMMON_SCRIPTS = 2;

/** Within so many milliseconds the head of a page is there over a quick line: names, handshakes and the answer. */
const QUICK_MS = 200;

/**
 * Uses our fonts from the first line on where the browser has had them, and on a first visit the one of texts if it can
 * be there by the first paint. That is on a wide screen whose line has answered quickly: on others it would take its
 * time from what is read. Storage may be closed to us.
 */
const USE_FONTS = `try{let d=document,h=d.documentElement.dataset;if(localStorage.getItem('${FONTS_KEY}'))h.${FONTS_ATTRIBUTE}='';else if(performance.now()<${QUICK_MS}&&matchMedia('(min-width:768px)').matches&&!navigator.connection?.saveData){h.${FONTS_ATTRIBUTE}='${EARLY_FONTS}';d.head.insertAdjacentHTML('beforeend','<link rel=preload as=font crossorigin href=<%= it.baseUrl %>${FONT_FILES.text}>')}}catch{}`;

/** Shows examples as the reader chose from the first line on: nothing moves when scripts come. */
const SHOW_CODE = `try{let c=JSON.parse(localStorage.getItem('${CODE_TABS_KEY}')),h=document.documentElement;if(c.${OUTPUT_GROUP}==='${OUTPUT_LABEL}')h.setAttribute('${OUTPUT_ATTRIBUTE}','');if(c.${VIEW_KEY}==='${SIDE_BY_SIDE}')h.setAttribute('${SIDE_BY_SIDE_ATTRIBUTE}','')}catch{}`;

/** A template without its own breaks of lines; what it is given stays as it is. */
function compact(parts: TemplateStringsArray, ...values: readonly unknown[]): string {
  return String.raw({ raw: parts.map((part) => part.replace(/\n\s*/g, '')) }, ...values);
}

/** Starts the shell; `startShell` says how. */
const START_SHELL = `(${startShell.toString()})(${IDLE_MS},${UNPAINTED_MS},${PATIENCE_MS},${isSearchKey.toString()},${catchText.toString()})`;

/**
 * Docusaurus' own template (core 3.10.2, ssg/ssgTemplate.html.js) with seven changes: scripts wait for `startShell`,
 * a `<meta>` tells the build instead of the framework's version, fonts wait for a second visit or a quick line,
 * remembered tabs don't wait, pages that are programs fetch their scripts at once (`scripts.ts`), the large ones of their
 * own first, the theme's icon for other sites, which no component of this site shows, is left out, and all of it is as
short as it can be: pages are minified no further (package.json's `build`), which took a fifth of a build. A build is known
 * by its scripts and its style sheet, whose names carry hashes: a page whose text alone has changed still fits an older
 * client.
 *
 * The inline scripts are the same on all pages, so that the Content-Security-Policy needs one hash for
 * each.
 *
 * @param minify makes a script short
 */
export const shellTemplate = (minify: (script: string) => string): string => compact`
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <script>${minify(USE_FONTS + SHOW_CODE)}</script>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% if (it.scripts.length > ${COMMON_SCRIPTS}) [...it.scripts.slice(${COMMON_SCRIPTS}), ...it.scripts.slice(0, ${COMMON_SCRIPTS})].forEach((script) => { %>
      <link rel="preload" as="script" href="<%= it.baseUrl %><%= script %>">
    <% }); %>
    <meta name="${BUILD_META}" content="<%= [...it.scripts.slice(0, ${COMMON_SCRIPTS}), it.stylesheets[0]].map((file) => file.split('.').at(-2)).join('-') %>">
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(/<svg[^]*?<\\/svg>/, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <% it.scripts.forEach((script) => { %>
      <script type="text/plain" data-shell="<%= it.baseUrl %><%= script %>"></script>
    <% }); %>
    <script>${minify(START_SHELL)}</script>
  </body>
</html>
`;
