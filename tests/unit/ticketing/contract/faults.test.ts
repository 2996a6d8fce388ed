import type { ProblemName } from '@/plugins/ticketing/lib/provider/problems'
import type { SkippedRecord } from '@/plugins/ticketing/lib/provider/provider'
import { EVENTS, sampleSeason, TODAY, UPCOMING } from '@tests/fakes/sampleSeason'
import { FAULTS, type Fault, type Mode } from '@tests/fakes/faults'
import { CASES, type Running } from './cases'
import { agents, check, collect, connect, problemOf } from './connect'

/** What a fault means for a call; null: it goes through. */
const EXPECTED: Record<Fault, ProblemName | null> = {
  badJson: 'cut',
  connectionReset: 'unreachable',
  duplicates: null,
  endless: 'slow',
  gzipBomb: 'tooLarge',
  halfMissing: null,
  html200: 'page',
  html403: 'page',
  http429: 'busy',
  http500ThenOk: null,
  malformedRecord: null,
  oversized: 'tooLarge',
  redirectAway: 'wrongAddress',
  slow: 'slow',
}

/** Long enough for an answer, short enough for a test where none comes. */
const limitsIn = (mode: Mode) =>
  EXPECTED[mode as Fault] === 'slow' ? { call: 150, oneTry: 150 } : { call: 20_000, oneTry: 20_000 }

const seen = new Map<string, number>()
const count = (name: string): void => void seen.set(name, (seen.get(name) ?? 0) + 1)

afterAll(async () => {
  await agents.close()
  const total = [...seen.values()].reduce((sum, each) => sum + each, 0)
  console.log(
    `FIGURE ticketing faults ${FAULTS.length} x ${CASES.length} set-ups x 4 calls: ${total} answers, ${JSON.stringify(Object.fromEntries([...seen].sort()))}`,
  )
})

describe.each(CASES.map((each) => [each.title, each] as const))(
  'Provider faults: %s',
  (_, { eventId, instanceId, listsUndated, provider, start }) => {
    const allEvents = [EVENTS.tempest, EVENTS.studioNight, EVENTS.lateSummer, ...(listsUndated ? [EVENTS.undated] : [])]
      .map(eventId)
      .sort()
    const allInstances = UPCOMING.map(instanceId).sort()
    let running: Running

    beforeEach(async () => void (running = await start(sampleSeason())))
    afterEach(async () => running.fake.close())

    describe.each(FAULTS)('in mode %s', (mode) => {
      const expected = EXPECTED[mode]

      it('check returns the expected result', async () => {
        running.fake.setMode(mode)
        const result = await check(provider, running, { limits: limitsIn(mode) })
        const problem = result.ok ? null : result.problem.name
        count(problem ?? 'ok')
        expect(problem).toBe(expected)
      })

      it('findEvent never reports the event as deleted', async () => {
        running.fake.setMode(mode)
        let found: unknown
        const problem = await problemOf(
          (async () => {
            found = await provider.findEvent(
              connect(provider, running, { limits: limitsIn(mode) }),
              eventId(EVENTS.tempest),
            )
          })(),
        )
        count(problem?.name ?? 'ok')
        expect({ isNull: found === null, problem: problem?.name ?? null }).toEqual({ isNull: false, problem: expected })
      })

      it.each([
        [
          'events',
          allEvents,
          (onSkip: (record: SkippedRecord) => void) =>
            provider.listEvents(connect(provider, running, { limits: limitsIn(mode) }), { from: TODAY, onSkip }),
        ],
        [
          'performances',
          allInstances,
          (onSkip: (record: SkippedRecord) => void) =>
            provider.listInstances(connect(provider, running, { limits: limitsIn(mode) }), { from: TODAY, onSkip }),
        ],
      ] as const)('lists %s correctly or reports the expected problem', async (_name, all, list) => {
        running.fake.setMode(mode)
        const skipped: SkippedRecord[] = []
        const ids: string[] = []
        const problem = await problemOf(
          (async () => {
            for await (const { id } of list((record) => void skipped.push(record))) ids.push(id)
          })(),
        )
        count(problem?.name ?? 'ok')
        expect(problem?.name ?? null).toBe(expected)
        // Nothing comes twice, and nothing that is not there.
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.filter((id) => !all.includes(id))).toEqual([])
        if (expected !== null) return
        if (mode === 'halfMissing') return void expect(ids.length).toBeLessThan(all.length)
        const unreadable = skipped.filter(({ reason }) => reason === 'unreadable')
        expect([...new Set([...ids, ...unreadable.map(({ id }) => id)])].sort()).toEqual(all)
        expect(unreadable.length > 0).toBe(mode === 'malformedRecord')
        expect(skipped.some(({ reason }) => reason === 'duplicate')).toBe(mode === 'duplicates')
        for (const { call, detail, index } of unreadable)
          expect({ call, detail, index }).toEqual({
            call: expect.stringMatching(/\w/),
            detail: expect.stringMatching(/^\w+: /),
            index: expect.any(Number),
          })
      })
    })

    it('returns empty lists when the box office has no records', async () => {
      running.fake.setMode('empty')
      await expect(check(provider, running)).resolves.toMatchObject({ ok: true })
      await expect(collect(provider.listEvents(connect(provider, running), { from: TODAY }))).resolves.toEqual([])
      await expect(collect(provider.listInstances(connect(provider, running), { from: TODAY }))).resolves.toEqual([])
    })

    it('lists all events again after each fault', async () => {
      for (const mode of FAULTS) {
        running.fake.setMode(mode)
        await problemOf(
          collect(provider.listEvents(connect(provider, running, { limits: limitsIn(mode) }), { from: TODAY })),
        )
        running.fake.setMode('ok')
        const events = await collect(provider.listEvents(connect(provider, running), { from: TODAY }))
        expect(events.map(({ id }) => id).sort()).toEqual(allEvents)
      }
    })
  },
)
