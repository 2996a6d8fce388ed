import { randomBytes } from 'node:crypto'
import type { MessageKey } from '@/i18n/en'
import { MAX_ENTRIES, MB } from '@/plugins/themes/lib/package/limits'
import { rawZip, THEME_JSON, themeZip, type RawEntry } from '@tests/support/themeZip'

/** A package that must be refused, and why: the file and the text that say so. */
export interface Hostile {
  name: string
  zip: () => Buffer
  file: string
  /** Null: the text is of a library, or of the manifest. */
  word: MessageKey | null
  values?: Record<string, number | string>
}

const json = (more: object = {}): RawEntry => ({
  content: JSON.stringify({ ...THEME_JSON, ...more }),
  name: 'theme.json',
})
const beside =
  (...entries: RawEntry[]) =>
  () =>
    rawZip([json(), ...entries])
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

const path = (name: string, word: MessageKey): Hostile => ({
  name: `a path ${JSON.stringify(name)}`,
  file: name,
  word,
  zip: beside({ content: 'x', name }),
})

const CLIMBING = [
  '../theme.liquid',
  '../../etc/passwd',
  'assets/../../x.css',
  'assets/../x.css',
  'assets/..',
  'layout/../layout/theme.liquid',
  '..',
  'a/b/../../../c.txt',
  'templates/..\\x.liquid',
  '..\\..\\x.css',
]
const ABSOLUTE = [
  '/etc/passwd',
  '/assets/a.css',
  '//server/share/a.css',
  'C:/windows/a.css',
  'c:a.css',
  'C:\\a.css',
  '\\a.css',
  '\\\\server\\share\\a.css',
]
const UNSAFE = [
  'assets\\a.css',
  'assets/a\0.css',
  'assets/a\n.css',
  'assets/a\u202e.css',
  'assets/a\u200b.css',
  'assets/a:b.css',
  'assets/a*.css',
  'assets/a?.css',
  'assets/"a".css',
  'assets/<a>.css',
  'assets/a|b.css',
  'assets//a.css',
  './assets/a.css',
  'assets/./a.css',
  'assets/con.css',
  'assets/NUL',
  'assets/aux.js',
  'assets/lpt1.js',
  'assets/a.css.',
  'assets/a.css ',
  'assets/ a.css',
  'assets/ /a.css',
]
const LONG = [`assets/${'a'.repeat(260)}.css`, `assets/${'a/'.repeat(25)}a.css`, '']

const placed = (name: string, word: MessageKey, content: Buffer | string = 'x'): Hostile => ({
  name: `a file at ${name}`,
  file: name,
  word,
  zip: beside({ content, name }),
})

const NO_PLACE = ['index.php', 'server.js', 'theme.liquid', 'src/app.ts', 'web.config', 'bin/run']
const NO_TYPE = [
  'assets/a.html',
  'assets/a.php',
  'assets/a.exe',
  'assets/a.wasm',
  'assets/a.swf',
  'assets/a.xml',
  'assets/a.htaccess',
  'assets/a',
  'assets/a.svgz',
  'assets/a.xhtml',
  'assets/a.constructor',
  'assets/a.toString',
  'layout/theme.html',
  'layout/theme.js',
  'templates/a.liquid.php',
  'snippets/a.txt',
  'blocks/a.json',
  'locales/en.liquid',
  'locales/a/en.json',
  'locales/EN_us.json',
  'locales/__proto__.json',
]
const ARCHIVES = [
  'assets/a.zip',
  'assets/a.tar.gz',
  'bomb.zip',
  'assets/a.7z',
  'assets/a.rar',
  'assets/a.jar',
  'assets/a.tar',
]

const other = (name: string, content: Buffer | string, type: string): Hostile => ({
  name: `${name} with the content ${JSON.stringify(String(content).slice(0, 40))}`,
  file: name,
  values: { type },
  word: 'themesTypeOther',
  zip: beside({ content, name }),
})

