import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { fill, openDocument, publish, storedIn } from '@tests/support/screens/openDocument'
import { closeScreens } from '@tests/support/screens/renderAdmin'
import { makeWorld, type World } from '@tests/support/world'
import { block, inRow, openBlocks, row, showAll, useWeirLane } from './document'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  await useWeirLane(app, world.a)
})
afterEach(closeScreens)
afterAll(() => app.close())

async function makePage(layout: object[] = []): Promise<string> {
  const data = { _status: 'draft', layout, tenant: world.a, title: 'Autumn' }
  const { body, text } = await world.clients['owner-a']!.post<{ doc?: { id: string } }>('/pages?draft=true', data)
  if (!body.doc) throw new Error(text)
  return body.doc.id
}
const openPage = async (id: string, { locale = 'en', person = 'owner-a' } = {}) => {
  const opened = await openDocument(app, world.clients[person]!, 'pages', id, locale)
  await showAll(opened)
  return opened
}
const findBox = (index: number, name: RegExp | string) => inRow(index).findByRole<HTMLInputElement>('textbox', { name })
const valuesOf = async (id: string, index: number) =>
  ((await storedIn(app, 'pages', id)).layout as { values: object }[])[index]!.values

describe('blocks of the theme', () => {
  it('are offered under its name below those used most, and added with their first values [B-114]', async () => {
    const id = await makePage()
    const opened = await openDocument(app, world.clients['owner-a']!, 'pages', id)
    const ofTheme = await openBlocks(opened)
    expect(screen.getByRole('heading', { name: 'Theme: Weir Lane' })).toBeTruthy()
    const most = screen.getByRole('region', { name: 'Most used' })
    expect(within(most).getByRole('button', { name: 'Hero' })).toBeTruthy()
    await opened.user.click(within(ofTheme).getByRole('button', { name: /^Season highlights/ }))
    await waitFor(() => expect(row(0).textContent).toContain('Season highlights'))
    expect(row(0).textContent).toContain('01')
    await waitFor(async () =>
      expect((await storedIn(app, 'pages', id)).layout).toMatchObject([
        { block: 'seasonHighlights', values: { accent: '#c8452f', look: 'grid' } },
      ]),
    )
  })

  it('say how many rows a list needs, and offer no more than it takes [B-236, B-237, B-238]', async () => {
    const quotes = Array.from({ length: 5 }, (_, index) => ({ id: `${index}`, words: 'Fine' }))
    const id = await makePage([block('productionCredits', {}), block('pressQuotes', { quotes })])
    const { user } = await openPage(id)
    expect(inRow(0).getByText('This field requires at least 1 Credits')).toBeTruthy()
    await user.click(inRow(0).getByRole('button', { name: 'Add: Credits' }))
    await waitFor(() => expect(inRow(0).queryByText('This field requires at least 1 Credits')).toBeNull())
    expect(inRow(1).queryByRole('button', { name: 'Remove: Quotes 6' })).toBeNull()
    await user.click(inRow(1).getByRole('button', { name: 'Add: Quotes' }))
    expect(await inRow(1).findByRole('button', { name: 'Remove: Quotes 6' })).toBeTruthy()
    expect(inRow(1).queryByRole('button', { name: 'Add: Quotes' })).toBeNull()
  })

  it('keep texts, numbers and colours within their limits [B-246, B-247, B-248, B-249, B-250, B-251, B-252]', async () => {
    const id = await makePage([block('seasonHighlights', { accent: '#c8452f' }), block('marquee', {})])
    const opened = await openPage(id)
    const { user } = opened
    const heading = await findBox(0, /^Heading ?\* ?— English$/)
    expect(heading.getAttribute('aria-required')).toBe('true')
    expect(heading.lang).toBe('en')
    fireEvent.change(heading, { target: { value: 'x'.repeat(90) } })
    expect(heading.value).toBe('x'.repeat(80))
    await fill(opened, heading, 'If you see only two')
    await user.tab()
    await fill(opened, heading, 'If')
    await user.tab()
    expect(heading.value).toBe('If you see only two')
    const accent = inRow(0).getByPlaceholderText<HTMLInputElement>('#c8452f')
    await user.clear(accent)
    await user.type(accent, '2f7x86f99')
    expect(accent.value).toBe('#2f786f')
    const speed = await findBox(1, 'Speed')
    await fill(opened, speed, '-3')
    await user.tab()
    expect(speed.value).toBe('1')
    await waitFor(async () => expect(await valuesOf(id, 1)).toMatchObject({ speed: 1 }))
    expect(await valuesOf(id, 0)).toMatchObject({ accent: '#2f786f', heading: { en: 'If you see only two' } })
  })

  it('show a field only where the one before it asks for it', async () => {
    const { user } = await openPage(await makePage([block('seasonHighlights', { look: 'grid' })]))
    expect(inRow(0).queryByRole('checkbox', { name: /^With the date/ })).toBeNull()
    await user.click(inRow(0).getByRole('radio', { name: 'A list with dates' }))
    expect(await inRow(0).findByRole('checkbox', { name: /^With the date/ })).toBeTruthy()
  })

  it('are published once nothing is wrong with them, which is said where it stands [B-245]', async () => {
    const job = (id: string) => ({ id, job: { en: 'Light' } })
    const id = await makePage([block('productionCredits', { credits: [job('a'), job('b')] })])
    const opened = await openPage(id)
    const same = () => inRow(0).queryAllByText('Two rows are the same').at(-1)
    expect(same()).toBeUndefined()
    await publish(opened)
    await waitFor(() => expect(same()).toBeTruthy())
    expect(await storedIn(app, 'pages', id)).toMatchObject({ _status: 'draft' })
    await fill(opened, inRow(0).getAllByRole('textbox', { name: /^Job/ }).at(-1)!, 'Sound')
    await waitFor(() => expect(same()).toBeUndefined())
    await publish(opened)
    await waitFor(async () =>
      expect(await storedIn(app, 'pages', id)).toMatchObject({
        _status: 'published',
        layout: [{ values: { credits: [{ job: { en: 'Light' } }, { job: { en: 'Sound' } }] } }],
      }),
    )
  })
})

