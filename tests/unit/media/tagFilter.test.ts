import { tagIn, withTag } from '@/plugins/mediaLibrary/lib/tagFilter'

describe('tag in the filter of a list', () => {
  it.each([
    [undefined, null],
    [{}, null],
    [{ or: [{ and: [{ tags: { in: ['Hamlet'] } }] }] }, 'Hamlet'],
    [{ or: [{ and: [{ tags: { equals: 'Hamlet' } }] }] }, 'Hamlet'],
    // As an address says it.
    [{ or: { 0: { and: { 0: { tags: { in: { 0: 'Hamlet' } } } } } } }, 'Hamlet'],
    [{ or: [{ and: [{ title: { like: 'a' } }, { tags: { in: ['Hamlet'] } }] }] }, 'Hamlet'],
    [{ or: [{ and: [{ tags: { in: ['Hamlet', 'Macbeth'] } }] }] }, null],
    [{ or: [{ and: [{ tags: { in: ['Hamlet'] } }] }, { and: [{ title: { like: 'a' } }] }] }, null],
    ['nonsense', null],
  ])('the tag in %j is %j', (where, tag) => expect(tagIn(where)).toBe(tag))

  it('is added to the other conditions and removed again', () => {
    const where = {
      or: [{ and: [{ title: { like: 'a' } }] }, { and: [{ title: { like: 'b' } }, { tags: { in: ['Macbeth'] } }] }],
    }
    const narrowed = withTag(where, 'Hamlet')
    expect(narrowed).toEqual({
      or: [
        { and: [{ title: { like: 'a' } }, { tags: { in: ['Hamlet'] } }] },
        { and: [{ title: { like: 'b' } }, { tags: { in: ['Hamlet'] } }] },
      ],
    })
    expect(tagIn(narrowed)).toBe('Hamlet')
    expect(withTag(narrowed, null)).toEqual({
      or: [{ and: [{ title: { like: 'a' } }] }, { and: [{ title: { like: 'b' } }] }],
    })
    expect(withTag(withTag(undefined, 'Hamlet'), null)).toEqual({ or: [] })
  })
})
