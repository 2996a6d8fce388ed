import { dataWith, readTarget } from '@/plugins/ticketing/lib/map/document'
import { isSame } from '@/plugins/ticketing/lib/map/values'
import { planUndo } from '@/plugins/ticketing/lib/plan/planUndo'
import type { Plan, PlanPart } from '@/plugins/ticketing/lib/plan/types'
import { applyToModel, applyUndo, copyOf, currentOf, emptyModel, type Model } from '../support/model'
import { TARGETS } from '../support/season'
import {
  laterBoxOffice,
  planAll,
  randomBoxOffice,
  randomOf,
  shuffled,
  work,
  type BoxOffice,
  type Random,
} from '../support/world'

const SEEDS = Array.from({ length: 60 }, (_, index) => index + 1)

/** Seeds whose sync updates something that can be edited before its undo. */
let edited = 0

/** A site after a few syncs with people at work in between, and what the box office has next. */
function begun(random: Random): { boxOffice: BoxOffice; model: Model } {
  const model = emptyModel()
  let boxOffice = randomBoxOffice(random)
  for (let round = 0; round < 3; round++) {
    applyToModel(model, planAll(model, boxOffice))
    work(random, model)
    boxOffice = laterBoxOffice(random, boxOffice)
  }
  return { boxOffice, model }
}

const writesOf = ({ create, notes, remove, restore, status, update }: Plan) => [
  ...create,
  ...notes,
  ...remove,
  ...restore,
  ...status,
  ...update,
]
const unlocked = (model: Model): void => {
  for (const [id, event] of model.events) model.events.set(id, { ...event, isLocked: false })
  for (const [id, instance] of model.instances) model.instances.set(id, { ...instance, isLocked: false })
}

/** Documents as they are read: nothing, an empty text and an empty list are the same. */
const documentsOf = (model: Model) =>
  [...model.events.values(), ...model.instances.values()]
    .filter(({ isTrashed }) => !isTrashed)
    .map(({ data, id }) => [
      id,
      Object.fromEntries(
        Object.entries(data)
          .filter(([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))
          .sort(),
      ),
    ])
    .sort()
const stateOf = (model: Model) =>
  JSON.stringify(
    [...model.events, ...model.instances]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, { data, ...rest }]) => [
        rest.id,
        Object.entries(data).sort(),
        rest.externalId,
        Object.entries(rest.seen).sort(),
        rest.unfollowed,
        rest.isTrashed,
      ]),
  )