const CONTENT: Hostile[] = [
  other('assets/a.png', '<script>alert(1)</script>', 'png'),
  other('assets/a.png', 'GIF89a', 'png'),
  other('assets/a.jpg', PNG, 'jpg'),
  other('assets/a.gif', '<?php system($_GET[0]);', 'gif'),
  other('assets/a.webp', 'MZ\x90\0', 'webp'),
  other('assets/a.avif', '', 'avif'),
  other('assets/a.ico', '<html></html>', 'ico'),
  other('assets/a.woff2', 'wOFF', 'woff2'),
  other('assets/a.woff', '%PDF-1.7', 'woff'),
  other('assets/a.ttf', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'ttf'),
  other('assets/a.otf', rawZip([{ name: 'a' }]), 'otf'),
  placed('assets/a.svg', 'uploadSvgDamaged', '<html></html>'),
  placed('assets/open.svg', 'uploadSvgDamaged', '<svg xmlns="http://www.w3.org/2000/svg">'),
  placed(
    'assets/entities.svg',
    'uploadSvgTooComplex',
    '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/hosts">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>',
  ),
  placed(
    'assets/deep.svg',
    'uploadSvgTooComplex',
    `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(500)}${'</g>'.repeat(500)}</svg>`,
  ),
  placed('assets/a.js', 'themesTextEncoding', Buffer.from([0xff, 0xfe, 0x00])),
  placed('assets/zero.js', 'themesTextEncoding', 'let a = "\0"'),
  placed('assets/zip.js', 'themesTextEncoding', rawZip([{ name: 'a' }])),
  placed('layout/theme.liquid', 'themesTextEncoding', Buffer.from('caf\xe9', 'latin1')),
  placed('locales/en.json', 'themesJsonBroken', '{'),
  placed('locales/fr.json', 'themesJsonBroken', '["a"]'),
  placed('locales/de.json', 'themesJsonBroken', '{"__proto__": {"a": 1}}'),
  placed('locales/es.json', 'themesJsonBroken', '{"a": 1} <script>'),
  placed('assets/data.json', 'themesJsonBroken', '['.repeat(100_000)),
  placed('assets/deep.css', 'themesStylesLost', 'a{'.repeat(100_000)),
  ...['a { color: red', '} a', '@media (', 'a ! b', '<style>a{}</style>{'].map((styles, index): Hostile => ({
    name: `the broken styles ${styles}`,
    file: `assets/${index}.css`,
    word: null,
    zip: beside({ content: `${styles}{{`, name: `assets/${index}.css` }),
  })),
]

const TEMPLATES: Hostile[] = [
  '{% if a %}',
  '{% unknown %}',
  '{{ a | unknown }}',
  '{% for %}{% endfor %}',
  '{% endif %}',
  '{{ a',
  '{% include %}',
  '{% raw %}',
  '{% case %}',
  '{% assign %}',
  '{% form %}',
  '{% paginate a %}',
  '{% if a %}{% for b in c %}{% endif %}',
  '{% if a %}'.repeat(5_000),
  `{{ ${'a | upcase | '.repeat(100)} nothing }}`,
].map((template, index) => ({
  name: `the broken template ${template.slice(0, 40)}`,
  file: `templates/${index}.liquid`,
  word: null,
  zip: beside({ content: template, name: `templates/${index}.liquid` }),
}))

const manifest = (name: string, content: object | string): Hostile => ({
  name: `a theme.json ${name}`,
  file: 'theme.json',
  word: null,
  zip: () =>
    rawZip([
      {
        content: typeof content === 'string' ? content : JSON.stringify({ ...THEME_JSON, ...content }),
        name: 'theme.json',
      },
    ]),
})

