import type { ConvertProblem } from '../map/convert'
import type { MapParts } from '../map/checkMap'
import type { SyncMap } from '../map/rows'
import type { MapSource } from '../map/sources'
import type { TargetField } from '../map/targets'
import type { Seen, TargetValue } from '../map/values'
import type { VenueIndex } from '../map/venues'

export type PartType = 'event-instances' | 'events'

/** What one sync knows of one document, kept with its link to the box office. */
export interface LinkState {
  /** By name of the target. */
  seen: Readonly<Record<string, Seen>>
  /** Targets that somebody edited here and that follow the box office no more. */
  unfollowed: readonly string[]
}

/** A document as it stands, with what is known of its link. */
export interface StoredDocument extends LinkState {
  id: string
  title: string
  /** Null: nothing links it to this box office. */
  externalId: string | null
  /** Of its newest version, in the site's main language, references as ids. */
  data: Readonly<Record<string, unknown>>
  isPublished: boolean
  /** It is published, and somebody's changes wait as a draft. */
  hasDraft: boolean
  /** Somebody has it open. */
  isLocked: boolean
  isTrashed: boolean
}

export interface StoredEvent extends StoredDocument {
  /** As the link has it. */
  status: EventStatus
}

export interface StoredInstance extends StoredDocument {
  /** Id of its event. */
  event: string
  /** A sync put it into the trash, and nobody else. */
  isTrashedBySync?: boolean
  /** Somebody saved it since the last sync wrote it. */
  isEditedSince?: boolean
  /** Somebody decided that it stays though the box office does not list it. */
  isKept?: boolean
  /** The box office did not list it before either: it counts no more among what vanished at once. */
  isMissing?: boolean
}

type EventStatus = 'connected' | 'deleted'

export interface FieldChange {
  /** Of the target. */
  name: string
  from: TargetValue
  to: TargetValue
}

/** A document to write, and how. */
export interface PlanPart {
  /** None: it is made. */
  id?: string
  externalId: string
  type: PartType
  title: string
  fields: FieldChange[]
  /** Of a performance: its event. Without an id the event is made in the same plan. */
  event?: { id?: string; externalId: string | null }
  /** `live`: visitors see it at once. `draft`: it waits until a person publishes it. */
  write: 'draft' | 'live'
  /** It is here already without a link: the link is made. */
  isAdopted: boolean
  /** To be kept with the link once it is written. `ours: null`: of a formatted text, see `seenAfter`. */
  seen: Record<string, Seen>
  /** Targets that follow no more from here on. */
  unfollow: string[]
}

/** What is noted with the link of a document in which nothing is written. */
export interface LinkNote {
  id: string
  type: PartType
  seen: Record<string, Seen>
  unfollow: string[]
  /** Whether the box office lists it no more. Undefined: as it was. */
  isMissing?: boolean
}

/**
 * Why something that the box office wants is not done.
 * `locked`: somebody has it open. `edited`: somebody edited it here (with `field`: this field; reported once). `trashed`:
 * somebody put it into the trash. `noCancelled`: it vanished, and this box office does not say whether it is cancelled.
 * `unlisted`: it vanished with its whole event. `suspicious`: too much vanished at once. `moved`: it belongs to another
 * event here.
 */
export type HeldReason = 'locked' | 'edited' | 'trashed' | 'noCancelled' | 'unlisted' | 'suspicious' | 'moved'

export interface Held {
  reason: HeldReason
  /** What it would be: `remove` puts it into the trash, `mark` marks an event as deleted at the box office. */
  would: 'create' | 'mark' | 'remove' | 'update'
  part: PlanPart
  /** Name of the target that stays as it was edited. */
  field?: string
}

/** `sameIdTwice`: the first of two with one id is taken. `noStart`: a performance without a time is not made. */
export type PlanProblemName =
  ConvertProblem | 'emptyRequired' | 'endBeforeStart' | 'linkedTwice' | 'noStart' | 'sameIdTwice'

export interface PlanProblem {
  name: PlanProblemName
  type: PartType
  externalId: string
  title: string
  /** Target of the row. */
  field: string | null
  /** What the box office sent, cut short. */
  detail: string
}

/** An event that the box office does not know any more, or knows again. */
interface StatusChange {
  id: string
  externalId: string
  title: string
  from: EventStatus
  to: EventStatus
}

/** What a sync would do. Plain data: shown, stored, applied and taken back. Lists are in the order of their external ids. */
export interface Plan {
  create: PlanPart[]
  update: PlanPart[]
  /** To be put into the trash. */
  remove: PlanPart[]
  /** To be taken out of the trash, into which a sync had put them. */
  restore: PlanPart[]
  /** Documents in which nothing changes. */
  unchanged: { events: number; instances: number }
  held: Held[]
  problems: PlanProblem[]
  status: StatusChange[]
  notes: LinkNote[]
  /** Performances to come that the box office lists no more, whatever becomes of them. */
  vanished: PlanPart[]
  /** How many linked performances to come there were. */
  linked: number
}

/** What is the same for all events of a connection. */
export interface PlanSettings {
  /** `cancelled`: the box office says which performances are cancelled. */
  features: { cancelled: boolean }
  /** YYYY-MM-DD: performances before were not asked for. */
  from: string
  /** The site's main language. */
  language: string
  /** ISO moment. */
  now: string
  sources: MapParts<MapSource>
  targets: MapParts<TargetField>
  venues: VenueIndex
  /** IANA name: the site's. */
  zone: string
}

export interface PlanContext extends PlanSettings {
  /** The map that holds for this event. */
  map: SyncMap
}
