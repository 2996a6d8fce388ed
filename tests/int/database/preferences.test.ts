import type { Where } from 'payload'
import { poolOf } from '@/access/poolOf'
import { boot, type TestApp } from '@tests/support/boot'
import { makeWorld } from '@tests/support/world'

let app: TestApp
let people: string[]

beforeAll(async () => {
  app = await boot()
  await makeWorld(app)
  const { rows } = await poolOf(app.payload).query<{ id: string }>(`select id from users where email in ('editor-a@test.example', 'viewer-a@test.example') order by email`)
  people = rows.map(({ id }) => id)
  for (const [index, user] of people.entries()) {
    for (const key of ['nav', 'collection-pages']) await choose(user, key, { of: index, key })
  }
})
afterAll(() => app.close())

const asksFor = (key: string, user: string): Where[] => [{ key: { equals: key } }, { 'user.relationTo': { equals: 'users' } }, { 'user.value': { equals: user } }]

const choose = (user: string, key: string, value: unknown, req: object = {}) =>
  app.payload.create({ collection: 'payload-preferences', data: { key, user: { relationTo: 'users', value: user }, value } as never, req: req as never, user: { id: user, collection: 'users' } as never })

/** As every screen of Payload's asks. */
const choice = (and: Where[]) => app.payload.find({ collection: 'payload-preferences', depth: 0, limit: 1, pagination: false, where: { and } })

describe('what a person has chosen', () => {
  it('is answered as Payload answers it', async () => {
    for (const user of people) {
      for (const key of ['nav', 'collection-pages', 'never-chosen']) {
        const quick = await choice(asksFor(key, user))
        // One condition more is not answered in the quick way.
        const slow = await choice([...asksFor(key, user), { id: { exists: true } }])
        expect(quick).toEqual(slow)
        expect(quick.docs.map(({ value }) => value)).toEqual(key === 'never-chosen' ? [] : [{ of: people.indexOf(user), key }])
      }
    }
  })

  it('is never mistaken for another question', async () => {
    const [mine, theirs] = people as [string, string]
    const other: Where[][] = [
      [{ key: { not_equals: 'nav' } }, ...asksFor('nav', mine).slice(1)],
      [...asksFor('nav', mine), { key: { equals: 'collection-pages' } }],
      [...asksFor('nav', mine), { or: [{ id: { exists: false } }] }],
      [...asksFor('nav', mine), { 'user.value': { equals: theirs } }],
    ]
    const found = await Promise.all(other.map(async (and) => (await choice(and)).docs.map(({ value }) => value)))
    expect(found).toEqual([[{ of: 0, key: 'collection-pages' }], [], [], []])
  })

  it('is seen as it stands inside of a transaction', async () => {
    const transactionID = (await app.payload.db.beginTransaction())!
    const req = { transactionID } as never
    try {
      await choose(people[0]!, 'new', 1, { transactionID })
      const inside = await app.payload.find({ collection: 'payload-preferences', depth: 0, limit: 1, pagination: false, req, where: { and: asksFor('new', people[0]!) } })
      expect([inside.docs.length, (await choice(asksFor('new', people[0]!))).docs.length]).toEqual([1, 0])
    } finally {
      await app.payload.db.rollbackTransaction(transactionID)
    }
  })
})
