import { richTextOfLines } from '@/lib/content/richText/nodes'
import { openingOf, shorten } from '@/lib/site/openingOf'
import { pageSeo } from '@/lib/site/pageSeo'
import { isWorthCounting } from '@/plugins/seo/lib/isWorthCounting'
import { pathInForm } from '@/plugins/seo/lib/pathInForm'
import { similarity, slugFromPath, suggestTargets } from '@/plugins/seo/lib/suggestTarget'

describe('pageSeo', () => {
  const page = {
    description: 'A queen stands still.',
    path: '/events/tale',
    siteName: 'Riverside',
    title: 'The Winter’s Tale',
  }

  it('uses the title and description of the page by default', () => {
    const usual = {
      description: 'A queen stands still.',
      fullTitle: 'The Winter’s Tale – Riverside',
      isIndexed: true,
      shareTitle: 'The Winter’s Tale',
    }
    expect(pageSeo(page, null)).toEqual(usual)
    expect(pageSeo(page, { description: ' ', noIndex: null, title: '' })).toEqual(usual)
    expect(pageSeo({ ...page, description: undefined }, null).description).toBeNull()
  })

  it('uses the description and title that staff wrote, in place of the full title', () => {
    expect(pageSeo(page, { description: 'Book now.', noIndex: true, title: 'Shakespeare in Cardiff' })).toEqual({
      description: 'Book now.',
      fullTitle: 'Shakespeare in Cardiff',
      isIndexed: false,
      shareTitle: 'Shakespeare in Cardiff',
    })
  })

  it('does not repeat the name of the site in the title', () => {
    expect(pageSeo({ ...page, path: '/' }, null).fullTitle).toBe('Riverside')
    expect(pageSeo({ ...page, title: 'Riverside' }, null).fullTitle).toBe('Riverside')
    expect(pageSeo({ ...page, path: '/' }, { title: 'Theatre in Cardiff' }).fullTitle).toBe('Theatre in Cardiff')
  })
})

describe('openingOf', () => {
  it('takes the first rich text that says something', () => {
    expect(openingOf(['A title', richTextOfLines(''), richTextOfLines('One.\nTwo.'), richTextOfLines('Three.')])).toBe(
      'One. Two.',
    )
    expect(openingOf(['A title', { root: null }, null, richTextOfLines(' ')])).toBeNull()
  })

  it('ends a long text after a whole word', () => {
    const text = openingOf([richTextOfLines('A long evening by the river, '.repeat(20))])!
    expect(text.length).toBeLessThanOrEqual(161)
    expect(text).toMatch(/^A long evening by the river, .*\w…$/)
    expect(shorten('a'.repeat(200))).toBe(`${'a'.repeat(160)}…`)
    expect(shorten('short')).toBe('short')
  })
})

it.each([
  ['', 'plans', { relativePath: '', slug: 'plans' }],
  ['/visit/parking', 'cars', { relativePath: '/visit/cars', slug: 'cars' }],
  ['/visit', 'visit', { relativePath: '/visit', slug: 'visit' }],
  ['/', 'home', { relativePath: '/', slug: 'home' }],
  ['/', 'start', { relativePath: '/start', slug: 'start' }],
  ['/start', 'home', { relativePath: '/', slug: 'home' }],
])('pathInForm returns the new path of a page at %j with the slug %j', (relativePath, slug, place) => {
  expect(pathInForm(relativePath, slug)).toEqual(place)
})

describe('isWorthCounting', () => {
  it.each([
    '/spring-season',
    '/shows/Hamlet.html',
    '/show.aspx',
    '/archiv/1998',
    '/ünïcode',
    '/a-long-title-of-a-play-in-2024-at-the-riverside',
  ])('counts the missing address %s', (path) => {
    expect(isWorthCounting(path, new Headers())).toBe(true)
  })
  it.each([
    '/',
    '/wp-login.php',
    '/blog/wp-content',
    '/.env',
    '/a/.git/HEAD',
    '/app.js',
    '/-/site.css',
    '/two words',
    '/a?b',
    '/a#b',
    '/to/ada@test.example',
    '/k/9f86d081884c7d659a2feaa0c55ad015',
    '/phpMyAdmin',
    '/a\u0000b',
    `/${'a'.repeat(200)}`,
  ])('ignores the missing address %j', (path) => {
    expect(isWorthCounting(path, new Headers())).toBe(false)
  })
})

describe('suggestTargets', () => {
  const target = (path: string, collection = 'pages') => ({ collection, id: path, path })
  const best = (path: string, ...targets: string[]) =>
    suggestTargets(
      [path],
      targets.map((one) => target(one)),
    ).get(path)?.path

  it('compares the last part of a path as a slug, and tolerates small differences', () => {
    expect([slugFromPath('/Shows/The_Winter%27s Tale.html'), slugFromPath('/'), slugFromPath('/%E0%A4%A')]).toEqual([
      'the-winter-s-tale',
      '',
      'e0-a4-a',
    ])
    expect(best('/old/hamlet.html', '/events/macbeth', '/events/hamlet')).toBe('/events/hamlet')
    expect(best('/hamlt', '/events/hamlet')).toBe('/events/hamlet')
    expect(best('/winters-tale-2024', '/events/the-winters-tale')).toBe('/events/the-winters-tale')
  })

  it('prefers the most similar name, then the shorter path, and suggests nothing dissimilar', () => {
    expect(best('/getting-here', '/visit/getting-here-by-train', '/visit/getting-here')).toBe('/visit/getting-here')
    expect(best('/parking', '/a/b/parking', '/parking-2', '/visit/parking')).toBe('/a/b/parking')
    expect(best('/box-office', '/visit', '/events/the-boxer')).toBeUndefined()
  })

  it('measures the similarity of two names from 0 to 1', () => {
    expect([similarity('hamlet', 'hamlet'), similarity('hamlet', 'xyz'), similarity('', 'a')]).toEqual([1, 0, 0])
    expect(similarity('hamlt', 'hamlet')).toBeGreaterThan(0.6)
  })
})
