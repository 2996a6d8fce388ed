import type { CollectionSlug } from 'payload'
import { boot, type TestApp } from '@tests/support/boot'
import { makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

type Saved = Record<string, unknown>

/** Every field that holds a link target, by what is sent to save it, and how it is read back. */
const FIELDS: Record<string, [collection: string, send: (address: string) => Saved, read: (doc: Saved) => unknown]> = {
  'a booking link': ['events', (bookingLinkURL) => ({ bookingLinkURL, title: 'Lear' }), (doc) => doc.bookingLinkURL],
  'a button': [
    'pages',
    (address) => ({
      layout: [{ blockType: 'callToAction', heading: 'Book', links: [{ address, kind: 'address', label: 'Go' }] }],
      title: 'A page',
    }),
    (doc) => (doc.layout as { links: { address: string }[] }[])[0]?.links[0]?.address,
  ],
  'a film': [
    'pages',
    (address) => ({ layout: [{ address, blockType: 'video', title: 'Trailer' }], title: 'A film' }),
    (doc) => (doc.layout as { address: string }[])[0]?.address,
  ],
  'a menu': [
    'menus',
    (address) => ({ entries: [{ address, kind: 'address', label: 'Shop' }], place: 'footer' }),
    (doc) => (doc.entries as { address: string }[])[0]?.address,
  ],
  'a person’s website': ['people', (website) => ({ name: 'Ada Lane', website }), (doc) => doc.website],
  'a redirect': ['redirects', (toAddress) => ({ from: `/old-${toAddress.length}`, toAddress }), (doc) => doc.toAddress],
  'a venue’s website': ['venues', (website) => ({ name: 'Main House', website }), (doc) => doc.website],
  'the website of an organization': ['organizations', (website) => ({ name: 'Quay', website }), (doc) => doc.website],
}

/** Those that also lead to addresses of the site. */
const WITHIN_SITE = ['a button', 'a menu', 'a redirect']

/** Saves a published document with an address; the address as it is stored, or the status of the refusal. */
async function save(name: string, address: string): Promise<unknown> {
  const [collection, send, read] = FIELDS[name]!
  const sent = { _status: 'published', tenant: world.a, ...send(address) }
  const { body, status } = await world.clients['owner-a']!.post<{ doc: { id: string } }>(`/${collection}`, sent)
  if (status !== 201) return status
  // Sites without a box office do not read booking links.
  const stored = await app.payload.findByID({ collection: collection as CollectionSlug, depth: 0, id: body.doc.id })
  return read(stored as unknown as Saved)
}

describe.each(Object.keys(FIELDS))('The address of %s', (name) => {
  it('is completed as people type and paste it', async () => {
    expect(await save(name, 'www.theatre.example')).toBe('https://www.theatre.example')
    expect(await save(name, ' https://theatre.example/a b\u200b ')).toBe('https://theatre.example/a%20b')
  })

  it('is refused where it leads nowhere', async () => {
    for (const address of ['javascript:alert(1)', '//elsewhere.example', 'box office'])
      expect([address, await save(name, address)]).toEqual([address, 400])
    expect(await save(name, '/visit#parking')).toBe(WITHIN_SITE.includes(name) ? '/visit#parking' : 400)
  })
})
