import { listFilterCondition } from '@/lib/lists/chosenIn'
import { addConditions } from '@/lib/lists/addConditions'

const site = { tenant: { equals: 'a' } }
const read = (query: string) => [...new URLSearchParams(query)].map(([name, value]) => `${name}=${value}`)

describe('query for many documents', () => {
  it('gets the added conditions beside its own', () => {
    expect(
      read(addConditions('?locale=en&where[and][0][title][like]=a&where[and][1][id][not_equals]=', [site])),
    ).toEqual([
      'locale=en',
      'where[and][0][title][like]=a',
      'where[and][1][id][not_equals]=',
      'where[and][2][tenant][equals]=a',
    ])
    expect(
      read(addConditions('where[or][0][and][0][title][in][1]=b', [site, { or: [{ end: { exists: false } }] }])),
    ).toEqual([
      'where[and][0][or][0][and][0][title][in][1]=b',
      'where[and][1][tenant][equals]=a',
      'where[and][2][or][0][end][exists]=false',
    ])
  })

  it('a query without conditions gets only those that are added', () => {
    expect(read(addConditions('', [site]))).toEqual(['where[and][0][tenant][equals]=a'])
    expect(read(addConditions('?depth=0', [{ id: { in: ['1', '2'] } }]))).toEqual([
      'depth=0',
      'where[and][0][id][in][0]=1',
      'where[and][0][id][in][1]=2',
    ])
    expect(addConditions(addConditions('?where%5Btitle%5D%5Bequals%5D=Tea%20%26%20tales', []), [])).toBe(
      '?where%5Band%5D%5B0%5D%5Btitle%5D%5Bequals%5D=Tea+%26+tales',
    )
  })

  it('gets the condition of the chosen chips of a list', () => {
    expect(listFilterCondition('media', () => 'missing', '2026-11-21T12:00:00.000Z')).toHaveProperty('and')
    expect(listFilterCondition('media', () => null, '2026-11-21T12:00:00.000Z')).toBeNull()
    expect(JSON.stringify(listFilterCondition('event-instances', () => 'past', '2026-11-21T12:00:00.000Z'))).toContain(
      '{"less_than":"2026-11-21T12:00:00.000Z"}',
    )
    expect(listFilterCondition('pages', () => 'missing', '')).toBeNull()
  })
})
