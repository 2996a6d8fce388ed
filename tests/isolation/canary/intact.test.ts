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

describe('The isolation canary', () => {
  it(
    'finds nothing in a whole round while all walls stand, and reaches its own documents through every route',
    async () => {
      const { attempts, busyMs, findings, state, total } = await runCanary(app.payload, scene, { from: 0 })
      console.log(`FIGURE canary, a whole round: ${attempts} attempts, answered in ${busyMs} ms`)
      expect(findings).toEqual([])
      expect([state, attempts]).toEqual(['intact', total])
    },
    LONG,
  )
})