const MANIFESTS: Hostile[] = [
  manifest('that is empty', ''),
  manifest('that is a list', '[]'),
  manifest('that is null', 'null'),
  manifest('with comments', '{/* */}'),
  manifest('with __proto__', '{"__proto__": {"isAdmin": true}, "name": "a", "version": "1", "engine": "1"}'),
  manifest('with constructor', { constructor: { prototype: {} } }),
  manifest('with 1,000 nested lists', `{"a": ${'['.repeat(1_000)}${']'.repeat(1_000)}}`),
  manifest('without a name', { name: undefined }),
  manifest('with an empty name', { name: ' ' }),
  manifest('with a name of 10,000 letters', { name: 'a'.repeat(10_000) }),
  manifest('without a version', { version: undefined }),
  manifest('with a number as its version', { version: 1 }),
  manifest('without an engine', { engine: undefined }),
  manifest('for an unsupported engine', { engine: '2' }),
  manifest('with a number as its engine', { engine: 1 }),
  manifest('with unknown keys', { hooks: { install: 'rm -rf /' } }),
  manifest('with scripts', { scripts: { postinstall: 'x' } }),
  manifest('with 101 blocks', { blocks: Array.from({ length: 101 }, (_, index) => ({ name: `b${index}` })) }),
  manifest('with a repeated block', { blocks: [{ name: 'a' }, { name: 'a' }] }),
  manifest('with a block named constructor', { blocks: [{ name: 'constructor' }] }),
  manifest('with a block named ../a', { blocks: [{ name: '../a' }] }),
  manifest('with a template in a parent folder', { templates: [{ collection: 'pages', name: 'a', template: '../a' }] }),
  manifest('with a template for users', { templates: [{ collection: 'users', name: 'a', template: 'a' }] }),
  manifest('with a repeated template', {
    templates: [
      { collection: 'pages', name: 'a', template: 'a' },
      { collection: 'pages', name: 'b', template: 'a' },
    ],
  }),
  manifest('with a colour that is code', { colorSchemes: [{ accent: 'url(javascript:alert(1))', name: 'a' }] }),
  manifest('with a repeated colour scheme', { colorSchemes: [{ name: 'a' }, { name: 'a' }] }),
  manifest('with an unknown field type', { settings: [{ name: 'a', type: 'html' }] }),
  manifest('with fields that refer to users', { settings: [{ name: 'a', relationTo: 'users', type: 'relationship' }] }),
  manifest('with 13 nested layers of fields', {
    settings: [
      Array.from({ length: 12 }).reduce<object>((inner) => ({ fields: [inner], name: 'a', type: 'group' }), {
        name: 'a',
        type: 'text',
      }),
    ],
  }),
  manifest('with a repeated field', {
    settings: [
      { name: 'a', type: 'text' },
      { name: 'a', type: 'text' },
    ],
  }),
  manifest('of more than 500 KB', `{"name": "${'a'.repeat(600_000)}"}`),
]

