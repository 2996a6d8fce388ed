import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import type { Client } from '@tests/support/client'
import { makeWorld, type World } from '@tests/support/world'
import { domainsOf, EDGE, newSite, put, readSite } from './support'

const ROUNDS = Math.max(2, Math.round(20 * Number(process.env.PROVE_SIZE ?? '0.1')))
const AT_ONCE = 20

let app: TestApp
let world: World
let owner: Client

beforeAll(async () => {
  app = await boot({ env: EDGE })
  world = await makeWorld(app)
  owner = world.clients['owner-a']!
})
afterAll(() => app.close())

const makeSite = (slug: string, hasPlan = true) => newSite(app, { hasPlan, owner: world.users['owner-a']!, slug })
const all = <Result>(call: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => call(index)))
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

describe(`${ROUNDS} rounds of ${AT_ONCE} people who change the same domains at once`, () => {
  it('[A-183] never pass the limit of the plan', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const site = await makeSite(`limit-${round}`, false)
      const local = `site-${round}.local`
      await put(owner, site, [{ domain: local, isPrimary: true }])
      await all((index) => put(owner, site, [{ domain: local }, { domain: `name-${index}.org` }]))
      const custom = (await domainsOf(owner, site)).filter(({ domain }) => domain !== local)
      expect(custom).toHaveLength(1)
    }
  })

  it('[A-181] never let a duplicate in', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const site = await makeSite(`same-${round}`)
      const answers = await all((index) =>
        put(owner, site, [{ domain: index % 2 ? 'same.example.org' : 'SAME.example.org.' }]),
      )
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
      expect((await domainsOf(owner, site)).map(({ domain }) => domain)).toEqual(['same.example.org'])
    }
  })

  it('[A-153] let exactly one win who knows the same state', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const site = await makeSite(`state-${round}`)
      const names = ['one.example.org', 'two.example.org', 'three.example.org']
      await put(
        owner,
        site,
        names.map((domain) => ({ domain })),
      )
      const { updatedAt } = await readSite(owner, site)
      const answers = await all((index) =>
        put(
          owner,
          site,
          [
            ...names.map((domain, place) => ({ domain, isPrimary: place === index % 3 })),
            { domain: `new-${index}.org` },
          ],
          updatedAt,
        ),
      )
      expect(statuses(answers)).toEqual([200, ...Array<number>(AT_ONCE - 1).fill(409)])
      const after = await domainsOf(owner, site)
      expect(after).toHaveLength(4)
      expect(after.filter(({ isPrimary }) => isPrimary)).toHaveLength(1)
      const winner = answers.findIndex(({ status }) => status === 200)
      expect(after.map(({ domain }) => domain)).toContain(`new-${winner}.org`)
    }
  })

  it('give a name for developers to one site, the others learn that it is taken', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const sites = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) => makeSite(`claim-${round}-${index}`)),
      )
      // Half of them in other words, with a port or without.
      const name = `stage-${round}.localhost`
      const answers = await all((index) =>
        put(owner, sites[index]!, [{ domain: index % 2 ? name.toUpperCase() : `${name}:3000` }]),
      )
      expect(statuses(answers)).toEqual([200, ...Array<number>(AT_ONCE - 1).fill(409)])
      const refused = answers.filter(({ status }) => status === 409)
      expect(new Set(refused.map(({ body }) => body.error))).toEqual(new Set(['This domain is already added']))
      const { rows } = await poolOf(app.payload).query('select 1 from tenants_domains where domain like $1', [
        `${name}%`,
      ])
      expect(rows).toHaveLength(1)
    }
  })

  it('leave no connection behind', async () => {
    const { rows } = await poolOf(app.payload).query(
      `select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    )
    expect(rows).toEqual([])
  })
})
