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
});
