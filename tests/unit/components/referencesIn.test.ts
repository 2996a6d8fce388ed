import { referencesIn } from '@/components/document/ReferenceStates/referencesIn'

describe('the documents in the value of a field', () => {
  it('are ids, or ids with their content type, alone or in a list, read or not', () => {
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

  it('are none where there are none', () => {
    for (const value of [null, undefined, '', [], [null], { relationTo: 'events', value: null }, 5])
      expect(referencesIn(value, 'media').filter(({ id }) => id)).toEqual([])
    expect(referencesIn('a', ['events', 'posts'])).toEqual([])
  })
})
