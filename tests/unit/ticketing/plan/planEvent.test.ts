import { planEvent, type EventInput } from '@/plugins/ticketing/lib/plan/planEvent'
import { countsOf } from '@/plugins/ticketing/lib/plan/counts'
import type { Plan, PlanContext, StoredEvent, StoredInstance } from '@/plugins/ticketing/lib/plan/types'
import { applyToModel, emptyModel, type Model } from '../support/model'
import { context, externalEvent, externalInstance, MAP, storedInstance } from '../support/season'

/** A site with Hamlet brought in, published, with two performances. */
function season(): Model {
  const model = emptyModel()
  applyToModel(
    model,
    planEvent({ external: externalEvent(), externalInstances: [one(), two()], instances: [], stored: null }, context()),
  )
  const event = [...model.events.values()][0]!
  model.events.set(event.id, { ...event, isPublished: true })
  for (const instance of model.instances.values()) model.instances.set(instance.id, { ...instance, isPublished: true })
  return model
}

const one = (more = {}) => externalInstance(more)
const two = (more = {}) =>
  externalInstance({ id: 'i2', start: { local: '2026-06-02T19:30:00', utc: null, zone: null }, ...more })

const plan = (model: Model, more: Partial<EventInput> = {}, settings: Partial<PlanContext> = {}): Plan =>
  planEvent(
    {
      external: externalEvent(),
      externalInstances: [one(), two()],
      instances: [...model.instances.values()],
      stored: [...model.events.values()][0]!,
      ...more,
    },
    context(settings),
  )

function change<Document extends StoredEvent | StoredInstance>(
  map: Map<string, Document>,
  externalId: string,
  more: Partial<Document>,
): void {
  for (const [id, document] of map) if (document.externalId === externalId) map.set(id, { ...document, ...more })
}

const reasons = ({ held }: Plan) =>
  held.map(({ field, part, reason, would }) => [part.externalId, reason, would, ...(field ? [field] : [])])
const writes = ({ create, remove, restore, update }: Plan) =>
  [create, update, remove, restore].map((parts) =>
    parts.map(({ externalId, fields }) => [externalId, fields.map(({ name }) => name).join(' ')]),
  )
const NOTHING = [[], [], [], []]

describe('planEvent: import', () => {
  it('creates drafts of the event and its performances with the values of the box office', () => {
    const made = planEvent(
      { external: externalEvent(), externalInstances: [two(), one()], instances: [], stored: null },
      context(),
    )
    expect(made.create.map(({ externalId, type, write }) => [type, externalId, write])).toEqual([
      ['events', 'e1', 'draft'],
      ['event-instances', 'i1', 'draft'],
      ['event-instances', 'i2', 'draft'],
    ])
    expect(Object.fromEntries(made.create[0]!.fields.map(({ name, to }) => [name, to]))).toEqual({
      bookingLinkURL: 'https://tickets.example/e1',
      description: { html: '<p>A <b>prince</b>.</p>' },
      runningTime: '2 hours, 30 minutes',
      summary: 'A prince.',
      title: 'Hamlet',
      venue: 'v-main',
    })
    expect(Object.fromEntries(made.create[1]!.fields.map(({ name, to }) => [name, to]))).toEqual({
      bookingLinkURL: 'https://tickets.example/i1',
      end: { moment: '2026-06-01T21:00:00.000Z', zone: 'Europe/London' },
      instanceStatus: 'scheduled',
      start: { moment: '2026-06-01T18:30:00.000Z', zone: 'Europe/London' },
      venue: 'v-main',
    })
    expect(countsOf(made)).toMatchObject({ created: 3, events: { created: 1 }, instances: { created: 2 } })
  })

  it('fills in the title and the start when the map provides no value for them', () => {
    const map = {
      ...MAP,
      events: [{ authority: 'provider' as const, source: 'attribute_Age', target: 'title' }],
      instances: [],
    }
    const made = planEvent(
      { external: externalEvent(), externalInstances: [one()], instances: [], stored: null },
      context({ map }),
    )
    expect(writes(made)[0]).toEqual([
      ['e1', 'title'],
      ['i1', 'start'],
    ])
    expect(made.problems).toEqual([])
  })

  it('imports an event without a performance that has no start, and reports the problem', () => {
    const made = planEvent(
      {
        external: externalEvent(),
        externalInstances: [one({ start: { local: 'TBC', utc: null, zone: null } }), two()],
        instances: [],
        stored: null,
      },
      context(),
    )
    expect(made.create.map(({ externalId }) => externalId)).toEqual(['e1', 'i2'])
    expect(made.problems).toMatchObject([{ externalId: 'i1', name: 'noStart' }])
    expect(countsOf(made)).toMatchObject({ created: 2, failed: 1 })
  })

  it('takes the start date from the event when the box office lists no performances', () => {
    const external = externalEvent({ firstStart: { local: '2026-06-01T19:30:00', utc: null, zone: null } })
    const made = planEvent({ external, externalInstances: [], instances: [], stored: null }, context())
    expect(made.create[0]!.fields.find(({ name }) => name === 'startDate')?.to).toEqual({
      moment: '2026-06-01T18:30:00.000Z',
      zone: 'Europe/London',
    })
  })
})

