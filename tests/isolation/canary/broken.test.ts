import type { TestApp } from '@tests/support/boot'
import { makeBreakable, whileBroken, type Rule } from '../support/brokenRules'

const LONG = 240_000

let app: TestApp

/** The next round from the beginning, on sites with everything in place. */
async function runOnce(rules: readonly Rule[]) {
  const { plantScene } = await import('@/plugins/canary/lib/plant/plantScene')
  const { runCanary } = await import('@/plugins/canary/lib/runCanary')
  const { scene } = await plantScene(app.payload)
  const start = performance.now()
  const run = await whileBroken(rules, () => runCanary(app.payload, scene, { from: 0, stopsAtBreach: true }))
  console.log(
    `FIGURE canary, ${rules.join(' and ')} broken: found at attempt ${run.attempts} of ${run.total}, ${Math.round(performance.now() - start)} ms, ${JSON.stringify(run.findings)}`,
  )
  return run
}

beforeAll(async () => {
  await makeBreakable(false)
  const { boot } = await import('@tests/support/boot')
  app = await boot()
  app.payload.logger.level = 'silent'
}, LONG)
afterAll(() => app.close())

/** Without the second lock, so that each broken rule lets somebody in. Two back each other up. */
const WALLS: { rules: Rule[] }[] = [
  { rules: ['inTenantsWith'] },
  { rules: ['forCollection'] },
  { rules: ['guardTenant', 'inTenantOfData'] },
  { rules: ['restrictToTenant'] },
  { rules: ['guardReferences'] },
  { rules: ['canAccess'] },
]

describe('The isolation canary without the multi-tenant plugin', () => {
  it.each(WALLS)(
    'finds within one round that $rules are broken',
    async ({ rules }) => {
      expect((await runOnce(rules)).state).toBe('broken')
    },
    LONG,
  )
})
