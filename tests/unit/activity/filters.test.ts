import { dayAfter, filterQuery, readFilters } from '@/lib/activity/filters'

const ID = '01999999-0000-7000-8000-000000000000'
const NONE = { before: null, from: null, kind: null, person: null, to: null }

describe('filters of the audit log in an address', () => {
  it('are read as they were written', () => {
    const filters = {
      before: { at: '2026-11-21T10:00:00.123Z', id: ID },
      from: '2026-11-01',
      kind: 'domains' as const,
      person: ID,
      to: '2026-11-21',
    }
    const query = Object.fromEntries(new URLSearchParams(filterQuery(filters)))
    expect(readFilters(query)).toEqual(filters)
    expect(filterQuery(NONE)).toBe('')
  })

  it.each([
    { person: 'somebody' },
    { kind: 'constructor' },
    { from: '2026-02-30' },
    { from: '21.11.2026' },
    { to: '' },
    { before: `never_${ID}` },
    { before: '2026-11-21T10:00:00.123Z' },
    { person: [ID, ID] },
  ])('are ignored when they are invalid: %j', (query) => {
    expect(readFilters(query)).toEqual(NONE)
  })

  it('include the last day', () => {
    expect(dayAfter('2026-12-31')).toBe('2027-01-01T00:00:00.000Z')
  })
})
