import { kindOfFile } from '@/plugins/movingIn/lib/export/kindOfFile'
import { pathsOf } from '@/plugins/movingIn/lib/sitemaps/pathsOf'
import { readSitemap, SitemapRefused, type SitemapEntry } from '@/plugins/movingIn/lib/sitemaps/readSitemap'
import { rawZip } from '@tests/support/themeZip'
import { wxr } from '@tests/support/oldWebsite'

async function* pieces(text: string, size: number): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += size) yield Promise.resolve(text.slice(start, start + size))
}
async function* bytesOf(text: Uint8Array | string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(text))
}

async function read(text: string, { most = Infinity, size = 1_000 } = {}): Promise<SitemapEntry[]> {
  const found: SitemapEntry[] = []
  await readSitemap(pieces(text, size), async (entries) => {
    found.push(...entries)
    return Promise.resolve(found.length < most)
  })
  return found
}

const urlset = (inner: string): string =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inner}</urlset>`
const page = (address: string): string => `<url><loc>${address}</loc><priority>0.5</priority></url>`

describe('A sitemap', () => {
  it('gives the addresses of its pages, wherever it is cut into pieces', async () => {
    const text = urlset(
      `${page(' https://old.example.org/a?b=1&amp;c=2 ')}<url><loc><![CDATA[https://old.example.org/b]]></loc><image:image xmlns:image="i"><image:loc>https://old.example.org/c.jpg</image:loc></image:image></url>`,
    )
    for (const size of [1, 7, 10_000])
      expect(await read(text, { size })).toEqual([
        { address: 'https://old.example.org/a?b=1&c=2', kind: 'page' },
        { address: 'https://old.example.org/b', kind: 'page' },
      ])
  })

  it('gives further sitemaps if it is a list of them, with a prefix too', async () => {
    expect(
      await read(
        '<s:sitemapindex xmlns:s="x"><s:sitemap><s:loc>https://a.example/1.xml</s:loc></s:sitemap></s:sitemapindex>',
      ),
    ).toEqual([{ address: 'https://a.example/1.xml', kind: 'sitemap' }])
  })

  it('counts as far as it can be read', async () => {
    expect(
      await read(`<urlset>${page('https://a.example/1')}<url></wrong>${page('https://a.example/2')}`),
    ).toHaveLength(1)
  })

  it.each([
    [
      'declares entities',
      '<!DOCTYPE urlset [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><urlset><url><loc>&b;</loc></url></urlset>',
    ],
    ['is a page', '<html><body><loc>https://a.example/</loc></body></html>'],
    ['is a text', 'Sitemap of the theatre'],
    ['is empty', ''],
    ['has a text without an end', `<urlset><url><loc>${'a'.repeat(3_000_000)}`],
    ['is nested deeper than any', `<urlset>${page('https://a.example/1')}${'<url>'.repeat(8)}`],
  ])('is refused if it %s', async (_, text) => {
    await expect(read(text)).rejects.toThrow(SitemapRefused)
  })

  it('is read until there are enough, of a hundred thousand addresses', async () => {
    const text = urlset(Array.from({ length: 100_000 }, (_, index) => page(`https://a.example/${index}`)).join(''))
    expect(await read(text, { size: 100_000 })).toHaveLength(100_000)
    expect((await read(text, { most: 5_000, size: 100_000 })).length).toBeLessThan(10_000)
  })

  it('is read no further than it is wanted, however large the piece in which it comes', async () => {
    const text = urlset(page('https://a.example/1').repeat(50_000))
    const found = await read(text, { most: 1, size: Infinity })
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(5_000)
  })

  it('can have elements of others in its own', async () => {
    const film = '<video:video><video:gallery><a><b><c>x</c></b></a></video:gallery></video:video>'
    expect(await read(urlset(`<url><loc>https://a.example/1</loc>${film}</url>`))).toHaveLength(1)
  })

  it('names no address that is longer than any that a browser sends', async () => {
    expect(await read(urlset(page(`https://a.example/${'a'.repeat(5_000)}`) + page('https://a.example/b')))).toEqual([
      { address: 'https://a.example/b', kind: 'page' },
    ])
  })

  it('counts for the host of the old website alone, with and without www, and not for its home page', () => {
    const addresses = [
      'https://www.old.example.org/a/',
      'http://old.example.org/a',
      'https://old.example.org/',
      'https://other.example/b',
      'javascript:alert(1)',
      'no address',
    ]
    expect(pathsOf(addresses, 'https://old.example.org/')).toEqual(['/a'])
    expect(pathsOf(addresses, null)).toEqual([])
  })
})

describe('A file that a person sends', () => {
  it.each([
    ['an export', wxr({}), 'export'],
    ['a sitemap', `<!-- <rss> - -- --><urlset/>`, 'sitemap'],
    [
      'a list of sitemaps',
      '<?xml version="1.0"?>\n<?xml-stylesheet href="a"?><sm:sitemapindex xmlns:sm="a">',
      'sitemap',
    ],
    ['a zip file', rawZip([{ content: 'a', name: 'a.txt' }]), 'uploads'],
    ['a zip file without entries', rawZip([]), 'uploads'],
    ['a text', 'urlset', 'export'],
    ['nothing', '', 'export'],
  ])('is told by its beginning: %s', async (_, file, kind) => {
    expect(await kindOfFile(bytesOf(file))).toBe(kind)
  })
})
