import { poolOf } from '@/database/poolOf'
import { sellOutInstance } from '@/plugins/ticketing/demo/season'
import { spektrixId } from '@/plugins/ticketing/demo/spektrix'
import { startSoldOutReads } from '@/plugins/ticketing/jobs/readSoldOut'
import { create } from '@tests/support/world'
import { bringIn, connect, doJobs, editor, HAMLET, performancesOf, soon, startStage, sync, type Stage } from './support'

let stage: Stage
let event: string

beforeAll(async () => {
  // The last one is further ahead than anybody asks.
  stage = await startStage([{ ...HAMLET, instances: [{ start: soon(10) }, { start: soon(11) }, { start: soon(80) }] }])
  await create(stage.app.payload, 'venues', { name: 'Main Stage', tenant: stage.world.a })
  await connect(stage)
  await bringIn(stage)
  event = (await editor(stage).get<{ docs: { id: string }[] }>('/events?draft=true')).body.docs[0]!.id
})
afterAll(async () => {
  await stage.fake.close()
  await stage.app.close()
})

const numbers = () => [...stage.season.instances.keys()]
const states = async () => (await performancesOf(stage, event)).map(({ instanceStatus }) => instanceStatus)
const asked = () => stage.fake.requests.filter(({ path }) => path.endsWith('/status')).map(({ path }) => path.split('/').at(-2))

/** As the clock of the worker does it. */
async function read(): Promise<void> {
  await poolOf(stage.app.payload).query("update ticketing_lists set fetched_at = now() - interval '5 minutes' where list = 'sold-out'")
  stage.fake.forget()
  await startSoldOutReads(stage.app.payload)
  await doJobs(stage)
}

describe('a box office that says with a call of its own what is sold out', () => {
  it('is asked for the performances of the next weeks in the background, and a sync takes it over', async () => {
    sellOutInstance(stage.season, numbers()[1]!)
    // Nobody has asked yet.
    expect(await sync(stage)).toMatchObject({ counts: { updated: 0 } })
    expect(await states()).toEqual(['scheduled', 'scheduled', 'scheduled'])
    await read()
    expect(asked()).toEqual(numbers().slice(0, 2).map(spektrixId))
    expect(await sync(stage)).toMatchObject({ counts: { instances: { updated: 1 } }, status: 'done' })
    expect(await states()).toEqual(['scheduled', 'sold_out', 'scheduled'])
    stage.fake.forget()
    expect(await sync(stage)).toMatchObject({ counts: { updated: 0 } })
    // A sync asks for none of it.
    expect(asked()).toEqual([])
  })

  it('is not asked again at once, and says so when there are tickets again', async () => {
    stage.fake.forget()
    await startSoldOutReads(stage.app.payload)
    await doJobs(stage)
    expect(asked()).toEqual([])
    sellOutInstance(stage.season, numbers()[1]!, false)
    await read()
    await sync(stage)
    expect(await states()).toEqual(['scheduled', 'scheduled', 'scheduled'])
  })

  it('that does not answer changes nothing', async () => {
    sellOutInstance(stage.season, numbers()[0]!)
    await read()
    await sync(stage)
    const before = await states()
    expect(before).toEqual(['sold_out', 'scheduled', 'scheduled'])
    stage.fake.setMode('html403', /status$/)
    sellOutInstance(stage.season, numbers()[0]!, false)
    await read()
    stage.fake.setMode('ok')
    await sync(stage)
    expect(await states()).toEqual(before)
  })
})
