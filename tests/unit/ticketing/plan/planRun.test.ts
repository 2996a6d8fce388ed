import { addCounts, countsOf } from '@/plugins/ticketing/lib/plan/counts'
import { planRun } from '@/plugins/ticketing/lib/plan/planRun'
import { holdVanished, isSuspicious } from '@/plugins/ticketing/lib/plan/suspicious'
import type { Plan } from '@/plugins/ticketing/lib/plan/types'
import { applyToModel, emptyModel, type Model } from '../support/model'
import { externalEvent, externalInstance, MAP, SETTINGS } from '../support/season'
import { planAll, type BoxOffice } from '../support/world'

/** So many events with so many performances each, one every day. */
const boxOffice = (events: number, each: number): BoxOffice => ({
  events: Array.from({ length: events }, (_, at) => externalEvent({ id: `e${at}`, name: `Night ${at}` })),
  hidden: [],
  instances: Array.from({ length: events * each }, (_, at) =>
    externalInstance({
      eventId: `e${at % events}`,
      id: `i${at}`,
      start: {
        local: `2026-0${4 + (at % 6)}-${String(1 + (at % 28)).padStart(2, '0')}T19:30:00`,
        utc: null,
        zone: null,
      },
    }),
  ),
})

const brought = (from: BoxOffice): Model => {
  const model = emptyModel()
  applyToModel(model, planAll(model, from))
  return model
}

const without = ({ events, instances }: BoxOffice, count: number): BoxOffice => ({
  events,
  hidden: [],
  instances: instances.slice(count),
})

describe('planRun', () => {
  it.each<[string, number, number, boolean]>([
    ['returns false for one missing performance of four', 4, 1, false],
    ['returns true for four missing performances of eight', 8, 4, true],
    ['returns false when a quarter of the performances is missing', 16, 4, false],
    ['returns true when more than a quarter of the performances is missing', 16, 5, true],
    ['returns true when every performance is missing', 16, 16, true],
    ['returns false when every performance is listed', 16, 0, false],
  ])('isSuspicious %s', (_, all, gone, expected) => {
    const there = boxOffice(4, all / 4)
    const plan = planAll(brought(there), without(there, gone))
    expect(plan.vanished).toHaveLength(gone)
    expect(plan.linked).toBe(all)
    expect(isSuspicious(plan)).toBe(expected)
  })

  it('reports a time that the clocks skip, and writes the performance at a later one', () => {
    const box = boxOffice(1, 2)
    box.instances[0]!.start = { local: '2027-03-28T01:30:00', utc: null, zone: 'Europe/London' }
    const plan = planAll(emptyModel(), box)
    const starts = plan.create.flatMap(({ fields }) =>
      fields.filter(({ name }) => name === 'start').map(({ to }) => to),
    )
    expect(starts).toContainEqual({ moment: '2027-03-28T01:30:00.000Z', zone: 'Europe/London' })
    expect(plan.create).toHaveLength(3)
    expect(plan.problems).toEqual([
      expect.objectContaining({ detail: '2027-03-28 01:30', externalId: 'i0', field: 'start', name: 'skippedTime' }),
    ])
    expect(countsOf(plan)).toMatchObject({ failed: 0, instances: { created: 2 } })
  })

  it('isSuspicious counts missing performances over all events', () => {
    const there = boxOffice(10, 5)
    const ofOne = { ...there, instances: there.instances.filter(({ eventId }) => eventId !== 'e3') }
    expect(planAll(brought(there), ofOne).remove).toHaveLength(5)
    expect(isSuspicious(planAll(brought(there), ofOne))).toBe(false)
  })

  it('holdVanished removes nothing after a suspicious response, and the next run is suspicious again', () => {
    const there = boxOffice(4, 4)
    const model = brought(there)
    const nothing: BoxOffice = { events: [], hidden: [], instances: [] }
    const plan = planAll(model, nothing)
    expect(isSuspicious(plan)).toBe(true)
    const held = holdVanished(plan)
    applyToModel(model, held)
    expect([...model.events.values()].every(({ status }) => status === 'connected')).toBe(true)
    expect(isSuspicious(planAll(model, nothing))).toBe(true)
    expect(countsOf(held)).toMatchObject({ events: { held: 4 }, removed: 0 })

    const fewer = planAll(model, without(there, 8))
    applyToModel(model, holdVanished(fewer))
    expect([...model.instances.values()].some(({ isTrashed }) => isTrashed)).toBe(false)
    expect(isSuspicious(planAll(model, without(there, 8)))).toBe(true)
    applyToModel(model, fewer)
    expect([...model.instances.values()].filter(({ isTrashed }) => isTrashed)).toHaveLength(8)
  })

  it('keeps a performance that the box office moved to another event, without creating a second', () => {
    const there = boxOffice(2, 2)
    const model = brought(there)
    const moved = {
      ...there,
      instances: there.instances.map((one) => (one.id === 'i0' ? { ...one, eventId: 'e1' } : one)),
    }
    const plan = planAll(model, moved)
    expect([plan.create, plan.remove, plan.vanished]).toEqual([[], [], []])
    expect(plan.held).toMatchObject([{ part: { externalId: 'i0' }, reason: 'moved', would: 'remove' }])
  })

  it('plans an event with a repeated id once and reports the duplicate', () => {
    const event = externalEvent()
    const plan = planRun(
      {
        events: [event, externalEvent({ name: 'Twice' })].map((external) => ({ external, map: MAP, stored: null })),
        externalInstances: [],
        instances: [],
      },
      SETTINGS,
    )
    expect(plan.create.map(({ title }) => title)).toEqual(['Hamlet'])
    expect(plan.problems).toMatchObject([{ name: 'sameIdTwice', title: 'Twice' }])
  })

  it('countsOf counts events and performances separately and in total, and addCounts adds counts up', () => {
    const there = boxOffice(4, 4)
    const model = brought(there)
    const later = {
      ...without(there, 1),
      events: there.events.map((event, at) => (at === 0 ? { ...event, name: 'New' } : event)),
    }
    const counts = countsOf(planAll(model, later))
    expect(counts).toEqual({
      created: 0,
      events: { created: 0, failed: 0, held: 0, removed: 0, unchanged: 3, updated: 1 },
      failed: 0,
      held: 0,
      instances: { created: 0, failed: 0, held: 0, removed: 1, unchanged: 15, updated: 0 },
      removed: 1,
      unchanged: 18,
      updated: 1,
    })
    expect(addCounts(counts, counts)).toMatchObject({ events: { unchanged: 6 }, removed: 2 })
  })

  it('returns a plan that survives a JSON round trip unchanged', () => {
    const there = boxOffice(3, 3)
    const model = brought(there)
    const plan: Plan = planAll(model, without(boxOffice(4, 3), 2))
    expect(JSON.parse(JSON.stringify(plan))).toEqual(plan)
  })

  it('plans 2,000 events with 20,000 performances in one run', () => {
    const there = boxOffice(2000, 10)
    const model = brought(there)
    expect(model.instances.size).toBe(20_000)
    expect(countsOf(planAll(model, there))).toMatchObject({ created: 0, unchanged: 22_000, updated: 0 })
  })
})
