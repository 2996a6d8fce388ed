import { boot, type TestApp } from '@tests/support/boot'
import { describeFault } from './support/describeFault'
import type { Case, Target } from './support/malformed'
import { makeTarget } from './support/target'
import { wrongValueCases } from './support/wrongValues'

/** `npm test` takes a share of the cases, another one for each field; `npm run prove` all. */
const SIZE = Number(process.env.PROVE_SIZE ?? '0.1')

let app: TestApp
let target: Target

beforeAll(async () => {
  app = await boot()
  target = await makeTarget(app)
})
afterAll(() => app.close())

describe('values that do not fit their field', () => {
  it('are refused in words or put right, never with a failure of ours', async () => {
    const slugs = Object.keys(app.payload.collections).filter((slug) => !slug.startsWith('payload-'))
    const all = wrongValueCases(app.payload, slugs)
    const step = SIZE >= 1 ? 1 : Math.round(2 / SIZE)
    const cases = all.filter((_, index) => index % step === 0)
    const faults: string[] = []
    const seen = new Map<number, number>()
    for (let start = 0; start < cases.length; start += 6) {
      await Promise.all(cases.slice(start, start + 6).map((one) => check(one)))
    }
    console.log(
      `FIGURE wrong values ${cases.length} of ${all.length}, answers ${JSON.stringify(Object.fromEntries(seen))}`,
    )
    expect(cases.length).toBeGreaterThan(400)
    expect(faults).toEqual([])

    async function check({ name, send }: Case) {
      const answer = await send(target)
      seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
      const fault = describeFault(answer)
      if (fault) faults.push(`${name}: ${fault}`)
    }
  }, 1_200_000)

  it('are refused in all languages at once, as what fits is', async () => {
    const { client, page } = target
    for (const data of [{ seo: null }, { title: 'In all languages' }]) {
      const { status, text } = await client.patch(`/pages/${page}?locale=all`, data)
      expect([status, text]).toEqual([400, expect.stringContaining('Write one language at a time.')])
    }
  })

  it('stand beside values that fit', async () => {
    const { client, tenant } = target
    const made = await client.post('/events', {
      credits: null,
      startDate: '2026-11-21T19:30:00Z',
      tenant,
      title: 'Fits',
      works: [],
    })
    expect(made.status).toBe(201)
    expect(made.body.doc).toMatchObject({ credits: [], startDate: '2026-11-21T19:30:00.000Z' })
  })
})
