import { boot, type TestApp } from '@tests/support/boot'
import { makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

interface Doc {
  id: string
  _status: string
  relativePath: string
  slug: string
}

describe('every document', () => {
  it('[B-132] has a slug, a path where it is a page, and is a draft or published', async () => {
    const client = world.clients['editor-a']!
    const make = async (data: object, query = '') =>
      (await client.post<{ doc: Doc }>(`/pages${query}`, { tenant: world.a, ...data })).body.doc
    const above = await make({ _status: 'published', title: 'What’s on' })
    const below = await make({ parent: above.id, title: 'Late at night' }, '?draft=true')
    expect(above).toMatchObject({ _status: 'published', relativePath: '/whats-on', slug: 'whats-on' })
    expect(below).toMatchObject({ _status: 'draft', relativePath: '/whats-on/late-at-night', slug: 'late-at-night' })
    expect((await client.get<Doc>(`/pages/${below.id}?draft=true`)).body).toMatchObject({
      _status: 'draft',
      slug: 'late-at-night',
    })
    expect((await client.patch(`/pages/${below.id}`, { _status: 'archived' })).status).toBe(400)
    expect((await client.patch<{ doc: Doc }>(`/pages/${below.id}`, { _status: 'published' })).body.doc).toMatchObject({
      _status: 'published',
      relativePath: '/whats-on/late-at-night',
    })
  })
})

describe('a picture', () => {
  const dot = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const film = Buffer.from('GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQRChYECGFOAZwEAAAAAAAAA', 'base64')

  async function bring(
    data: object,
    file: { bytes: Buffer; name: string; type: string } = { bytes: dot, name: 'dot.png', type: 'image/png' },
  ) {
    const form = new FormData()
    form.append('_payload', JSON.stringify({ _status: 'published', tenant: world.a, ...data }))
    form.append('file', new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name)
    return world.clients['editor-a']!.post<{
      doc: Picture
      errors: { data: { errors: { message: string; path: string }[] } }[]
    }>('/media', form)
  }

  interface Picture {
    id: string
    alt: string | null
    isDecorative: boolean | null
  }

  it('a picture that is not decorative is published with an alternative text; a draft may wait for it, and a film has none', async () => {
    const refused = await bring({ alt: ' ', isDecorative: false })
    expect([refused.status, refused.body.errors[0]!.data.errors[0]]).toEqual([
      400,
      expect.objectContaining({ message: 'Say what the picture shows, or tick that it is decorative.', path: 'alt' }),
    ])
    expect((await bring({ alt: 'The foyer', isDecorative: false })).body.doc).toMatchObject({
      alt: 'The foyer',
      isDecorative: false,
    })
    const draft = await bring({ _status: 'draft', isDecorative: false })
    expect(draft.status).toBe(201)
    const client = world.clients['editor-a']!
    expect(
      (await client.patch(`/media/${draft.body.doc.id}`, { _status: 'published', isDecorative: false })).status,
    ).toBe(400)
    expect(
      (await client.patch(`/media/${draft.body.doc.id}`, { _status: 'published', alt: 'The bar', isDecorative: false }))
        .status,
    ).toBe(200)
    expect((await bring({ isDecorative: false }, { bytes: film, name: 'film.webm', type: 'video/webm' })).status).toBe(
      201,
    )
  })

  it('a decorative picture has no alternative text, and one that is neither is left alone', async () => {
    expect((await bring({ alt: 'A swirl', isDecorative: true })).body.doc).toMatchObject({
      alt: null,
      isDecorative: true,
    })
    const client = world.clients['editor-a']!
    const { id } = (await bring({})).body.doc
    expect((await client.patch(`/media/${id}`, { caption: 'As it came' })).status).toBe(200)
    // Read by a program and sent back as it was.
    const read = (await client.get<Picture>(`/media/${id}`)).body
    expect(read).toMatchObject({ isDecorative: null })
    expect((await client.patch(`/media/${id}`, { ...read, caption: 'And again' })).status).toBe(200)
  })

  it('described in the language of its site needs no words of another; those of another are not enough', async () => {
    const client = world.clients['editor-a']!
    const { id } = (await bring({ alt: 'The stage', isDecorative: false })).body.doc
    expect(
      (await client.patch(`/media/${id}?locale=cy`, { _status: 'published', alt: null, isDecorative: false })).status,
    ).toBe(200)
    expect((await client.patch(`/media/${id}?locale=cy`, { alt: 'Y llwyfan' })).status).toBe(200)
    expect((await client.patch(`/media/${id}`, { _status: 'published', alt: '', isDecorative: false })).status).toBe(
      400,
    )
    expect((await client.get<Picture>(`/media/${id}?locale=cy`)).body.alt).toBe('Y llwyfan')
  })
})
