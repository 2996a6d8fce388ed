import { setTimeout as waitFor } from 'node:timers/promises'
import {
  addInstance,
  cancelInstance,
  deleteInstance,
  moveInstance,
  renameEvent,
  type BoxOfficeInstance,
} from '@/plugins/ticketing/demo/season'
import { CLIENT_NAME } from '@tests/fakes/spektrix'
import { expireMinuteLimits } from '@tests/support/passMinute'
import { randomOf } from '@tests/support/random'
import { until } from '@tests/support/until'
import { create } from '@tests/support/world'
import { NO_RUBBISH, rubbish } from './people.support'
import { connect, doJobs, readRun, soon, startStage, type Run, type Stage } from './support'
import { passTime, picture, spawnWorker, stopClock, type RealWorker } from './worker.support'

/** How often a worker is killed: `TICKETING_KILLS=300` for the figure in the documentation. */
const KILLS = Number(process.env.TICKETING_KILLS ?? (Number(process.env.PROVE_SIZE ?? '0.1') < 1 ? 5 : 60))
const EVENTS = 56
const NIGHTS = 2

let stage: Stage
const workers: RealWorker[] = []
const random = randomOf(20_261)

beforeAll(async () => {
  const season = Array.from({ length: EVENTS }, (_, index) => ({
    description: `About ${index}`,
    instances: Array.from({ length: NIGHTS }, (_unused, night) => ({ start: soon(10 + ((index + night) % 60)) })),
    minutes: 90,
    name: `Play ${index}`,
    venue: 'Main Stage',
  }))
  stage = await startStage(season)
  const { world } = stage
  for (const tenant of [world.a, world.b])
    await create(stage.app.payload, 'venues', { name: 'Main Stage', tenant, timezone: 'Europe/London' })
  await connect(stage)
  await world.clients['owner-b']!.post('/ticketing/spektrix/connect', { clientName: CLIENT_NAME, tenant: world.b })
  await stopClock(stage)
}, 120_000)
afterAll(async () => {
  for (const worker of workers) await worker.kill()
  await stage.fake.close()
  await stage.app.close()
})

const pick = <One>(list: readonly One[]): One => random.pick(list)!
const start = () => {
  const worker = spawnWorker(stage)
  workers.push(worker)
  return worker
}

/** What happens at a box office between two syncs. */
function changeSeason(round: number): void {
  const { season } = stage
  const [events, nights] = [[...season.events.values()], [...season.instances.values()]]
  for (let count = 0; count < 12; count += 1) renameEvent(season, pick(events).number, `Play ${round}.${count}`)
  for (let count = 0; count < 12; count += 1)
    moveInstance(season, pick(nights).number, soon(10 + random.below(60), '18:00:00'))
  for (let count = 0; count < 6; count += 1) cancelInstance(season, pick(nights).number, random.chance(0.7))
  for (let count = 0; count < 4; count += 1) addInstance(season, pick(events).number, { start: soon(75, '14:00:00') })
  const gone = new Set<BoxOfficeInstance>([pick(nights), pick(nights)])
  // Not the last one: numbers are not used again.
  for (const { number } of gone) if (number !== nights.at(-1)!.number) deleteInstance(season, number)
}

/** The box office is asked for its events: a run has begun. */
async function beginning(): Promise<void> {
  await until(() => stage.fake.requests.some(({ path }) => path.endsWith('/events')), 60_000)
}

const stateOf = async (run: string) => (await readRun(stage, run)).status

it(
  `lose nothing and double nothing, however often a worker is killed in the middle of a sync (${KILLS})`,
  async () => {
    const { world } = stage
    const begin = async (tenant: string, who: string, kind: 'import' | 'sync') =>
      (
        await world.clients[who]!.post<{ run: Run }>(`/ticketing/spektrix/${kind}`, {
          ...(kind === 'import' && { all: true }),
          tenant,
        })
      ).body.run.id
    let [kills, within, rounds] = [0, 0, 0]
    const began = performance.now()
    while (kills < KILLS) {
      await expireMinuteLimits(stage.app)
      const kind = rounds === 0 ? 'import' : 'sync'
      if (rounds > 0) changeSeason(rounds)
      // As it is without a kill, on a site of its own.
      await begin(world.b, 'owner-b', kind)
      const undisturbed = performance.now()
      await doJobs(stage)
      const tookMs = performance.now() - undisturbed
      stage.fake.clearRequests()
      const run = await begin(world.a, 'owner-a', kind)
      // Now and then it is left to end, so that there are more beginnings than one.
      for (let tries = 0; kills < KILLS && (await stateOf(run)) === 'running'; tries += 1) {
        const worker = start()
        await worker.isUp()
        await Promise.race([beginning(), waitFor(3_000)])
        await waitFor(random.below(tookMs * 1.1))
        if ((await stateOf(run)) === 'running') within += 1
        await worker.kill()
        kills += 1
        stage.fake.clearRequests()
        await passTime(stage)
        expect(await rubbish(stage)).toEqual(NO_RUBBISH)
        if (tries > 3) break
      }
      if ((await stateOf(run)) === 'running') {
        const last = start()
        await until(async () => (await stateOf(run)) !== 'running', 120_000)
        await last.stop()
      }
      expect(await picture(stage, world.a)).toEqual(await picture(stage, world.b))
      rounds += 1
      console.log(`FIGURE kills so far ${kills}, ${within} of them within a run, ${rounds} runs`)
    }
    console.log(
      `FIGURE kills ${JSON.stringify({ events: EVENTS, kills, nights: stage.season.instances.size, rounds, seconds: Math.round((performance.now() - began) / 1000), within })}`,
    )
    expect(kills).toBe(KILLS)
  },
  Math.max(3_600_000, KILLS * 30_000),
)
