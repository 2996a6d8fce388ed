import { contrast } from '@/lib/colours/colour'
import { inLanguage, textIn } from '@/plugins/starters/lib/inLanguage'
import { menuEntries } from '@/plugins/starters/lib/menuEntries'
import { readStarter } from '@/plugins/starters/lib/readStarter'
import { PLAIN_STARTER, STARTERS } from '@/plugins/starters/lib/starters'
import { isRecord } from '@/lib/values'

const options = { language: 'en', site: 'Gate' }

/** All values of a tree, parents before their children. */
const valuesIn = (value: unknown): unknown[] => [
  value,
  ...(Array.isArray(value) ? value.flatMap(valuesIn) : isRecord(value) ? Object.values(value).flatMap(valuesIn) : []),
]

describe('the starters', () => {
  it.each(STARTERS)('have a home page with the events and menus that lead to their own pages: %s', (key) => {
    const { footer, main, pages } = readStarter(key)
    const slugs = pages.map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    const home = pages.find(({ slug }) => slug === 'home')!
    expect(home.layout.map(({ blockType }) => blockType)).toContain('eventList')
    const named = valuesIn([footer, main]).flatMap((value) => (isRecord(value) && 'page' in value ? value.page : []))
    expect(named.filter((slug) => !slugs.includes(String(slug)))).toEqual([])
  })

  it.each(STARTERS)('have every text in English, Welsh, Spanish, Arabic and German: %s', (key) => {
    const { pages, ...menus } = readStarter(key)
    const texts = valuesIn([pages, menus]).filter((value) => isRecord(value) && 'en' in value)
    expect(texts.length).toBeGreaterThan(10)
    for (const text of texts) expect(Object.keys(text as object).sort()).toEqual(['ar', 'cy', 'de', 'en', 'es'])
  })

  it('look different from each other, with colours that everybody can read', () => {
    const looks = STARTERS.filter((key) => key !== PLAIN_STARTER).map((key) => readStarter(key).look!)
    expect(looks).toHaveLength(4)
    for (const { houseAccent, houseInk, housePaper } of looks) {
      expect(contrast(housePaper!, houseInk!)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(housePaper!, houseAccent!)).toBeGreaterThanOrEqual(4.5)
    }
    for (const setting of ['housePaper', 'houseAccent', 'houseHeadings'] as const)
      expect(new Set(looks.map((look) => look[setting])).size).toBe(4)
    expect(new Set(looks.map((look) => `${look.houseHeader} ${look.houseCards} ${look.houseCorners}`)).size).toBe(4)
  })
})

describe('a text of a starter', () => {
  const text = { cy: 'Croeso i {site}', en: 'Welcome to {site}' }

  it('is in the first language of the site, and in English where nobody has written it', () => {
    expect(textIn(text, { ...options, language: 'cy' })).toBe('Croeso i Gate')
    expect(textIn(text, { ...options, language: 'fr' })).toBe('Welcome to Gate')
  })

  it('has the name of the site exactly as it is', () => {
    for (const site of ['$& $1 Co.', "The $' House", '$$'])
      expect(textIn(text, { ...options, site })).toBe(`Welcome to ${site}`)
  })

  it('becomes headings and paragraphs where it is formatted, and stays a line elsewhere', () => {
    expect(inLanguage({ content: ['## Getting here', 'By train'], heading: 'By {site}' }, options)).toMatchObject({
      content: { root: { children: [{ tag: 'h2', type: 'heading' }, { type: 'paragraph' }] } },
      heading: 'By Gate',
    })
  })
})

describe('a menu of a starter', () => {
  it('leaves out the pages that were not written, and headings with nothing below them', () => {
    const menu = [
      { address: '/events', label: 'Events' },
      { page: 'visit' },
      { below: [{ page: 'gone' }], heading: 'Nothing' },
      { below: [{ page: 'visit' }, { page: 'gone' }], heading: 'Visit' },
    ]
    const visit = { document: { relationTo: 'pages', value: 'v1' }, kind: 'document' }
    expect(menuEntries(menu, new Map([['visit', { id: 'v1' }]]), options)).toEqual([
      { address: '/events', kind: 'address', label: 'Events' },
      visit,
      { below: [visit], kind: 'heading', label: 'Visit' },
    ])
  })
})
