import { AsyncLocalStorage } from 'node:async_hooks'
import type { Where } from 'payload'
import { poolOf } from '@/database/connections'
import { oncePerProcess } from '@/lib/process/oncePerProcess'
import { boot, type TestApp } from '@tests/support/boot'
import { countStatements } from '@tests/support/countStatements'
import { makeWorld, type World } from '@tests/support/world'

let app: TestApp
let people: string[]
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  const { rows } = await poolOf(app.payload).query<{ id: string }>(
    `select id from users where email in ('editor-a@test.example', 'viewer-a@test.example') order by email`,
  )
  people = rows.map(({ id }) => id)
  for (const [index, user] of people.entries()) {
    for (const key of ['nav', 'collection-pages']) await choose(user, key, { of: index, key })
  }
})
afterAll(() => app.close())

const asksFor = (key: string, user: string): Where[] => [
  { key: { equals: key } },
  { 'user.relationTo': { equals: 'users' } },
  { 'user.value': { equals: user } },
]

const choose = (user: string, key: string, value: unknown, req: object = {}) =>
  app.payload.create({
    collection: 'payload-preferences',
    data: { key, user: { relationTo: 'users', value: user }, value } as never,
    req: req as never,
    user: { id: user, collection: 'users' } as never,
  })

/** As every screen of Payload's asks. */
const choice = (and: Where[]) =>
  app.payload.find({ collection: 'payload-preferences', depth: 0, limit: 1, pagination: false, where: { and } })

describe('what a person has chosen', () => {
  it('is answered as Payload answers it', async () => {
    for (const user of people) {
      for (const key of ['nav', 'collection-pages', 'never-chosen']) {
        const quick = await choice(asksFor(key, user))
        // One condition more is not answered in the quick way.
        const slow = await choice([...asksFor(key, user), { id: { exists: true } }])
        expect(quick).toEqual(slow)
        expect(quick.docs.map(({ value }) => value)).toEqual(
          key === 'never-chosen' ? [] : [{ of: people.indexOf(user), key }],
        )
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
      const inside = await app.payload.find({
        collection: 'payload-preferences',
        depth: 0,
        limit: 1,
        pagination: false,
        req,
        where: { and: asksFor('new', people[0]!) },
      })
      expect([inside.docs.length, (await choice(asksFor('new', people[0]!))).docs.length]).toEqual([1, 0])
    } finally {
      await app.payload.db.rollbackTransaction(transactionID)
    }
  })
})

describe('what a person has chosen, within one request', () => {
  /** As our web server handles a request. */
  const inRequest = <Result>(run: () => Promise<Result>): Promise<Result> =>
    oncePerProcess('answers', () => new AsyncLocalStorage<object>()).run({}, run)
  const inTurn = async (user: string): Promise<unknown[]> => {
    const values: unknown[] = []
    for (const key of ['nav', 'locale', 'collection-pages'])
      values.push((await choice(asksFor(key, user))).docs[0]?.value)
    return values
  }

  it('is read at once for all screens, and apart for each person', async () => {
    const [mine, theirs] = people as [string, string]
    let found: unknown[] = []
    const read = async () => void (found = [await inTurn(mine), await inTurn(theirs)])
    expect(await countStatements(() => inRequest(read))).toBe(2)
    expect(found).toEqual([0, 1].map((of) => [{ of, key: 'nav' }, undefined, { of, key: 'collection-pages' }]))
    // Outside of a request nobody knows when it ends.
    expect(await countStatements(read)).toBe(6)
  })

  it('is read anew after the request has changed it, and by the next one', async () => {
    const [user] = people as [string]
    const locale = async () => (await choice(asksFor('locale', user))).docs.map(({ value }) => value)
    const before = await inRequest(async () => {
      const found = [await locale()]
      await choose(user, 'locale', 'cy')
      return [...found, await locale()]
    })
    expect(before).toEqual([[], ['cy']])
    await poolOf(app.payload).query("update payload_preferences set value = '\"en\"' where key = 'locale'")
    expect(await inRequest(locale)).toEqual(['en'])
  })
})

describe('what a person may keep', () => {
  const kept = async (): Promise<string[]> => {
    const { rows } = await poolOf(app.payload).query<{ key: string }>(
      'select p.key from payload_preferences p join payload_preferences_rels r on r.parent_id = p.id where r.users_id = $1 order by p.updated_at, p.id',
      [world.users['both']],
    )
    return rows.map(({ key }) => key)
  }
  const keep = (key: string, value: unknown) => world.clients['both']!.post(`/payload-preferences/${key}`, { value })
  const many = (count: number, bytes: number) =>
    poolOf(app.payload).query(
      `with made as (insert into payload_preferences (id, key, value, updated_at, created_at)
         select gen_random_uuid(), 'old-' || n, to_jsonb(repeat(md5(n::text), $2 / 32)), now() - interval '1 day' + n * interval '1 second', now() from generate_series(1, $1::int) n returning id)
       insert into payload_preferences_rels (parent_id, path, users_id) select id, 'user', $3 from made`,
      [count, bytes, world.users['both']],
    )
  beforeEach(() =>
    poolOf(app.payload).query(
      'delete from payload_preferences where id in (select parent_id from payload_preferences_rels where users_id = $1)',
      [world.users['both']],
    ),
  )

  it('is of a limited size', async () => {
    expect((await keep('nav', 'x'.repeat(600_000))).status).toBe(413)
    expect((await keep('x'.repeat(201), 'x')).status).toBe(413)
    expect(
      (await world.clients['both']!.post('/payload-preferences', { key: 'nav', value: 'x'.repeat(600_000) })).status,
    ).toBe(413)
    expect(await kept()).toEqual([])
    expect((await keep('nav', 'x'.repeat(400_000))).status).toBe(200)
    expect(await kept()).toEqual(['nav'])
  })

  it('is of a limited number: the oldest make room', async () => {
    await many(600, 32)
    expect((await keep('nav', { open: true })).status).toBe(200)
    const keys = await kept()
    expect([keys.length, keys.includes('nav'), keys.includes('old-600'), keys.includes('old-1')]).toEqual([
      500,
      true,
      true,
      false,
    ])
    expect(await choice(asksFor('nav', people[0]!))).toMatchObject({ totalDocs: 1 })
  })

  it('is of a limited size in all', async () => {
    await poolOf(app.payload).query('alter table payload_preferences alter column value set storage external')
    await many(20, 500_000)
    expect((await keep('nav', { open: true })).status).toBe(200)
    const keys = await kept()
    expect([keys.length < 10, keys.includes('nav'), keys.includes('old-20')]).toEqual([true, true, true])
  })
})
