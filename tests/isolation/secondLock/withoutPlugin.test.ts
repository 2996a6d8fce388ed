import type { Rule } from '../support/brokenRules'
import { openSecondLock, type SecondLock } from '../support/secondLock'

let lock: SecondLock

beforeAll(async () => {
  lock = await openSecondLock(false)
}, 240_000)
afterAll(() => lock.close())

const LONG = 240_000

/** At least so many cases come out wrong when nothing stands behind a broken rule. */
const BITING: { atLeast: number; probes: ('creating' | 'ids' | 'lists' | 'pickers')[]; rules: Rule[] }[] = [
  { atLeast: 80, probes: ['ids', 'lists'], rules: ['inTenantsWith'] },
  { atLeast: 80, probes: ['ids', 'lists', 'creating'], rules: ['forCollection'] },
  { atLeast: 6, probes: ['creating'], rules: ['inTenantOfData', 'guardTenant'] },
  { atLeast: 15, probes: ['pickers'], rules: ['restrictToTenant'] },
]

describe("Callboard's own rules without the multi-tenant plugin", () => {
  it(
    'keep other tenants out while none of them is broken',
    async () => {
      const { cases, wrong } = await lock.measure({
        probes: ['ids', 'lists', 'creating', 'pickers', 'references'],
        rules: [],
      })
      expect(wrong).toEqual([])
      expect(cases).toBeGreaterThan(200)
    },
    LONG,
  )

  it.each(BITING)(
    'let other tenants in while $rules are broken, which shows what the plugin has to prevent',
    async ({ atLeast, ...breaking }) => {
      const { wrong } = await lock.measure(breaking)
      expect(wrong.length).toBeGreaterThanOrEqual(atLeast)
    },
    LONG,
  )

  it.each([[['guardTenant']], [['inTenantOfData']]] as [Rule[]][])(
    'back each other up: with only %j broken, nobody creates a document in another tenant',
    async (rules) => {
      expect((await lock.measure({ probes: ['creating'], rules })).wrong).toEqual([])
    },
    LONG,
  )
})
