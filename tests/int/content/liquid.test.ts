import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  const plan = await create(app.payload, 'plans', { additional_locales: -1, name: 'Without Liquid', staff_seats: -1 })
  await app.payload.update({ id: world.b, collection: 'tenants', data: { plan } })
})
afterAll(() => app.close())

interface Failed {
  errors: { data?: { errors?: { message: string; path: string }[] } }[]
}

interface Doc {
  doc: { id: string; layout: { blockType: string; id: string; template?: string }[] }
}

const liquid = (template: string, more: object = {}) => ({ blockType: 'liquid', template, ...more })
const quote = { blockType: 'quote', quote: 'Riveting' }
const complaints = ({ body }: { body: unknown }) => (body as Failed).errors[0]?.data?.errors ?? []
const complaint = (answer: { body: unknown }) => complaints(answer)[0]

describe('the Liquid block', () => {
  it('[A-226] takes a plan with the feature, added, changed or copied, in drafts too', async () => {
    const [withPlan, without] = [world.clients['editor-a']!, world.clients['editor-b']!]
    const made = await withPlan.post('/pages', { layout: [liquid('{{ a }}')], tenant: world.a, title: 'With the plan' })
    expect(made.status).toBe(201)
    const refused = await without.post('/pages', {
      layout: [quote, liquid('{{ a }}')],
      tenant: world.b,
      title: 'Without',
    })
    expect(refused.status).toBe(400)
    expect(complaint(refused)).toEqual({
      message:
        'Your plan does not include Custom Liquid. Existing blocks stay as they are; they cannot be added or changed.',
      path: 'layout.1.template',
    })
    const plain = await without.post<Doc>('/pages', { layout: [quote], tenant: world.b, title: 'Without' })
    expect(plain.status).toBe(201)
    for (const query of ['', '?draft=true', '?draft=true&autosave=true']) {
      expect([
        query,
        (await without.patch(`/pages/${plain.body.doc.id}${query}`, { layout: [liquid('{{ a }}')] })).status,
      ]).toEqual([query, 400])
    }
  })

  it('stays where it is when the plan no longer has it: unchanged, moved and removed', async () => {
    const client = world.clients['editor-b']!
    const id = await create(app.payload, 'pages', {
      _status: 'published',
      layout: [quote, liquid('{{ a }}'), liquid('{{ b }}')],
      tenant: world.b,
      title: 'From better days',
    })
    const [, first, second] = (await client.get<Doc['doc']>(`/pages/${id}`)).body.layout
    const save = (layout: object[], query = '') => client.patch(`/pages/${id}${query}`, { layout })
    expect((await save([second!, quote, first!])).status).toBe(200)
    // The same block in name only.
    expect(complaint(await save([second!, quote, { ...first!, template: '{{ c }}' }]))).toMatchObject({
      path: 'layout.2.template',
    })
    expect((await save([second!, { ...second! }, first!], '?draft=true')).status).toBe(400)
    expect((await client.post(`/pages/${id}/duplicate`)).status).toBe(400)
    expect((await save([quote, first!])).status).toBe(200)
    expect((await save([quote, first!, second!])).status).toBe(400)
  })

  it('is read when it is saved, and complained of with line and column', async () => {
    const client = world.clients['editor-a']!
    const { body } = await client.post<Doc>('/pages', {
      layout: [liquid('{{ a }}')],
      tenant: world.a,
      title: 'Templates',
    })
    const save = (template: string, query = '') =>
      client.patch(`/pages/${body.doc.id}${query}`, { layout: [quote, liquid(template)] })
    const wrong = '<p>\n  {% if a %}\n</p>'
    for (const query of ['', '?draft=true']) {
      const refused = await save(wrong, query)
      expect(refused.status).toBe(400)
      expect(complaint(refused)).toEqual({
        message: 'Line 2, column 3: \u2068{% if a %}\u2069 is not closed.',
        path: 'layout.1.template',
      })
    }
    // Somebody is still writing.
    expect((await save(wrong, '?draft=true&autosave=true')).status).toBe(200)
    expect((await save('x'.repeat(20_001))).status).toBe(400)
    expect((await save('<p>{% if a %}{{ a | upcase }}{% endif %}</p>')).status).toBe(200)
  })

  it('is complained of when publishing together with everything else that is wrong', async () => {
    const client = world.clients['editor-a']!
    const { body } = await client.post<Doc>('/pages', { layout: [quote], tenant: world.a, title: 'All at once' })
    const publish = (said: string, template: string) =>
      client.patch(`/pages/${body.doc.id}`, {
        _status: 'published',
        layout: [{ ...quote, quote: said }, liquid(template)],
      })
    const refused = await publish('', '{{ a | shout }}')
    expect(refused.status).toBe(400)
    const paths = complaints(refused).map(({ path }) => path)
    expect(paths.toSorted()).toEqual(['layout.0.quote', 'layout.1.template'])
    expect((await publish('Both are mended', '{{ a | upcase }}')).status).toBe(200)
  })

  it('broken Liquid that an autosave has kept is published by nobody and by no schedule until it is mended', async () => {
    const client = world.clients['editor-a']!
    const { body } = await client.post<Doc>('/pages', {
      _status: 'published',
      layout: [liquid('<p>Before</p>')],
      tenant: world.a,
      title: 'Kept',
    })
    const { id } = body.doc
    const said = (template: string, language = 'en') =>
      client.patch(
        `/pages/${id}?draft=true&autosave=true`,
        { layout: [quote, liquid(template)] },
        { headers: { 'Accept-Language': language } },
      )
    expect((await said('{{ a | shout }}')).status).toBe(200)
    expect((await client.get<Doc['doc']>(`/pages/${id}?draft=true`)).body.layout[1]).toMatchObject({
      template: '{{ a | shout }}',
    })
    const publish = (language: string) =>
      client.patch(`/pages/${id}`, { _status: 'published' }, { headers: { 'Accept-Language': language } })
    expect(complaint(await publish('en'))).toMatchObject({
      message: 'Line 1, column 1: There is no filter \u2068shout\u2069.',
      path: 'layout.1.template',
    })
    expect(complaint(await publish('es'))?.message).toBe('Línea 1, columna 1: No existe el filtro \u2068shout\u2069.')
    // As the clock publishes.
    await expect(app.payload.update({ id, collection: 'pages', data: { _status: 'published' } })).rejects.toThrow()
    expect((await client.get<Doc['doc']>(`/pages/${id}?draft=false`)).body.layout).toMatchObject([
      { template: '<p>Before</p>' },
    ])
    expect((await said('{{ a | upcase }}')).status).toBe(200)
    expect((await publish('en')).status).toBe(200)
  })
})
