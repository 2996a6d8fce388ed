import { referencesIn } from '@/components/document/ReferenceStates/referencesIn'

describe('referencesIn', () => {
  it('finds ids, with or without a content type, alone or in a list, populated or not', () => {
    expect(referencesIn('a', 'media')).toEqual([{ collection: 'media', id: 'a' }])
    expect(referencesIn(['a', { id: 'b' }], 'media')).toEqual([
      { collection: 'media', id: 'a' },
      { collection: 'media', id: 'b' },
    ])
    expect(
      referencesIn(
        [
          { relationTo: 'events', value: 'a' },
          { relationTo: 'posts', value: { id: 'b' } },
        ],
        ['events', 'posts'],
      ),
    ).toEqual([
      { collection: 'events', id: 'a' },
      { collection: 'posts', id: 'b' },
    ])
  })

  it('finds no document in an empty value, or in an id that could be of several content types', () => {
    for (const value of [null, undefined, '', [], [null], { relationTo: 'events', value: null }, 5])
      expect(referencesIn(value, 'media').filter(({ id }) => id)).toEqual([])
    expect(referencesIn('a', ['events', 'posts'])).toEqual([])
  })
})
