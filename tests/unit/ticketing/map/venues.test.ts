import { findVenue, indexVenues, type SiteVenue } from '@/plugins/ticketing/lib/map/venues'

const venue = (id: string, name: string, ...otherNames: string[]): SiteVenue => ({ id, name, otherNames, zone: null })

describe('findVenue', () => {
  it('finds a venue by its name in any language, however it is written', () => {
    const index = indexVenues([venue('a', 'Großes Haus', 'Main Stage', 'Prif Lwyfan'), venue('b', 'Studio')])
    const ids = ['grosses haus', 'GROßES HAUS', 'main  stage', 'Prif Lwyfan', 'Studio'].map((name) => {
      const found = findVenue(index, name)
      return typeof found === 'string' ? found : found.id
    })
    expect(ids).toEqual(['a', 'a', 'a', 'a', 'b'])
  })

  it('tells venues apart by their own names where they share a translation, and leaves the shared name to a person', () => {
    const index = indexVenues([venue('a', 'Großes Haus', 'Theatre'), venue('b', 'Kleines Haus', 'Theatre')])
    expect(findVenue(index, 'Kleines Haus')).toMatchObject({ id: 'b' })
    expect(findVenue(index, 'Theatre')).toBe('manyVenues')
  })

  it('prefers the venue that has the name in the first language', () => {
    const index = indexVenues([venue('a', 'Studio'), venue('b', 'Stiwdio', 'Studio')])
    expect(findVenue(index, 'Studio')).toMatchObject({ id: 'a' })
  })

  it('does not take a venue for two whose name is the same in two languages', () => {
    expect(findVenue(indexVenues([venue('a', 'Foyer', 'foyer', 'Foyer ')]), 'Foyer')).toMatchObject({ id: 'a' })
  })
})
