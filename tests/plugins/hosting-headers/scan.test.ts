import { scanHtml } from '../../../plugins/hosting-headers/scan';

describe('scanHtml', () => {
  it('finds inline scripts, not those with an address', () => {
    const { scripts } = scanHtml(
      '<script>a < b && "c"</script><script src="/x.js"></script><script type=module>m</script>',
    );
    expect(scripts).toEqual(['a < b && "c"', 'm']);
  });

  it('takes data blocks for data', () => {
    const { scripts } = scanHtml(
      '<script type="application/ld+json">{"a":1}</script><script type=" Application/JSON ">{}</script><script type="importmap">{}</script>',
    );
    expect(scripts).toEqual(['{}']);
  });

  it('is not deceived by text, comments and attributes', () => {
    const parts = scanHtml(
      '<!-- <script>no</script> --><p title="<script>no</script>">&lt;script&gt;no&lt;/script&gt;</p>',
    );
    expect(parts).toEqual({ scripts: [], styles: [], styleAttributes: 0, handlers: [] });
  });

  it('normalizes line ends as browsers do before hashing', () => {
    expect(scanHtml('<script>a\r\nb\rc</script>').scripts).toEqual(['a\nb\nc']);
  });

  it('keeps character references of scripts as they stand', () => {
    expect(scanHtml('<script>"&amp;"</script>').scripts).toEqual(['"&amp;"']);
  });

  it('finds an empty script', () => {
    expect(scanHtml('<script></script>').scripts).toEqual(['']);
  });

  it('finds styles and style attributes', () => {
    const parts = scanHtml('<style>a{}</style><p style="color:red"><b style=x></b></p>');
    expect(parts).toMatchObject({ styles: ['a{}'], styleAttributes: 2 });
  });

  it('finds what no policy runs', () => {
    expect(
      scanHtml('<a href=" javascript:x()">a</a><img onerror="x()"><a href="/online">b</a>')
        .handlers,
    ).toEqual(['a href', 'img onerror']);
  });

  it.each([
    ['an address of references', '<a href="&#106;avascript:x()">'],
    ['a name in capitals', '<A HREF=JavaScript:x()>'],
    ['spaces around the sign', '<a href = "javascript:x()">'],
    ['no space between attributes', '<a class="x"href=javascript:x()>'],
    ['a slash between attributes', '<a/href=javascript:x()>'],
    ['a line end between attributes', '<a\nhref=javascript:x()>'],
    ['a sign at the end of a value', '<a class=x/ href=javascript:x() />'],
    ['an end of a tag in a value', '<a title=">" href=javascript:x()>'],
    ['a tag in a value', `<a title='<p class="' href=javascript:x()>`],
  ])('finds a handler however it is written: %s', (_how, html) => {
    expect(scanHtml(`<p>${html}</p>`).handlers).toEqual(['a href']);
  });

  it('finds what follows an element whose content is text', () => {
    const parts = scanHtml(
      '<title>a <b</title><style></p></style ><script>"<!--"</script x=1><i onclick=x></i><script>b</script>',
    );
    expect(parts).toEqual({
      scripts: ['"<!--"', 'b'],
      styles: ['</p>'],
      styleAttributes: 0,
      handlers: ['i onclick'],
    });
  });

  it('finds what follows an element without an end tag of its own', () => {
    const { scripts, handlers } = scanHtml(
      '<svg><title/><path d="M0 0"/></svg><script/>a<p>b<p onclick=x></p><script>c</script>',
    );
    expect(scripts).toEqual(['ab', 'c']);
    expect(handlers).toEqual(['p onclick']);
  });

  it('reads on behind comments, declarations and signs that begin no tag', () => {
    const { scripts } = scanHtml('<!doctype html>1 < 2 <!-- <p a="> --><script>a</script> <');
    expect(scripts).toEqual(['a']);
  });
});