describe('planEvent: sync', () => {
  it('writes nothing when nothing changed', () => {
    const again = plan(season())
    expect(writes(again)).toEqual(NOTHING)
    expect(again.notes).toEqual([])
    expect(countsOf(again)).toMatchObject({ created: 0, held: 0, unchanged: 3, updated: 0 })
  })

  it('writes only the fields that changed, with their old and new values', () => {
    const next = plan(season(), {
      external: externalEvent({ name: 'Hamlet, Prince' }),
      externalInstances: [one({ isSoldOut: true }), two()],
    })
    expect(next.update).toMatchObject([
      { externalId: 'e1', fields: [{ from: 'Hamlet', name: 'title', to: 'Hamlet, Prince' }], write: 'live' },
      { externalId: 'i1', fields: [{ from: 'scheduled', name: 'instanceStatus', to: 'sold_out' }], write: 'live' },
    ])
    expect(next.unchanged).toEqual({ events: 0, instances: 1 })
  })

  it('moves a postponed performance and its end instead of creating another', () => {
    const moved = plan(season(), {
      externalInstances: [one({ start: { local: '2026-09-01T20:00:00', utc: null, zone: null } }), two()],
    })
    expect(writes(moved)).toEqual([[], [['i1', 'start end']], [], []])
    expect(moved.update[0]!.fields[1]!.to).toMatchObject({ moment: '2026-09-01T21:30:00.000Z' })
  })

  it('moves an end that staff entered by as much as the start', () => {
    const model = season()
    const quiet = { values: { attribute_Captioned: false, attribute_Note: '' } }
    change(model.instances, 'i1', {
      data: { ...[...model.instances.values()][0]!.data, end: '2026-06-01T20:30:00.000Z' },
    })
    const moved = plan(model, {
      external: externalEvent({ values: {} }),
      externalInstances: [
        one({ ...quiet, start: { local: '2026-06-05T19:30:00', utc: null, zone: null } }),
        two(quiet),
      ],
    })
    const update = moved.update.find(({ externalId }) => externalId === 'i1')!
    expect(update.fields.find(({ name }) => name === 'end')).toMatchObject({
      from: { moment: '2026-06-01T20:30:00.000Z' },
      to: { moment: '2026-06-05T20:30:00.000Z' },
    })
  })

  it.each<[string, Partial<Parameters<typeof one>[0]>, boolean, string, string]>([
    ['becomes cancelled when the box office cancels it', { isCancelled: true }, true, 'scheduled', 'cancelled'],
    ['becomes sold out when the box office reports it as sold out', { isSoldOut: true }, true, 'scheduled', 'sold_out'],
    ['becomes scheduled when it is on sale again', { isSoldOut: false }, true, 'sold_out', 'scheduled'],
    ['becomes scheduled when it is no longer cancelled', {}, true, 'cancelled', 'scheduled'],
    ['stays sold out when the response does not say whether it is', { isSoldOut: null }, true, 'sold_out', 'sold_out'],
    ['stays cancelled when the box office cannot report cancellations', {}, false, 'cancelled', 'cancelled'],
    ['stays postponed when staff set it to postponed', {}, true, 'postponed', 'postponed'],
    ['becomes cancelled even if staff set it to postponed', { isCancelled: true }, true, 'postponed', 'cancelled'],
  ])('a performance %s', (_, more, cancelled, before, after) => {
    const model = season()
    const data = [...model.instances.values()][0]!.data
    change(model.instances, 'i1', { data: { ...data, instanceStatus: before } })
    const next = plan(model, { externalInstances: [one(more), two()] }, { features: { cancelled } })
    applyToModel(model, next)
    expect([...model.instances.values()][0]!.data.instanceStatus).toBe(after)
  })

  it('reports an edited field once, then leaves it to staff', () => {
    const model = season()
    change(model.events, 'e1', { data: { ...[...model.events.values()][0]!.data, summary: 'Ours.' } })
    const first = plan(model)
    expect(reasons(first)).toEqual([['e1', 'edited', 'update', 'summary']])
    applyToModel(model, first)
    const second = plan(model, { external: externalEvent({ values: { description: 'Theirs.', duration: 150 } }) })
    expect(reasons(second)).toEqual([])
    expect([...model.events.values()][0]!.data.summary).toBe('Ours.')
  })

  it('adds the option of an attribute and keeps the options that staff selected', () => {
    const model = season()
    change(model.instances, 'i1', {
      data: { ...[...model.instances.values()][0]!.data, accessTypes: ['audio_described'] },
    })
    applyToModel(model, plan(model, { externalInstances: [one({ values: { attribute_Captioned: true } }), two()] }))
    expect([...model.instances.values()][0]!.data.accessTypes).toEqual(['audio_described', 'captioned'])
  })

  it('reports a venue that the site does not have and writes the other fields', () => {
    const next = plan(season(), { external: externalEvent({ name: 'Hamlet II', venue: { id: null, name: 'Moon' } }) })
    expect(next.problems).toMatchObject([{ detail: 'Moon', field: 'venue', name: 'noVenue' }])
    expect(writes(next)[1]).toEqual([['e1', 'title']])
  })

  it('reports an end before the start and writes the other fields', () => {
    const next = plan(season(), {
      externalInstances: [
        one({ end: { local: '2026-06-01T18:00:00', utc: null, zone: null }, isSoldOut: true }),
        two(),
      ],
    })
    expect(writes(next)[1]).toEqual([['i1', 'instanceStatus']])
    expect(next.problems).toMatchObject([{ externalId: 'i1', field: 'end', name: 'endBeforeStart' }])
  })

  it('reports an empty value for a required field and keeps the stored one', () => {
    const map = { ...MAP, events: [{ authority: 'provider' as const, source: 'attribute_Age', target: 'title' }] }
    const next = plan(season(), {}, { map })
    expect(writes(next)).toEqual(NOTHING)
    expect(next.problems).toMatchObject([{ field: 'title', name: 'emptyRequired' }])
  })

  it('uses the first of two performances with the same id and reports the second', () => {
    const next = plan(season(), { externalInstances: [one({ isSoldOut: true }), two(), one({ isCancelled: true })] })
    expect(next.update.map(({ fields }) => fields[0]!.to)).toEqual(['sold_out'])
    expect(next.problems).toMatchObject([{ externalId: 'i1', name: 'sameIdTwice' }])
  })

  it('reads a time without a zone in the time zone of the venue', () => {
    const paris = { id: null, name: 'Café Théâtre' }
    const next = plan(season(), { externalInstances: [one({ venue: paris }), two()] })
    expect(next.update[0]!.fields.find(({ name }) => name === 'start')?.to).toEqual({
      moment: '2026-06-01T17:30:00.000Z',
      zone: 'Europe/Paris',
    })
  })
})

