import { boot, type TestApp } from '@tests/support/boot'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { upload } from '../media/support'
import { A, linkTo, richText, words } from './support'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  await app.payload.update({
    collection: 'tenants',
    data: { languages: ['en', 'ar'], publishedLanguages: ['en', 'ar'] },
    id: world.a,
  })
})
afterAll(() => app.close())

const owner = () => world.clients['owner-a']!

/** The HTML of a text on a published page. */
async function draw(nodes: object[], prefix = ''): Promise<string> {
  const content = richText()
  const page = await create(app.payload, 'pages', {
    _status: 'published',
    layout: [{ blockType: 'text', content: { root: { ...content.root, children: nodes } } }],
    tenant: world.a,
    title: 'A text',
  })
  const { slug } = (await owner().get<{ slug: string }>(`/pages/${page}`)).body
  const { text } = await visit(app, A, `${prefix}/${slug}`)
  return /<div class="rich">(.*?)<\/div>/s.exec(text)?.[1] ?? ''
}

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\nxref\n0 1\ntrailer<</Root 1 0 R>>\nstartxref\n42\n%%EOF',
)

const block = (type: string, children: object[], more: object = {}) => ({
  children,
  direction: null,
  format: '',
  indent: 0,
  type,
  version: 1,
  ...more,
})
const paragraph = (text: string, more: object = {}) => block('paragraph', [words(text)], more)

describe('A formatted text on a website', () => {
  it('leads to a public file, and not to a private one', async () => {
    const sent = { client: owner(), collection: 'files', data: PDF, tenant: world.a, type: 'application/pdf' } as const
    const { id, filename } = (await upload({ ...sent, file: 'programme.pdf' })).body.doc
    const link = () => draw([block('paragraph', [linkTo('files', id, 'The programme')])])
    expect(await link()).toBe(`<p><a href="/api/files/file/${filename}">The programme</a></p>`)
    expect((await visit(app, A, `/api/files/file/${filename}`)).status).toBe(200)
    await owner().patch(`/files/${id}`, { _status: 'published', visibility: 'private' })
    expect(await link()).toBe('<p>The programme</p>')
  })

  it('opens a link in a new tab where staff have chosen so', async () => {
    const link = (newTab: boolean) => ({
      ...linkTo('pages', 'x'.repeat(24), 'Tickets'),
      fields: { linkType: 'custom', newTab, url: 'https://tickets.example' },
    })
    expect(await draw([block('paragraph', [link(true), link(false)])])).toBe(
      '<p><a href="https://tickets.example" rel="noopener" target="_blank">Tickets</a><a href="https://tickets.example">Tickets</a></p>',
    )
  })

  it('keeps the first number of a list', async () => {
    const list = (start: number) =>
      block('list', [block('listitem', [words('Item')], { value: start })], { listType: 'number', start, tag: 'ol' })
    expect(await draw([list(4), list(1)])).toBe(
      '<ol class="list-number" start="4"><li>Item</li></ol><ol class="list-number"><li>Item</li></ol>',
    )
  })

  it('shows words that are underlined and struck through as both', async () => {
    const [strike, underline] = [4, 8]
    expect(
      await draw([
        block('paragraph', [
          { ...words('both'), format: strike + underline },
          { ...words('one'), format: strike },
        ]),
      ]),
    ).toBe('<p><u><s>both</s></u><s>one</s></p>')
  })

  it('is aligned as in the editor', async () => {
    expect(
      await draw([
        paragraph('Middle', { format: 'center' }),
        block('heading', [words('End')], { format: 'right', tag: 'h3' }),
        paragraph('As usual'),
      ]),
    ).toBe('<p class="align-center">Middle</p><h3 class="align-right">End</h3><p>As usual</p>')
  })

  it('is still saved with an indent from before, and shows none', async () => {
    const content = { root: { ...richText().root, children: [paragraph('From before.', { indent: 2 })] } }
    const layout = [{ blockType: 'text', content }]
    const id = await create(app.payload, 'pages', { layout, slug: 'indented', tenant: world.a, title: 'Indented' })
    const { body, status } = await owner().patch<{ doc: { layout: object[] } }>(`/pages/${id}`, {
      _status: 'published',
      layout,
    })
    expect([status, body.doc.layout]).toEqual([200, [expect.objectContaining({ content })]])
    expect((await visit(app, A, '/indented')).text).toContain('<div class="rich"><p>From before.</p></div>')
  })

  it('reads from its own side in a page of the other direction', async () => {
    const nodes = [paragraph('In English.'), paragraph('مرحبا.'), paragraph('2027')]
    expect(await draw(nodes)).toBe('<p>In English.</p><p dir="rtl">مرحبا.</p><p>2027</p>')
    expect(await draw(nodes, '/ar')).toBe('<p dir="ltr">In English.</p><p>مرحبا.</p><p>2027</p>')
  })
})