describe('blocks of the theme in another language', () => {
  let id: string

  beforeAll(async () => {
    id = await makePage([
      block('seasonHighlights', { heading: { en: 'If you see only two' } }),
      block('productionCredits', { credits: [{ id: 'a', job: { en: 'Light' } }] }),
    ])
  })

  it('show what stands in the first, and keep both [B-241]', async () => {
    const opened = await openPage(id, { locale: 'cy' })
    const heading = await findBox(0, /^Heading ?— (Welsh|Cymraeg)$/)
    expect([heading.placeholder, heading.lang, heading.value]).toEqual(['If you see only two', 'cy', ''])
    await fill(opened, heading, 'Dwy yn unig')
    await waitFor(async () =>
      expect(await valuesOf(id, 0)).toMatchObject({ heading: { cy: 'Dwy yn unig', en: 'If you see only two' } }),
    )
    await opened.user.click(inRow(1).getByRole('button', { name: 'Remove: Credits 1' }))
    expect(await inRow(1).findByText('This field requires at least 1')).toBeTruthy()
    await waitFor(async () => expect(await valuesOf(id, 1)).not.toHaveProperty('credits'))
  })

  it('say to people who may only look that there is nothing, and are closed to them [B-239, B-242]', async () => {
    await openPage(id, { locale: 'cy', person: 'viewer-a' })
    expect(await inRow(1).findByText('This field has no Credits')).toBeTruthy()
    expect((await findBox(0, /^Heading/)).closest('fieldset')!.disabled).toBe(true)
    expect(inRow(1).getByRole('button', { name: 'Add: Credits' }).matches(':disabled')).toBe(true)
  })
})