describe('Sync plans of random seasons', () => {
  it('the seeds cover creates, updates, removals, restores, held changes and problems', () => {
    const seen = { create: 0, held: new Set<string>(), problems: new Set<string>(), remove: 0, restore: 0, update: 0 }
    for (const seed of SEEDS) {
      const { boxOffice, model } = begun(randomOf(seed))
      const plan = planAll(model, boxOffice)
      for (const key of ['create', 'remove', 'restore', 'update'] as const) seen[key] += plan[key].length
      for (const { reason } of plan.held) seen.held.add(reason)
      for (const { name } of plan.problems) seen.problems.add(name)
    }
    expect(Math.min(seen.create, seen.remove, seen.restore, seen.update)).toBeGreaterThan(5)
    expect([...seen.held].sort()).toEqual(['edited', 'locked', 'trashed'])
    expect([...seen.problems].sort()).toEqual(expect.arrayContaining(['endBeforeStart', 'noStart', 'noVenue']))
  })

  it.each(SEEDS)('a second sync writes nothing (seed %i)', (seed) => {
    const { boxOffice, model } = begun(randomOf(seed))
    unlocked(model)
    applyToModel(model, planAll(model, boxOffice))
    const again = planAll(model, boxOffice)
    expect(writesOf(again)).toEqual([])
    expect(again.held.filter(({ field }) => field)).toEqual([])
  })

  it.each(SEEDS)('a plan is the same for any order of records (seed %i)', (seed) => {
    const random = randomOf(seed)
    const { boxOffice, model } = begun(random)
    const mixed = {
      events: new Map(shuffled(random, [...model.events])),
      instances: new Map(shuffled(random, [...model.instances])),
    }
    expect(
      planAll(mixed, { events: shuffled(random, boxOffice.events), instances: shuffled(random, boxOffice.instances) }),
    ).toEqual(planAll(model, boxOffice))
  })

  it.each(SEEDS)(
    'two concurrent runs, or an aborted run and another, have the same result as one run (seed %i)',
    (seed) => {
      const random = randomOf(seed)
      const { boxOffice, model } = begun(random)
      const [alone, two, killed] = [copyOf(model), copyOf(model), copyOf(model)]
      applyToModel(alone, planAll(alone, boxOffice))

      const [first, second] = [planAll(two, boxOffice), planAll(two, boxOffice)]
      const early = new Set(shuffled(random, partsOf(first)).slice(0, partsOf(first).length / 2))
      applyToModel(two, { ...first, notes: [], status: [] }, (part) => early.has(part) || isNeeded(part, early))
      applyToModel(two, second)
      applyToModel(two, first)
      expect(stateOf(two)).toBe(stateOf(alone))

      const half = planAll(killed, boxOffice)
      const done = new Set(shuffled(random, partsOf(half)).slice(0, partsOf(half).length / 2))
      applyToModel(killed, { ...half, notes: [], status: [] }, (part) => done.has(part) || isNeeded(part, done))
      applyToModel(killed, planAll(killed, boxOffice))
      expect(documentsOf(killed)).toEqual(documentsOf(alone))
      expect(writesOf(planAll(killed, boxOffice)).length).toBe(writesOf(planAll(alone, boxOffice)).length)
    },
  )

  it.each(SEEDS)('applying a plan keeps edits made after it was computed (seed %i)', (seed) => {
    const { boxOffice, model } = begun(randomOf(seed))
    const plan = planAll(model, boxOffice)
    const edits = plan.update.filter(({ fields }) => fields.some(({ name }) => name === 'bookingLinkURL'))
    for (const { id, type } of edits) {
      const map: Map<string, { data: Readonly<Record<string, unknown>> }> =
        type === 'events' ? model.events : model.instances
      const found = map.get(id!)!
      map.set(id!, { ...found, data: { ...found.data, bookingLinkURL: 'https://edited.example' } })
    }
    applyToModel(model, plan)
    for (const { id, type } of edits)
      expect((type === 'events' ? model.events : model.instances).get(id!)!.data.bookingLinkURL).toBe(
        'https://edited.example',
      )
  })

  it.each(SEEDS)('an undo restores all documents, and the next sync leaves them unchanged (seed %i)', (seed) => {
    const { boxOffice, model } = begun(randomOf(seed))
    unlocked(model)
    const before = copyOf(model)
    const changes = applyToModel(model, planAll(model, boxOffice))
    applyUndo(model, planUndo(changes, currentOf(model), TARGETS, 'en'))
    expect(documentsOf(model)).toEqual(documentsOf(before))
    const next = planAll(model, boxOffice)
    expect(
      [...next.create, ...next.update, ...next.remove].filter(({ externalId }) => !wasRestored(changes, externalId)),
    ).toEqual([])
  })

  it.each(SEEDS)('an undo keeps and reports a field that was edited since the run (seed %i)', (seed) => {
    const { boxOffice, model } = begun(randomOf(seed))
    unlocked(model)
    const changes = applyToModel(model, planAll(model, boxOffice))
    const change = changes.find(({ action, fields }) => action === 'updated' && fields.length > 0)
    if (!change) return
    edited += 1
    const targets = change.type === 'events' ? TARGETS.events : TARGETS.instances
    const target = targets.find(({ name }) => name === change.fields[0]!.name)!
    const map: Map<string, { data: Readonly<Record<string, unknown>> }> =
      change.type === 'events' ? model.events : model.instances
    const found = map.get(change.id)!
    const ours =
      target.kind === 'moment'
        ? { moment: '2030-01-01T00:00:00.000Z', zone: null }
        : target.kind === 'option'
          ? readTarget(found.data, target, 'en') !== true
          : target.kind === 'richText'
            ? { root: { children: [{ text: 'Ours', type: 'text' }] } }
            : 'ours'
    map.set(change.id, {
      ...found,
      data: { ...found.data, ...dataWith(found.data, [{ name: target.name, to: ours }], targets, 'en') },
    })
    const undo = planUndo(changes, currentOf(model), TARGETS, 'en')
    applyUndo(model, undo)
    expect(isSame(target.kind, readTarget(map.get(change.id)!.data, target, 'en'), ours)).toBe(true)
    expect(undo.kept).toContainEqual(expect.objectContaining({ field: target.name, id: change.id, reason: 'changed' }))
  })

  it('most seeds have an update to edit before its undo', () => {
    expect(edited).toBeGreaterThan(SEEDS.length / 2)
  })
})

const partsOf = ({ create, remove, restore, update }: Plan): PlanPart[] => [...create, ...update, ...remove, ...restore]
/** A performance is never made before its event. */
const isNeeded = (part: PlanPart, done: ReadonlySet<PlanPart>): boolean =>
  part.type === 'events' &&
  [...done].some(({ event, id }) => !id && event !== undefined && event.externalId === part.externalId)
const wasRestored = (changes: readonly { action: string; externalId: string }[], id: string): boolean =>
  changes.some(({ action, externalId }) => action === 'restored' && externalId === id)
