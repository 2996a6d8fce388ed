import { FAULTS } from '@tests/fakes/faults'
import { create } from '@tests/support/world'
import { bringIn, connect, editor, HAMLET, owner, startStage, sync, type Run, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await startStage([HAMLET, { ...HAMLET, name: 'Macbeth' }])
  await create(stage.app.payload, 'venues', { name: 'Main Stage', tenant: stage.world.a })
  await connect(stage)
  await bringIn(stage)
})
afterAll(async () => {
  await stage.fake.close()
  await stage.app.close()
})

/** Everything that a sync could have written. */
async function everything(): Promise<string> {
  const of = async (type: string) =>
    (await editor(stage).get<{ docs: unknown[] }>(`/${type}?draft=true&depth=0&limit=100&sort=id`)).body.docs
  return JSON.stringify([await of('events'), await of('event-instances')])
}

const outcomes: Record<string, string> = {}

describe('a box office that fails', () => {
  // Those that hold an answer until the time is over are tried on every provider's client, without a database.
  it.each(FAULTS.filter((fault) => fault !== 'endless' && fault !== 'slow'))(
    'leaves everything as it is: %s',
    async (fault) => {
      const before = await everything()
      stage.fake.setMode(fault)
      const run: Run = await sync(stage)
      stage.fake.setMode('ok')
      outcomes[fault] = run.status === 'failed' ? run.problems[0]!.name : run.status
      // It gets over it, or says what is wrong; what is written is never wrong.
      expect(['done', 'failed', 'suspicious']).toContain(run.status)
      expect(run.counts).toMatchObject({ created: 0, removed: 0, updated: 0 })
      expect(await everything()).toBe(before)
      if (run.status === 'failed') expect(run.problems[0]!.name).toMatch(/\w/)
    },
    120_000,
  )

  it('is followed again as soon as it is well', async () => {
    console.log(`FIGURE faults ${JSON.stringify(outcomes)}`)
    expect(await sync(stage)).toMatchObject({ counts: { failed: 0 }, status: 'done' })
    const { body } = await owner(stage).get<{ status: string }>(
      `/ticketing/spektrix/connection?tenant=${stage.world.a}`,
    )
    expect(body.status).toBe('connected')
  })
})
