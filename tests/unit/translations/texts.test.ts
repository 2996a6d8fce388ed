import { collectTexts, type TranslatedField } from '@/plugins/translations/lib/collectTexts'
import { confirmTexts, factsAfter, factsOfCopy, progressOf, stateOf } from '@/plugins/translations/lib/facts'
import { dataWithTexts } from '@/plugins/translations/lib/withTexts'

const BLOCKS = { hero: { flattenedFields: [{ name: 'heading', localized: true, type: 'text' }], slug: 'hero' } }
const FIELDS: TranslatedField[] = [
  { name: 'title', localized: true, type: 'text' },
  { name: 'slug', type: 'text' },
  { name: 'secret', admin: { hidden: true }, localized: true, type: 'text' },
  { name: 'held', access: { read: () => false }, localized: true, type: 'text' },
  { name: 'body', localized: true, type: 'richText' },
  { name: 'layout', type: 'blocks' },
  { name: 'seo', flattenedFields: [{ name: 'title', localized: true, type: 'text' }], type: 'group' },
]
const rich = (text: string) => ({ root: { children: [{ children: [{ text }], type: 'paragraph' }] } })
const hero = (id: string, heading: Record<string, string>) => ({ blockType: 'hero', heading, id })
const textsOf = (doc: Record<string, unknown>) => collectTexts(FIELDS, doc, BLOCKS)
const facts = (doc: Record<string, unknown>, before: Parameters<typeof factsAfter>[0]['before'] = null) =>
  factsAfter({ before, main: 'en', texts: textsOf(doc) })
const statesOf = (doc: Record<string, unknown>, known: ReturnType<typeof facts>) =>
  Object.fromEntries(textsOf(doc).flatMap((text) => [[text.path, stateOf(text, 'cy', 'en', known)]]))

describe('collectTexts', () => {
  it('returns the visible localised texts of blocks, groups and rich text', () => {
    const texts = textsOf({
      body: { en: rich('Long ago') },
      held: { en: 'Held' },
      layout: [hero('a', { cy: 'Croeso', en: 'Welcome' })],
      secret: { en: 'Secret' },
      seo: { title: { en: 'Found' } },
      slug: 'hamlet',
      title: { en: 'Hamlet' },
    })
    expect(texts.map(({ path, values }) => [path, values])).toEqual([
      ['title', { en: 'Hamlet' }],
      ['body', { en: 'Long ago' }],
      ['layout.a.heading', { cy: 'Croeso', en: 'Welcome' }],
      ['seo.title', { en: 'Found' }],
    ])
    expect(texts[2]!.place).toBe('layout.0.heading')
  })

  it('reads a document in one language, too', () => {
    expect(collectTexts(FIELDS, { title: 'Hamlet' }, BLOCKS, 'en')[0]!.values).toEqual({ en: 'Hamlet' })
  })
})

describe('state of a translation', () => {
  const doc = {
    layout: [hero('a', { cy: 'Croeso', en: 'Welcome' }), hero('b', { en: 'Book' })],
    title: { cy: 'Hamlet', en: 'Hamlet' },
  }
  const changed = { ...doc, title: { cy: 'Hamlet', en: 'Hamlet, Prince' } }

  it('is missing, done or behind its source, until it is written again or confirmed', () => {
    const first = facts(doc)
    expect(statesOf(doc, first)).toMatchObject({
      'layout.a.heading': 'done',
      'layout.b.heading': 'missing',
      title: 'done',
    })
    const second = facts(changed, first)
    expect(statesOf(changed, second).title).toBe('changed')
    const rewritten = { ...changed, title: { cy: 'Hamlet, Tywysog', en: 'Hamlet, Prince' } }
    expect(statesOf(rewritten, facts(rewritten, second)).title).toBe('done')
    expect(statesOf(changed, confirmTexts(second, textsOf(changed), 'cy')).title).toBe('done')
    expect(progressOf(textsOf(changed), 'cy', 'en', second)).toEqual({ changed: 1, done: 2, total: 3 })
  })

  it('is done when nothing was noted before, and behind once its source changes', () => {
    expect(statesOf(doc, { main: 'en', texts: {} }).title).toBe('done')
    const noted = factsAfter({
      before: null,
      main: 'en',
      sourcesBefore: new Map([['title', 'Hamlet']]),
      texts: textsOf(changed),
    })
    expect(statesOf(changed, noted)).toMatchObject({ 'layout.a.heading': 'done', title: 'changed' })
  })

  it('is kept when its row is moved, and dropped with its row', () => {
    const stale = { ...doc, layout: [hero('a', { cy: 'Croeso', en: 'Welcome all' }), hero('b', { en: 'Book' })] }
    const known = facts(stale, facts(doc))
    const moved = { ...stale, layout: stale.layout.toReversed() }
    expect(statesOf(moved, facts(moved, known))['layout.a.heading']).toBe('changed')
    expect(Object.keys(facts({ ...doc, layout: [] }, known).texts)).toEqual(['title'])
    const copy = { ...stale, layout: [hero('c', { cy: 'Croeso', en: 'Welcome all' }), hero('d', { en: 'Book' })] }
    expect(statesOf(copy, factsOfCopy(known, textsOf(stale), textsOf(copy)))['layout.c.heading']).toBe('changed')
  })

  it('ignores facts that were noted for another main language', () => {
    expect(stateOf(textsOf(doc)[0]!, 'en', 'cy', facts(doc))).toBe('done')
  })
})

describe('dataWithTexts', () => {
  const doc = {
    id: 'x',
    layout: [
      { blockType: 'hero', heading: null, id: 'a', style: 'wide' },
      { blockType: 'hero', heading: 'Archebu', id: 'b' },
    ],
    summary: 'S',
    title: null,
  }

  it('returns the whole fields that hold the given texts', () => {
    expect(
      dataWithTexts(
        doc,
        new Map([
          ['title', 'Hamlet'],
          ['layout.a.heading', 'Croeso'],
        ]),
      ),
    ).toEqual({
      layout: [{ blockType: 'hero', heading: 'Croeso', id: 'a', style: 'wide' }, doc.layout[1]],
      title: 'Hamlet',
    })
  })

  it('clears a text, and returns null for a missing row', () => {
    expect(dataWithTexts(doc, new Map([['summary', '']]))).toEqual({ summary: null })
    expect(dataWithTexts(doc, new Map([['layout.z.heading', 'Croeso']]))).toBeNull()
  })
})
