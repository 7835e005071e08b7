import { plainTagEnd } from '../../../plugins/hosting-headers/plainTag';

describe('plainTagEnd', () => {
  it.each([
    '<p>',
    '</p>',
    '<br/>',
    '<h2 id=a class="b c" data-x>',
    '<a href=/try class=x aria-label="On: style=x">',
    '<path d="M3 5h14" stroke-width=2 />',
    "<a title='>' href=https://x.example/?a=b&c=d>",
  ])('knows %s', (tag) => {
    expect(plainTagEnd(`a ${tag} b`, 2)).toBe(2 + tag.length);
  });

  it.each([
    '<script>',
    '<STYLE>',
    '<title>',
    '<p style=x>',
    '<p onclick=x>',
    '<p OnClick=x>',
    '<p class="a" onclick>',
    '<a href=javascript:x>',
    '<a href=" JavaScript:x">',
    '<a href="&#106;avascript:x">',
    '<button formaction=javascript:x>',
    '<a class="x"href=y>',
    '<a title="x>',
    '<!-- x -->',
    '<!doctype html>',
    '< p>',
  ])('leaves %s to the parser', (tag) => {
    expect(plainTagEnd(tag, 0)).toBeUndefined();
  });
});