describe('planEvent: locks, drafts and the trash', () => {
  const NEWS = { external: externalEvent({ name: 'New' }), externalInstances: [one({ isSoldOut: true }), two()] }

  it('holds changes to a locked event and writes them once it is unlocked', () => {
    const model = season()
    change(model.events, 'e1', { isLocked: true })
    const next = plan(model, NEWS)
    expect(reasons(next)).toEqual([['e1', 'locked', 'update']])
    expect(next.held[0]!.part.fields).toMatchObject([{ name: 'title', to: 'New' }])
    expect(writes(next)[1]).toEqual([['i1', 'instanceStatus']])
    applyToModel(model, next)
    change(model.events, 'e1', { isLocked: false })
    expect(writes(plan(model, NEWS))[1]).toEqual([['e1', 'title']])
  })

  it.each<[string, Partial<StoredEvent>, boolean, 'draft' | 'live']>([
    ['writes changes of a published event live', {}, true, 'live'],
    ['writes changes as a draft when the site has switched off live updates', {}, false, 'draft'],
    ['writes changes of an unpublished event as a draft', { isPublished: false }, true, 'draft'],
    ['writes changes as a draft when staff have an unpublished draft', { hasDraft: true }, true, 'draft'],
  ])('%s', (_, more, syncToPublished, write) => {
    const model = season()
    change(model.events, 'e1', more)
    expect(plan(model, NEWS, { map: { ...MAP, syncToPublished } }).update[0]).toMatchObject({ externalId: 'e1', write })
  })

  it.each([
    ['past the draft of its staff to what visitors see', true, 'ahead'],
    ['as a draft where the site wants it so', false, 'draft'],
  ])('writes changes of a performance %s', (_, syncToPublished, write) => {
    const model = season()
    change(model.instances, 'i1', { hasDraft: true })
    const moved = one({ start: { local: '2026-06-01T20:00:00', utc: null, zone: null } })
    const next = plan(model, { externalInstances: [moved, two()] }, { map: { ...MAP, syncToPublished } })
    expect(next.update).toMatchObject([{ externalId: 'i1', write }])
  })

  it('publishes a new performance of a published event and drafts one of an unpublished event', () => {
    const model = season()
    const third = one({ id: 'i3', start: { local: '2026-06-03T19:30:00', utc: null, zone: null } })
    expect(plan(model, { externalInstances: [one(), two(), third] }).create).toMatchObject([
      { externalId: 'i3', write: 'live' },
    ])
    change(model.events, 'e1', { isPublished: false })
    expect(plan(model, { externalInstances: [one(), two(), third] }).create).toMatchObject([
      { externalId: 'i3', write: 'draft' },
    ])
  })

  it('leaves a performance in the trash and reports it as held', () => {
    const model = season()
    change(model.instances, 'i1', { isTrashed: true })
    const next = plan(model)
    expect(writes(next)).toEqual(NOTHING)
    expect(reasons(next)).toEqual([['i1', 'trashed', 'create']])
  })

  it('leaves an event in the trash and its performances unchanged', () => {
    const model = season()
    change(model.events, 'e1', { isTrashed: true })
    const next = plan(model, { ...NEWS, externalInstances: [] })
    expect(writes(next)).toEqual(NOTHING)
    expect(reasons(next)).toEqual([['e1', 'trashed', 'update']])
  })

  it('links a performance that was entered by hand to the one at the same time', () => {
    const hand = storedInstance({
      data: { note: 'Gala', start: '2026-06-01T18:30:00.000Z', start_tz: 'Europe/London' },
      event: 'event-1',
      externalId: null,
      id: 'by-hand',
    })
    const other = storedInstance({ data: { start: '2026-06-07T18:30:00.000Z' }, externalId: null, id: 'another-day' })
    const model = season()
    const next = plan(model, { instances: [hand, other] })
    expect(next.update.filter(({ type }) => type === 'event-instances')).toMatchObject([
      { externalId: 'i1', id: 'by-hand', isAdopted: true },
    ])
    expect(next.create.map(({ externalId }) => externalId)).toEqual(['i2'])
  })
})

