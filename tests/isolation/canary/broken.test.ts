import type { TestApp } from '@tests/support/boot'
import { makeBreakable, whileBroken, type Rule } from '../support/brokenRules'

const LONG = 240_000

let app: TestApp

/** The next round from the beginning, on sites with everything in place. */
async function runOnce(rules: readonly Rule[], routes = /^/) {
  const { plantScene } = await import('@/plugins/canary/lib/plant/plantScene')
  const { runCanary } = await import('@/plugins/canary/lib/runCanary')
  const { scene } = await plantScene(app.payload)
  const start = performance.now()
  const run = await whileBroken(rules, () => runCanary(app.payload, scene, { from: 0, routes, stopsAtBreach: true }))
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

/**
 * Without the second lock, so that each broken rule lets somebody in. Two back each other up. Rules of few routes are
 * tried with these only.
 */
const WALLS: { routes?: RegExp; rules: Rule[] }[] = [
  { rules: ['inTenantsWith'] },
  { rules: ['forCollection'] },
  { rules: ['guardTenant', 'inTenantOfData'] },
  { rules: ['restrictToTenant'] },
  { rules: ['guardReferences'] },
  { rules: ['canAccess'] },
  { routes: /api\/(?:chat|releases|views)\b/, rules: ['evaluateRule'] },
  { routes: /^GET \/api\/pages/, rules: ['narrowPerson'] },
  { routes: /^server function/, rules: ['guardServerFunction'] },
  { routes: /^preview/, rules: ['readPass'] },
]

describe('The isolation canary without the multi-tenant plugin', () => {
  it.each(WALLS)(
    'finds within one round that $rules are broken',
    async ({ routes, rules }) => {
      expect((await runOnce(rules, routes)).state).toBe('broken')
    },
    LONG,
  )
})
