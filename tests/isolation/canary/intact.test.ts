import { plantScene } from '@/plugins/canary/lib/plant/plantScene'
import { doorsOf, runCanary } from '@/plugins/canary/lib/runCanary'
import { boot, type TestApp } from '@tests/support/boot'

let app: TestApp

beforeAll(async () => {
  app = await boot()
  app.payload.logger.level = 'silent'
}, 240_000)
afterAll(() => app.close())

describe('The isolation canary', () => {
  it('finds nothing in a whole round while all walls stand, and reaches its own documents through each route', async () => {
    const { isNew, scene } = await plantScene(app.payload)
    expect(isNew).toBe(true)
    const start = performance.now()
    const run = await runCanary(app.payload, scene, { from: 0 })
    console.log(`${run.attempts} attempts, ${run.busyMs} ms busy, ${Math.round(performance.now() - start)} ms, ${(await doorsOf(app.payload, scene)).length} doors`)
    expect(run.findings).toEqual([])
    expect(run.state).toBe('intact')
  }, 590_000)
})
