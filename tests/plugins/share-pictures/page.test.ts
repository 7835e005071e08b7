import { readPicture } from '../../../plugins/share-pictures/page';

const HOME = 'https://site.example/';
const SITE = 'ReScript Documentation';

const page = (image: string, title: string, area = 'manual') =>
  `<!doctype html><head><meta property=og:image content=${HOME}share.png>
<meta property=og:image content=${HOME}${image}><meta property=og:title content="${title}">
<meta name=docsearch:area content=${area}><meta name=docsearch:version content=v11.0.0></head>
<body><meta property=og:title content=other></body>`;

const read = (html: string, file = 'docs/record.html') => readPicture(file, html, HOME, SITE);

test('a page says its title, section and version, and where its picture is', () => {
  expect(read(page('docs/record.png', `Record &amp; More | Language Features | ${SITE}`))).toEqual({
    file: 'docs/record.png',
    text: { title: 'Record & More', note: 'Language Features · v11.0.0' },
  });
});

test('pages outside of the docs have no version', () => {
  expect(read(page('blog.png', `Blog | ${SITE}`, 'site'), 'blog/index.html')?.text).toEqual({
    title: 'Blog',
    note: '',
  });
});

test('a page with another picture gets none', () => {
  expect(read(page('blog/drawing.png', `Post | ${SITE}`))).toBeUndefined();
  expect(read('<head></head><body></body>')).toBeUndefined();
});
