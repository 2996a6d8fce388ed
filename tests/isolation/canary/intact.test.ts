import { poolOf } from '@/database/connections'
import type { Scene } from '@/plugins/canary/lib/scene'
import { plantScene } from '@/plugins/canary/lib/plant/plantScene'
import { runCanary } from '@/plugins/canary/lib/runCanary'
import { boot, type TestApp } from '@tests/support/boot'

const LONG = 400_000

let app: TestApp
let scene: Scene

beforeAll(async () => {
  app = await boot()
  app.payload.logger.level = 'silent'
  scene = (await plantScene(app.payload)).scene
}, LONG)
afterAll(() => app.close())

/** What the own site has of what people of it may create. */
const countOwn = async () =>
  (
    await poolOf(app.payload).query(
      `select (select count(*)::int from user_roles where tenant_id = $1) as roles,
        (select count(*)::int from themes where tenant_id = $1) as themes,
        (select count(*)::int from site_releases where tenant_id = $1) as releases,
        (select count(*)::int from invite_tokens where tenant_id = $1) as invitations`,
      [scene.a.tenantId],
    )
  ).rows[0] as Record<string, number>

describe('The isolation canary', () => {
  it(
    'finds nothing in a whole round while all walls stand, and reaches its own documents through every route, and leaves nothing behind in the own site',
    async () => {
      const before = await countOwn()
      const { attempts, busyMs, cpuMs, findings, state, total } = await runCanary(app.payload, scene, { from: 0 })
      console.log(
        `FIGURE canary, a whole round: ${attempts} attempts, answered in ${busyMs} ms, ${cpuMs} ms of processor time`,
      )
      expect(findings).toEqual([])
      expect([state, attempts]).toEqual(['intact', total])
      expect(await countOwn()).toEqual(before)
    },
    LONG,
  )
})
