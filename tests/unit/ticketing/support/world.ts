import type { ListedEvent } from '@/plugins/ticketing/lib/plan/planEvent'
import { planRun } from '@/plugins/ticketing/lib/plan/planRun'
import type { Plan, PlanSettings, StoredEvent, StoredInstance } from '@/plugins/ticketing/lib/plan/types'
import type { ExternalEvent, ExternalInstance } from '@/plugins/ticketing/lib/provider/external'
import type { Model } from './model'
import { externalEvent, externalInstance, MAP, SETTINGS } from './season'

/** Numbers from 0 to 1 that are the same for the same seed. */
export type Random = () => number

export function randomOf(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const below = (random: Random, count: number): number => Math.floor(random() * count)
const oneOf = <One>(random: Random, list: readonly One[]): One => list[below(random, list.length)]!
const chance = (random: Random, share: number): boolean => random() < share

export function shuffled<One>(random: Random, list: readonly One[]): One[] {
  const left = [...list]
  return Array.from({ length: left.length }, () => left.splice(below(random, left.length), 1)[0]!)
}

/** What a box office has. */
export interface BoxOffice {
  events: ExternalEvent[]
  instances: ExternalInstance[]
  /** Not listed for now. */
  hidden: ExternalInstance[]
}

const TEXTS = ['A prince.', 'Two houses.', 'Æ — “quoted” & <marked>', '', 'x'.repeat(500), '<p>Markup</p>']
const VENUES = [
  null,
  { id: null, name: 'Main Stage' },
  { id: null, name: 'Café Théâtre' },
  { id: null, name: 'Moon' },
  { id: null, name: 'Garden' },
]
const ZONES = [null, null, 'Europe/Paris', 'America/New_York']

function randomEvent(random: Random, id: string): ExternalEvent {
  return externalEvent({
    bookingUrl: oneOf(random, [null, `https://tickets.example/${id}`]),
    firstStart: oneOf(random, [null, { local: '2026-07-01T19:30:00', utc: null, zone: null }]),
    id,
    name: `${oneOf(random, ['Hamlet', 'Macbeth', 'Lear'])} ${below(random, 3)}`,
    values: {
      attribute_Age: oneOf(random, TEXTS),
      description: oneOf(random, [...TEXTS, null]),
      duration: oneOf(random, [0, 90, 150]),
      htmlDescription: oneOf(random, [...TEXTS, '<h2>Big</h2><p>A <b>night</b></p>']),
    },
    venue: oneOf(random, VENUES),
  })
}

function randomInstance(random: Random, id: string, eventId: string): ExternalInstance {
  const day = `2026-${oneOf(random, ['02', '03', '06', '10'])}-${oneOf(random, ['05', '25', '29'].slice(0, 2))}`
  return externalInstance({
    end: oneOf(random, [
      null,
      null,
      { local: `${day}T${oneOf(random, ['01:00', '23:00'])}:00`, utc: null, zone: null },
    ]),
    eventId,
    id,
    isCancelled: chance(random, 0.1),
    isSoldOut: oneOf(random, [true, false, null]),
    start: {
      local: chance(random, 0.03) ? 'TBC' : `${day}T${oneOf(random, ['02:30', '14:00', '19:30'])}:00`,
      utc: null,
      zone: oneOf(random, ZONES),
    },
    values: { attribute_Captioned: oneOf(random, [true, false]), attribute_Note: '' },
    venue: oneOf(random, VENUES),
  })
}

export function randomBoxOffice(random: Random): BoxOffice {
  const events = Array.from({ length: 1 + below(random, 5) }, (_, at) => randomEvent(random, `e${at}`))
  return {
    events,
    hidden: [],
    instances: events.flatMap(({ id }) =>
      Array.from({ length: below(random, 5) }, (_, at) => randomInstance(random, `${id}-i${at}`, id)),
    ),
  }
}

/** The same box office some time later. */
export function laterBoxOffice(random: Random, { events, hidden, instances }: BoxOffice): BoxOffice {
  const hides = new Set(instances.filter(() => chance(random, 0.15)))
  const back = new Set(hidden.filter(() => chance(random, 0.4)))
  const made = events
    .filter(() => chance(random, 0.3))
    .map(({ id }) => randomInstance(random, `${id}-n${below(random, 50)}`, id))
  const listed = [
    ...instances
      .filter((one) => !hides.has(one))
      .map((one) => (chance(random, 0.4) ? randomInstance(random, one.id, one.eventId) : one)),
    ...back,
    ...made,
  ]
  return {
    events: events
      .filter(() => !chance(random, 0.05))
      .map((event) => (chance(random, 0.4) ? randomEvent(random, event.id) : event)),
    hidden: [...hidden.filter((one) => !back.has(one)), ...hides],
    instances: listed.filter((one, at) => listed.findIndex(({ id }) => id === one.id) === at),
  }
}

/** What people do between two syncs. */
export function work(random: Random, model: Model): void {
  for (const event of model.events.values()) model.events.set(event.id, worked(random, event))
  for (const instance of model.instances.values()) model.instances.set(instance.id, worked(random, instance))
}

function worked<Document extends StoredEvent | StoredInstance>(random: Random, document: Document): Document {
  const data = { ...document.data }
  if (chance(random, 0.15))
    data[oneOf(random, ['summary', 'bookingLinkURL', 'runningTime', 'note'])] = oneOf(random, [
      'Ours',
      '',
      'https://ours.example',
    ])
  if (chance(random, 0.05) && 'event' in document) data.accessTypes = ['audio_described']
  return {
    ...document,
    data,
    hasDraft: chance(random, 0.1),
    isLocked: chance(random, 0.05),
    isPublished: document.isPublished || chance(random, 0.4),
    isTrashed: document.isTrashed || chance(random, 0.04),
  }
}

/** A sync of everything: what is not there yet is brought in. */
export function planAll(
  model: Model,
  { events, instances }: Pick<BoxOffice, 'events' | 'instances'>,
  settings: Partial<PlanSettings> = {},
): Plan {
  const stored = [...model.events.values()]
  const listed = new Set(events.map(({ id }) => id))
  const wanted: { external: ListedEvent; stored: StoredEvent | null }[] = [
    ...events.map((external) => ({
      external,
      stored: stored.find(({ externalId }) => externalId === external.id) ?? null,
    })),
    ...stored
      .filter(({ externalId }) => externalId !== null && !listed.has(externalId))
      .map((one) => ({ external: 'deleted' as const, stored: one })),
  ]
  return planRun(
    {
      events: wanted.map((one) => ({ ...one, map: MAP })),
      externalInstances: instances,
      instances: [...model.instances.values()],
    },
    { ...SETTINGS, ...settings },
  )
}
