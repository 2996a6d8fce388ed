import { sanitizeName } from '@/lib/names/sanitizeName'
import { HOSTILE_NAMES, MISLEADING } from './hostileNames'

describe('sanitizeName', () => {
  it.each(HOSTILE_NAMES.map((name) => [name]))('removes everything misleading: %j', (name) => {
    const plain = sanitizeName(name)
    for (const pattern of MISLEADING) expect(plain).not.toMatch(pattern)
    expect([...new Intl.Segmenter().segment(plain)].length).toBeLessThanOrEqual(60)
  })

  it.each([
    ['Riverside Theatre', 'Riverside Theatre'],
    ["St. Mary's Players", "St. Mary's Players"],
    ['J.R.R. Tolkien Society', 'J. R. R. Tolkien Society'],
    ['Theatre & Co. (est. 1927)', 'Theatre & Co. (est. 1927)'],
    ['Festival 2026/27', 'Festival 2026/27'],
    ['Season 1999-2000', 'Season 1999-2000'],
    ['Dance.org', 'Dance. org'],
    ['Hamlet: the prince', 'Hamlet: the prince'],
    ['Wait...what', 'Wait... what'],
    ['Café Müller – Łódź', 'Café Müller – Łódź'],
    ['مسرح المدينة', 'مسرح المدينة'],
    ['劇団四季', '劇団四季'],
    ['हिन्दी रंगमंच', 'हिन्दी रंगमंच'],
    ['Ngũgĩ wa Thiong’o', 'Ngũgĩ wa Thiong’o'],
    ['Theatre @ The Mill', 'Theatre @ The Mill'],
    ['🎭', '🎭'],
  ])('keeps the names of theatres and people: %s', (name, expected) => {
    expect(sanitizeName(name)).toBe(expected)
  })

  it('returns an empty text when nothing remains', () => {
    expect(['', '   ', 'https://evil.example', '...', '\u202E'].map(sanitizeName)).toEqual(['', '', '', '', ''])
  })
})
