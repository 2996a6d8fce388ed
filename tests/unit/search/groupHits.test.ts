import { groupHits } from '@/plugins/search/lib/hit'
import { searchUrl, toResults } from '@/plugins/search/lib/searchRequests'

const hits = (...types: string[]) => types.map((collectionType, index) => ({ collectionType, id: index }))

describe('groupHits [B-074]', () => {
  it('groups hits into events, pages, people and posts first, then the others in their order', () => {
    const groups = groupHits(hits('works', 'posts', 'people', 'venues', 'pages', 'events', 'works', 'events'))
    expect(groups.map(({ collection, hits: group }) => [collection, group.map(({ id }) => id)])).toEqual([
      ['events', [5, 7]],
      ['pages', [4]],
      ['people', [2]],
      ['posts', [1]],
      ['works', [0, 6]],
      ['venues', [3]],
    ])
    expect(groupHits([])).toEqual([])
  })
})

describe('search requests', () => {
  it('search all kinds, or drafts of pages, for at most fifty documents [B-179, B-285, B-287, B-358]', () => {
    expect(searchUrl('a & b', 'published', 'T')).toBe('/search?search=a+%26+b&limit=50&depth=1')
    expect(decodeURIComponent(searchUrl('a', 'draft', 'T'))).toBe(
      '/collections/pages?where[title][contains]=a&where[tenant][equals]=T&where[_status][equals]=draft&limit=50&depth=1',
    )
  })

  it('return hits, and drafts with their description [B-128, B-130]', () => {
    const found = {
      docs: [{ id: '1', collectionType: 'events', isDraft: false, priority: 100, slug: 'hamlet', title: 'Hamlet' }],
      groups: [{ collectionType: 'events', totalDocs: 70 }],
      totalDocs: 70,
    }
    expect(toResults(found, 'published')).toEqual({
      hits: [{ id: '1', collectionType: 'events', description: null, isDraft: false, slug: 'hamlet', title: 'Hamlet' }],
      ofKind: { events: 70 },
      total: 70,
    })
    expect(
      toResults({ docs: [{ id: '2', slug: 'bar', summary: 'Open at six', title: 'Bar' }], totalDocs: 1 }, 'draft').hits,
    ).toEqual([
      { id: '2', collectionType: 'pages', description: 'Open at six', isDraft: true, slug: 'bar', title: 'Bar' },
    ])
  })
})