const ARCHIVE: Hostile[] = (
  [
    ['that is plain text', () => Buffer.from('hello'), 'themesZipDamaged'],
    ['that is empty', () => Buffer.alloc(0), 'themesZipDamaged'],
    ['that is cut off after 60 bytes', () => themeZip().subarray(0, 60), 'themesZipDamaged'],
    ['without its last 10 bytes', () => themeZip().subarray(0, -10), 'themesZipDamaged'],
    ['with extra bytes after its end', () => rawZip([json()], { suffix: Buffer.from('<script>') }), 'themesZipDamaged'],
    ['that declares more files than it has', () => rawZip([json()], { count: 3 }), 'themesZipDamaged'],
    ['with a wrong directory offset', () => rawZip([json()], { directoryOffset: 5 }), 'themesZipDamaged'],
    [
      'with a directory offset beyond its end',
      () => rawZip([json()], { directoryOffset: 1_000_000 }),
      'themesZipDamaged',
    ],
    ['with a zip64 entry count and no zip64 record', () => rawZip([json()], { count: 0xffff }), 'themesZipEntries'],
    [
      'with a zip64 size and an empty zip64 field',
      () =>
        rawZip([
          json(),
          {
            claims: { unpacked: 0xffffffff },
            content: 'a',
            extra: Buffer.from('0100000000000000'.slice(0, 8), 'hex'),
            name: 'assets/a.txt',
          },
        ]),
      'themesZipDamaged',
    ],
    [
      'with a zip64 size above the largest safe integer',
      () =>
        rawZip([
          json(),
          {
            claims: { unpacked: 0xffffffff },
            content: 'a',
            extra: Buffer.concat([Buffer.from('01000800', 'hex'), Buffer.alloc(8, 0xff)]),
            name: 'assets/a.txt',
          },
        ]),
      'themesZipTotal',
    ],
    [
      'with a broken extra field',
      () => rawZip([json(), { content: 'a', extra: Buffer.from('0100ff00', 'hex'), name: 'assets/a.txt' }]),
      null,
    ],
    ['that is a PDF', () => Buffer.from('%PDF-1.7\n%%EOF'), 'themesZipDamaged'],
    ['that is a gzip file', () => Buffer.from('1f8b0800000000000003', 'hex'), 'themesZipDamaged'],
    [
      'with 5,001 files',
      () => rawZip([json(), ...Array.from({ length: MAX_ENTRIES }, (_, index) => ({ name: `assets/${index}.txt` }))]),
      'themesZipEntries',
    ],
    [
      'that declares an unpacked size of 4 GB',
      () => rawZip([json(), { claims: { unpacked: 0xfffffffe }, content: 'a', name: 'assets/a.js' }]),
      'themesZipTotal',
    ],
    [
      'that declares an unpacked size of 209 MB',
      () =>
        rawZip([
          json(),
          ...Array.from({ length: 11 }, (_, index) => ({
            content: 'x',
            claims: { unpacked: 19 * MB },
            name: `assets/${index}.js`,
          })),
        ]),
      'themesZipTotal',
    ],
    [
      'that unpacks to a thousand times its size',
      () => rawZip([json(), { content: Buffer.alloc(15 * MB), name: 'assets/a.js' }]),
      'themesZipRatio',
    ],
    [
      'with two files at the same offset',
      () =>
        rawZip([
          json(),
          { content: 'x', name: 'assets/a.js' },
          { claims: { offset: 0 }, content: 'x', name: 'assets/b.js' },
        ]),
      'themesZipOverlap',
    ],
    [
      'with a file that overlaps the next one',
      () =>
        rawZip([
          json(),
          { claims: { packed: 400 }, content: 'x', isStored: false, name: 'assets/a.js' },
          { content: 'x', name: 'assets/b.js' },
        ]),
      'themesZipOverlap',
    ],
  ] as const
).map(([name, zip, word]) => ({ name: `an archive ${name}`, file: '', word, zip }))

const entry = (name: string, given: Partial<RawEntry>, word: MessageKey, values?: Hostile['values']): Hostile => ({
  name: `an entry ${name}`,
  file: given.name ? String(given.name) : 'assets/a.js',
  values,
  word,
  zip: beside({ content: 'let a = 1', name: 'assets/a.js', ...given }),
})

