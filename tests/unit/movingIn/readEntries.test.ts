import { decodeXml } from '@/plugins/movingIn/lib/export/decodeXml'
import type { ExportedItem } from '@/plugins/movingIn/lib/export/item'
import { readEntries } from '@/plugins/movingIn/lib/export/readEntries'
import { toItem } from '@/plugins/movingIn/lib/export/toItem'
import { itemOf, wxr } from '@tests/support/oldWebsite'

async function* chunksOf(file: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < file.length; start += size) yield Promise.resolve(file.subarray(start, start + size))
}

async function read(file: string | Uint8Array, { chunk = 7, max = Infinity } = {}) {
  const site: Record<string, string> = {}
  const items: ExportedItem[] = []
  const notice = await readEntries(decodeXml(chunksOf(Buffer.from(file), chunk)), {
    onEntry: async (entry) => {
      const item = toItem(entry)
      if (item) items.push(item)
      return Promise.resolve(items.length < max)
    },
    site,
  })
  return { items, notice, site }
}

const page = {
  content: '<p>Søren & <b>co</b> ]]> 🎭</p>',
  id: 1,
  link: 'https://old.example.org/a/',
  name: 'a',
  title: 'Über &amp; <i>uns</i>',
  type: 'page',
}

describe('Reading an export of WordPress', () => {
  it('reads entries whole, wherever the file is cut into pieces', async () => {
    for (const chunk of [1, 7, 100_000]) {
      const { items, notice, site } = await read(wxr({ items: [page] }), { chunk })
      expect(notice).toBeNull()
      expect(site).toEqual({
        'wp:base_blog_url': 'https://old.example.org',
        language: 'en-GB',
        link: 'https://old.example.org',
        title: 'The Old Playhouse',
      })
      expect(items).toEqual([
        expect.objectContaining({
          data: expect.objectContaining({ content: page.content, slug: 'a', status: 'publish' }),
          kind: 'page',
          oldId: '1',
          path: '/a',
          title: 'Über & uns',
        }),
      ])
    }
  })

  it('reads encodings other than UTF-8, and characters that XML forbids', async () => {
    const latin = wxr({ items: [{ ...page, content: 'Café' }] }).replace('encoding="UTF-8"', 'encoding="ISO-8859-1"')
    const [found] = (await read(Buffer.from(latin.replace('🎭', ''), 'latin1'))).items
    expect(found!.data.content).toBe('Café')
    const wide = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(wxr({ items: [page] }).replace('UTF-8', 'UTF-16'), 'utf16le'),
    ])
    expect((await read(wide)).items[0]!.data.content).toBe(page.content)
    expect((await read(wxr({ items: [{ ...page, content: 'a\u0000b\u000bc' }] }))).items[0]!.data.content).toBe('abc')
  })

  it('refuses documents that declare entities, before it expands any', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "${'a'.repeat(100)}"><!ENTITY b "&a;&a;">]>${wxr({ items: [page] }).replace(/^<\?xml[^>]*>/, '')}`
    await expect(read(bomb)).rejects.toMatchObject({ reason: 'doctype' })
    await expect(read(bomb.replace(/<!DOCTYPE[^]*?\]>/, ''))).resolves.toMatchObject({ notice: null })
  })

  it('refuses what is no export, and says why', async () => {
    await expect(read('')).rejects.toMatchObject({ reason: 'empty' })
    await expect(read('%PDF-1.7 not XML at all')).rejects.toMatchObject({ reason: 'notXml' })
    await expect(read('<html><p>Hello</p></html>')).rejects.toMatchObject({ reason: 'notAnExport' })
    await expect(read('<rss><channel><item><title>A podcast</title></item></channel></rss>')).rejects.toMatchObject({
      reason: 'notAnExport',
    })
    await expect(read('<?xml version="1.0" encoding="no-such"?><rss/>')).rejects.toMatchObject({ reason: 'encoding' })
  })

  it('keeps what stands before a damage or the end of a cut file', async () => {
    const two = wxr({ items: [page, { ...page, id: 2 }] })
    const second = two.lastIndexOf('<item>')
    await expect(read(two.slice(0, second + 50))).resolves.toMatchObject({ items: [{ oldId: '1' }], notice: 'cutOff' })
    const damaged = `${two.slice(0, second)}<item></wrong>${two.slice(second)}`
    await expect(read(damaged, { chunk: 50 })).resolves.toMatchObject({ items: [{ oldId: '1' }], notice: 'broken' })
  })

  it('refuses an entry that is too large to hold, and stops after too many', async () => {
    const huge = wxr({ items: [{ ...page, content: 'a'.repeat(12 * 1024 * 1024) }] })
    await expect(read(huge, { chunk: 1024 * 1024 })).rejects.toMatchObject({ reason: 'itemTooLarge' })
    const megabyte = 'a'.repeat(1024 * 1024)
    const fields = (count: number) =>
      wxr({
        items: [
          { ...page, meta: Object.fromEntries(Array.from({ length: count }, (_, at) => [`field${at}`, megabyte])) },
        ],
      })
    await expect(read(fields(12), { chunk: 64 * 1024 })).rejects.toMatchObject({ reason: 'itemTooLarge' })
    await expect(read(fields(6), { chunk: 64 * 1024 })).resolves.toMatchObject({ items: [{ oldId: '1' }] })
    const many = wxr({ items: [1, 2, 3, 4].map((id) => ({ ...page, id })) })
    const { items, notice } = await read(many, { max: 3 })
    expect([items.length, notice]).toEqual([3, 'tooManyItems'])
  })

  it('refuses elements within elements without an end, long before they fill an entry', async () => {
    const nested = (depth: number) =>
      wxr({ items: [page] }).replace('</item>', `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}</item>`)
    await expect(read(nested(20), { chunk: 1_000_000 })).resolves.toMatchObject({
      items: [{ oldId: '1' }],
      notice: null,
    })
    await expect(read(nested(100_000), { chunk: 1_000_000 })).rejects.toMatchObject({ reason: 'unreadable' })
  })

  it('takes nothing for an entry that stands within another', async () => {
    const inner = itemOf({ id: 66, title: 'Inner', type: 'page' })
    const { items } = await read(wxr({ items: [{ ...page, content: inner }] }))
    expect(items.map(({ oldId }) => oldId)).toEqual(['1'])
  })

  it('takes what has a password for private, so that it is in no release', async () => {
    const { items } = await read(
      wxr({
        items: [
          page,
          { ...page, id: 2, password: 'enter' },
          { ...page, id: 3, password: 'enter', type: 'post' },
          { ...page, id: 4, password: 'enter', status: 'draft' },
        ],
      }),
    )
    expect(items.map(({ data }) => data.status)).toEqual(['publish', 'private', 'private', 'draft'])
  })

  it('leaves out what WordPress keeps for itself', async () => {
    const types = ['revision', 'wp_global_styles', 'custom_css', 'page']
    const { items } = await read(
      wxr({ items: [...types.map((type, id) => ({ ...page, id, type })), { ...page, id: 9, status: 'trash' }] }),
    )
    expect(items.map(({ type }) => type)).toEqual(['page'])
  })
})
