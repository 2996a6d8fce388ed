import { findFreePort } from '../../../scripts/lib/ports.mjs'
import { createSeason, type Season } from '@/plugins/ticketing/demo/season'
import { toStored, writeBoxOffice } from '@/plugins/ticketing/demo/store'
import { boot, type TestApp } from '@tests/support/boot'
import { until } from '@tests/support/until'
import { startWorker, type Worker } from '../mails/support/worker'
import { HAMLET } from './support'

let app: TestApp
let port: number
const workers: Worker[] = []

beforeAll(async () => {
  app = await boot()
  port = await findFreePort()
})
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.kill()))
  await app.close()
})

const start = async (env: Record<string, string>): Promise<Worker> => {
  const worker = await startWorker(app, { DEMO_BOX_OFFICE_PORT: String(port), ...env })
  workers.push(worker)
  return worker
}

/** Names of the events that it sells; null: nobody listens. */
async function sold(): Promise<string[] | number | null> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/demo-box-office/api/v3/events`)
    return answer.status === 200 ? ((await answer.json()) as { name: string }[]).map(({ name }) => name) : answer.status
  } catch {
    return null
  }
}

const open = (events: Parameters<typeof createSeason>[0]['events']) => {
  const season: Season = createSeason({ events, zone: 'Europe/London' })
  return writeBoxOffice(app.payload, { first: toStored(season), season: toStored(season), tenant: 'nobody' })
}

describe('the box office of the demo, and the workers that serve it', () => {
  it('is served by no worker without the demo', async () => {
    const worker = await start({ CALLBOARD_DEMO: '0' })
    expect(await sold()).toBe(null)
    await worker.stop()
  }, 200_000)

  it('sells what the database says, and goes on with another worker when the one that serves it is killed', async () => {
    const first = await start({ CALLBOARD_DEMO: '1' })
    expect(await sold()).toBe(503)
    await open([HAMLET])
    expect(await sold()).toEqual(['Hamlet'])
    const second = await start({ CALLBOARD_DEMO: '1' })
    await first.kill()
    await until(async () => Array.isArray(await sold()), 20_000)
    expect(await sold()).toEqual(['Hamlet'])
    await open([HAMLET, { ...HAMLET, name: 'Macbeth' }])
    expect(await sold()).toEqual(['Hamlet', 'Macbeth'])
    await second.stop()
    expect(await sold()).toBe(null)
  }, 400_000)
})