describe('planEvent: performances and events that are no longer listed', () => {
  const GONE = { externalInstances: [two()] }

  it('trashes a performance that is no longer listed and restores it when it is listed again', () => {
    const model = season()
    const next = plan(model, GONE)
    expect(next.remove.map(({ externalId }) => externalId)).toEqual(['i1'])
    expect(next.vanished).toHaveLength(1)
    applyToModel(model, next)
    expect(writes(plan(model, GONE))).toEqual(NOTHING)
    expect(writes(plan(model))[3]).toEqual([['i1', '']])
    applyToModel(model, plan(model))
    expect(writes(plan(model))).toEqual(NOTHING)
    expect([...model.instances.values()].every(({ isTrashed }) => !isTrashed)).toBe(true)
  })

  it.each<[string, Partial<StoredInstance>, Partial<PlanContext>, unknown[][]]>([
    ['that somebody edited', { isEditedSince: true }, {}, [['i1', 'edited', 'remove']]],
    ['with a field that no longer follows the box office', { unfollowed: ['note'] }, {}, [['i1', 'edited', 'remove']]],
    ['that somebody has open', { isLocked: true }, {}, [['i1', 'locked', 'remove']]],
    [
      'when the box office cannot report cancellations',
      {},
      { features: { cancelled: false } },
      [['i1', 'noCancelled', 'remove']],
    ],
    ['when the site has switched off removals', {}, { map: { ...MAP, removeInvalidInstances: false } }, []],
    ['that a person decided to keep', { isKept: true }, {}, []],
    ['that is already over', { data: { start: '2026-02-28T18:30:00.000Z' } }, {}, []],
    ['before the first day of the sync', {}, { from: '2026-06-02' }, []],
  ])('keeps a missing performance %s', (_, more, settings, expected) => {
    const model = season()
    change(model.instances, 'i1', more)
    const next = plan(model, GONE, settings)
    expect(next.remove).toEqual([])
    expect(reasons(next)).toEqual(expected)
  })

  it('counts a missing performance once, and again after it was listed in between', () => {
    const model = season()
    const settings = { features: { cancelled: false } }
    applyToModel(model, plan(model, GONE, settings))
    expect(plan(model, GONE, settings)).toMatchObject({ held: [{ reason: 'noCancelled' }], notes: [], vanished: [] })
    applyToModel(model, plan(model, {}, settings))
    expect(plan(model, GONE, settings).vanished).toHaveLength(1)
  })

  it('marks an event as deleted, keeps its performances, and reconnects it once it is back', () => {
    const model = season()
    const next = plan(model, { external: 'deleted', externalInstances: [] })
    expect(next.status).toMatchObject([{ from: 'connected', to: 'deleted' }])
    expect(writes(next)).toEqual(NOTHING)
    expect(next.vanished).toHaveLength(2)
    applyToModel(model, next)
    expect(plan(model, { external: 'deleted', externalInstances: [] })).toMatchObject({ status: [], vanished: [] })
    expect(plan(model).status).toMatchObject([{ from: 'deleted', to: 'connected' }])
  })

  it('keeps the status of an event that is merely unlisted and holds its performances', () => {
    const next = plan(season(), { external: 'unlisted', externalInstances: [] })
    expect(next.status).toEqual([])
    expect(next.remove).toEqual([])
    expect(reasons(next)).toEqual([
      ['i1', 'unlisted', 'remove'],
      ['i2', 'unlisted', 'remove'],
    ])
  })

  it('skips all performances, or only new ones, when the map says so', () => {
    const next = plan(
      season(),
      { ...GONE, external: externalEvent({ name: 'New' }) },
      { map: { ...MAP, syncInstances: false } },
    )
    expect(writes(next)).toEqual([[], [['e1', 'title']], [], []])
    expect(
      plan(season(), { externalInstances: [one(), two(), one({ id: 'i3' })] }, { map: { ...MAP, addInstances: false } })
        .create,
    ).toEqual([])
  })
})
