import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { tinyPng } from '@tests/support/files'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { A, linkTo, richText, words } from '../site/support'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())
beforeEach(() => poolOf(app.payload).query('delete from rate_limits'))

const draft = (collection: string, data: Record<string, unknown>) =>
  create(app.payload, collection, { _status: 'draft', tenant: world.a, ...data })

async function picture(name: string, data: Record<string, unknown> = {}): Promise<string> {
  const png = Buffer.from(tinyPng())
  const { id } = await app.payload.create({
    collection: 'media',
    data: {
      _status: 'draft',
      alt: 'A picture',
      isDecorative: false,
      tenant: world.a,
      title: name,
      visibility: 'public',
      ...data,
    } as never,
    file: { data: png, mimetype: 'image/png', name: `${name}.png`, size: png.length },
    overrideAccess: true,
  })
  return String(id)
}

describe('the text of a document', () => {
  const pending = { format: '', pending: { formID: 'a', src: 'https://x.org/a.jpg' }, type: 'upload', version: 3 }
  const addressed = (url: string, text = 'Book here') => ({
    ...linkTo('pages', '0123456789abcdef01234567', text),
    fields: { linkType: 'custom', newTab: false, url },
  })
  const block = { direction: null, format: '', indent: 0, version: 1 }
  const cell = (text: string, headerState = 0) => ({
    ...block,
    backgroundColor: '#ff0000',
    children: [{ ...block, children: [words(text)], type: 'paragraph' }],
    colSpan: 1,
    headerState,
    rowSpan: 1,
    type: 'tablecell',
  })
  const row = (...children: object[]) => ({ ...block, children, type: 'tablerow' })
  const table = {
    ...block,
    children: [row(cell('Seat', 3), cell('Price', 1)), row(cell('Stalls', 2), cell('£20'))],
    type: 'table',
  }
  const post = (data: Record<string, unknown>) =>
    world.clients['editor-a']!.post<{ doc: Record<string, unknown> }>('/events', { tenant: world.a, ...data })
  const publishEvent = (id: string) => world.clients['editor-a']!.patch(`/events/${id}`, { _status: 'published' })

  it('is published without half-loaded pictures, with complete links and with its tables', async () => {
    const { body, status } = await post({
      _status: 'published',
      description: { root: { ...richText(words('Go to '), addressed('www.example.org/book'), pending).root } },
      title: 'Pasted show',
    })
    expect([status, JSON.stringify(body.doc.description).includes('pending')]).toEqual([201, false])
    const withTable = richText(words('Prices'))
    withTable.root.children.push(table as never)
    expect(
      (await world.clients['editor-a']!.patch(`/events/${String(body.doc.id)}`, { description: withTable })).status,
    ).toBe(200)
    const { text } = await visit(app, A, '/events/pasted-show')
    expect(text).toContain('<thead><tr><th scope="col"><p>Seat</p></th><th scope="col"><p>Price</p></th></tr></thead>')
    expect(text).toContain('<tbody><tr><th scope="row"><p>Stalls</p></th><td><p>£20</p></td></tr></tbody>')
    expect(text).toContain('<div aria-label="Table" class="table" role="region" tabindex="0"><table>')
    expect(text).not.toContain('ff0000')
  })

  it('links to the completed address on the website', async () => {
    await post({ _status: 'published', description: richText(addressed('example.org/book')), title: 'Linked show' })
    expect((await visit(app, A, '/events/linked-show')).text).toContain(
      '<a href="https://example.org/book">Book here</a>',
    )
  })

  it.each(['sms:+4420', 'ftp://example.org', 'javascript:alert(1)', 'Prices.pdf'])(
    'is not published with a link to %s, and says which link',
    async (url) => {
      const { body, status } = await post({
        _status: 'published',
        description: richText(addressed(url)),
        title: `To ${url.slice(0, 3)}`,
      })
      expect(status).toBe(400)
      expect(JSON.stringify(body)).toContain(
        'The link “Book here” leads nowhere. Enter an address that starts with /, https://, mailto: or tel:',
      )
    },
  )

  it('a text that was stored with half-loaded pictures is mended when it is read and published', async () => {
    const id = await draft('events', { description: richText(words('Hello')), title: 'Stored long ago' })
    const stored = JSON.stringify(richText(words('Hello'), pending))
    await poolOf(app.payload).query('update events_locales set description = $1 where _parent_id = $2', [stored, id])
    const { rowCount } = await poolOf(app.payload).query(
      'update _events_v_locales set version_description = $1 where _parent_id in (select id from _events_v where parent_id = $2)',
      [stored, id],
    )
    expect(rowCount).toBeGreaterThan(0)
    const { body } = await world.clients['editor-a']!.get(`/events/${id}?draft=true`)
    expect([JSON.stringify(body).includes('Hello'), JSON.stringify(body).includes('pending')]).toEqual([true, false])
    expect((await publishEvent(id)).status).toBe(200)
    const { rows } = await poolOf(app.payload).query<{ description: unknown }>(
      'select description from events_locales where _parent_id = $1',
      [id],
    )
    expect(JSON.stringify(rows)).not.toContain('pending')
  })

  const LONGER = {
    events: 'description',
    forms: 'confirmation',
    organizations: 'description',
    people: 'biography',
    seasons: 'description',
    series: 'description',
    venues: 'description',
    works: 'description',
  }
  const half = (media: string) => {
    const text = richText(words('Go to '), { ...linkTo('pages', media, 'nowhere'), fields: { linkType: 'internal' } })
    const upload = { fields: null, format: '', relationTo: 'media', type: 'upload', version: 3 }
    const nothing = { ...upload, value: null }
    const whole = { ...upload, value: { id: media, filename: 'a.png', title: 'A picture' } }
    text.root.children.push(pending as never, nothing as never, whole as never)
    return text
  }

  it.each(Object.entries(LONGER))(
    'a text of %s is published in each language: references to nothing are left out, documents sent whole become ids',
    async (type, field) => {
      const media = await picture(`Of ${type}`, { _status: 'published' })
      const client = world.clients['owner-a']!
      const data = { [field]: half(media), name: `Of ${type}`, title: `Of ${type}` }
      const made = await client.post<{ doc: { id: string } }>(`/${type}?depth=0`, {
        _status: 'published',
        tenant: world.a,
        ...data,
      })
      const address = `/${type}/${made.body.doc.id}`
      const changed = await client.patch(`${address}?locale=cy`, { _status: 'published', ...data })
      expect([made.status, changed.status]).toEqual([201, 200])
      for (const locale of ['en', 'cy']) {
        const read = await client.get<Record<string, ReturnType<typeof half>>>(`${address}?locale=${locale}&depth=0`)
        const nodes = read.body[field]!.root.children as unknown as Record<string, unknown>[]
        expect(nodes.map(({ type: kind, value }) => [kind, value])).toEqual([
          ['paragraph', undefined],
          ['upload', media],
        ])
        expect(JSON.stringify(nodes[0])).not.toContain('"link"')
        expect(JSON.stringify(nodes[0])).toContain('nowhere')
      }
    },
  )

  it('a text of a block is published as well, and a text that was read with its documents can be sent back', async () => {
    const media = await picture('In a block', { _status: 'published' })
    const client = world.clients['editor-a']!
    const { body, status } = await client.post<{ doc: { id: string; layout: object[] } }>('/pages?depth=2', {
      _status: 'published',
      layout: [
        { blockType: 'text', content: half(media) },
        { blockType: 'faq', questions: [{ answer: half(media), question: 'Where?' }] },
      ],
      tenant: world.a,
      title: 'Of blocks',
    })
    expect([status, JSON.stringify(body.doc.layout).includes('In a block')]).toEqual([201, true])
    expect((await client.patch(`/pages/${body.doc.id}`, { layout: body.doc.layout })).status).toBe(200)
    const read = JSON.stringify((await client.get(`/pages/${body.doc.id}?depth=0`)).body)
    expect([read.split(`"value":"${media}"`).length - 1, read.includes('In a block')]).toEqual([2, false])
  })

  it('says the title of a table as its caption, and leaves a corner without a heading', async () => {
    const titled = {
      ...table,
      children: [row(cell('Prices & terms', 1), cell('', 1)), row(cell('', 1), cell('Price', 1)), table.children[1]],
    }
    await post({
      _status: 'published',
      description: { root: { ...richText(words('See')).root, children: [titled] } },
      title: 'Titled table',
    })
    const { text } = await visit(app, A, '/events/titled-table')
    expect(text).toContain('<div aria-label="Prices &amp; terms" class="table" role="region" tabindex="0">')
    expect(text).toContain(
      '<table><caption><p>Prices &amp; terms</p></caption><thead><tr><td><p><br /></p></td><th scope="col"><p>Price</p></th></tr></thead>',
    )
  })
})
