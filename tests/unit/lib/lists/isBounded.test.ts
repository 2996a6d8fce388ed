import { limitsDocuments } from '@/lib/lists/isBounded'

const id = { id: { equals: '0197' } }
const ids = { id: { in: ['0197', '0198'] } }
const tenant = { tenant: { equals: '0196' } }
const trashed = { deletedAt: { exists: true } }
const titled = { title: { equals: 'Gala' } }

describe('limitsDocuments', () => {
  it.each([
    ['names documents by their ids', ids],
    ['names one document', id],
    ['names ids in one text', { id: { in: '0197,0198' } }],
    ['names many ids, as addresses carry them', { id: { in: { 0: '0197', 21: '0198' } } }],
    ['names a tenant', tenant],
    ['narrows down what is bounded already', { and: [titled, id, trashed] }],
    ['has its conditions side by side', { ...titled, ...tenant }],
    ['is bounded some levels down', { and: [{ or: [{ and: [titled, tenant] }] }] }],
    ['is bounded in each part of a choice', { or: [id, { and: [tenant, titled] }] }],
  ])('accepts a filter that %s', (_, where) => {
    expect(limitsDocuments(where)).toBe(true)
  })

  it.each([
    ['says nothing', {}],
    ['is no filter', 'id'],
    ['asks for what lies in the trash', trashed],
    ['is bounded in one part of a choice only', { or: [id, titled] }],
    ['has an empty choice', { or: [] }],
    ['means all but one', { id: { not_equals: '' } }],
    ['names no id', { id: { in: [] } }],
    ['names an empty id', { id: { equals: '' } }],
    ['names the tenant of something else', { 'parent.tenant': { equals: '0196' } }],
    ['holds the words in a text', { title: { equals: '"id":{"in"' } }],
    ['holds the words in a value', { title: { like: { id: { in: ['0197'] } } } }],
  ])('refuses a filter that %s', (_, where) => {
    expect(limitsDocuments(where)).toBe(false)
  })
})