const ENTRIES: Hostile[] = [
  entry('that is encrypted', { flags: 1 }, 'themesEntryEncrypted'),
  entry('that is a symbolic link', { content: '/etc/passwd', mode: 0o120777 }, 'themesEntryLink'),
  entry('that is a device', { mode: 0o060666 }, 'themesEntryLink'),
  entry('that is a pipe', { mode: 0o010666 }, 'themesEntryLink'),
  entry('that is a socket', { mode: 0o140666 }, 'themesEntryLink'),
  entry('that is a folder by its mode', { mode: 0o040755 }, 'themesEntryLink'),
  entry('packed with bzip2', { method: 12 }, 'themesEntryMethod'),
  entry('packed with lzma', { method: 14 }, 'themesEntryMethod'),
  entry('packed with zstd', { method: 93 }, 'themesEntryMethod'),
  entry('packed with AES', { method: 99 }, 'themesEntryMethod'),
  entry('packed with deflate64', { method: 9 }, 'themesEntryMethod'),
  entry('with two different names', { claims: { localName: 'assets/b.js' } }, 'themesEntryMismatch'),
  entry('with a wrong checksum', { claims: { crc: 1 } }, 'themesEntrySizes'),
  entry('longer than its declared size', { claims: { unpacked: 3 } }, 'themesEntrySizes'),
  entry('shorter than its declared size', { claims: { unpacked: 300 } }, 'themesEntrySizes'),
  entry('declared as deflated and stored plain', { claims: { crc: 0 }, method: 8, isStored: true }, 'themesEntrySizes'),
  entry(
    'that unpacks to 10 MB and declares 10 bytes',
    { claims: { unpacked: 10 }, content: Buffer.alloc(10 * MB, 'a') },
    'themesEntrySizes',
  ),
  entry(
    'larger than the limit for templates',
    {
      content: Buffer.from(Array.from({ length: 300_000 }, (_, index) => 97 + ((index * 7919) % 25))),
      isStored: true,
      name: 'layout/theme.liquid',
    },
    'themesFileLarge',
    { most: '262 KB' },
  ),
  entry(
    'with a declared size above the limit for assets',
    { claims: { unpacked: 21 * MB }, content: randomBytes(MB), name: 'assets/z.js' },
    'themesFileLarge',
    { most: '20 MB' },
  ),
]

const TWICE: Hostile[] = (
  [
    ['assets/a.js', 'assets/a.js'],
    ['assets/a.js', 'assets/A.js'],
    ['theme.json', 'THEME.JSON'],
    ['assets/é.js', 'assets/e\u0301.js'],
    ['assets/ﬁ.js', 'assets/fi.js'],
    ['assets/K.js', 'assets/\u212a.js'],
    ['layout/theme.liquid', 'layout/Theme.liquid'],
  ] as const
).map(([one, two]) => ({
  name: `the paths ${one} and ${two} in one package`,
  file: two,
  values: { other: one },
  word: 'themesPathTwice',
  zip: beside({ content: 'a', name: one }, { content: 'a', name: two }),
}))

export const HOSTILE: Hostile[] = [
  ...ARCHIVE,
  ...ENTRIES,
  ...TWICE,
  {
    name: 'a package without theme.json',
    file: 'theme.json',
    word: 'themesJsonMissing',
    zip: () => rawZip([{ content: 'a', name: 'assets/a.js' }]),
  },
  {
    name: 'a package with theme.json two folders deep',
    file: 'theme.json',
    word: 'themesJsonMissing',
    zip: () => rawZip([{ content: '{}', name: 'a/b/theme.json' }]),
  },
  {
    name: 'a file whose folder is the path of another file',
    file: 'assets/a.js/b.js',
    values: { other: 'assets/a.js' },
    word: 'themesPathTwice',
    zip: beside({ content: 'a', name: 'assets/a.js' }, { content: 'a', name: 'assets/a.js/b.js' }),
  },
  ...CLIMBING.map((name) => path(name, 'themesPathClimbs')),
  ...ABSOLUTE.map((name) => path(name, 'themesPathAbsolute')),
  ...UNSAFE.map((name) => path(name, 'themesPathCharacters')),
  ...LONG.map((name) => path(name, 'themesPathLong')),
  ...NO_PLACE.map((name) => placed(name, name.includes('/') ? 'themesFolderUnknown' : 'themesTopUnknown')),
  ...NO_TYPE.map((name) => placed(name, 'themesTypeUnknown')),
  ...ARCHIVES.map((name) => placed(name, 'themesNested')),
  ...CONTENT,
  ...TEMPLATES,
  ...MANIFESTS,
]
