import type { ConvertProblem } from '../map/convert'
import type { MapParts } from '../map/checkMap'
import type { SyncMap } from '../map/rows'
import type { MapSource } from '../map/sources'
import type { TargetField } from '../map/targets'
import type { Seen, TargetValue } from '../map/values'
import type { VenueIndex } from '../map/venues'

export type PartType = 'event-instances' | 'events'

/** Sync state of one document, stored with its link. */
export interface LinkState {
  /** By target name. */
  seen: Readonly<Record<string, Seen>>
  /** Targets that a user edited and that no longer follow the box office. */
  unfollowed: readonly string[]
  /** Targets that got their earlier value back when a user took back a sync. */
  takenBack?: readonly string[]
}

/** A stored document with the state of its link. */
export interface StoredDocument extends LinkState {
  id: string
  title: string
  /** Null: not linked to this box office. */
  externalId: string | null
  /** Data of the newest version, in the site's main language, with references as ids. */
  data: Readonly<Record<string, unknown>>
  isPublished: boolean
  /** Published, with unpublished changes in a draft. */
  hasDraft: boolean
  /** A user has it open in the editor. */
  isLocked: boolean
  isTrashed: boolean
}

export interface StoredEvent extends StoredDocument {
  /** Status of the link. */
  status: EventStatus
}

export interface StoredInstance extends StoredDocument {
  /** Id of its event. */
  event: string
  /** A sync, not a user, moved it to the trash. */
  isTrashedBySync?: boolean
  /** A user saved it after the last sync wrote it. */
  isEditedSince?: boolean
  /** A user chose to keep it although the box office does not list it. */
  isKept?: boolean
  /** Missing in an earlier sync, so it does not count as newly vanished. */
  isMissing?: boolean
}

type EventStatus = 'connected' | 'deleted'

export interface FieldChange {
  /** Name of the target. */
  name: string
  from: TargetValue
  to: TargetValue
}

/** A document to write. */
export interface PlanPart {
  /** Absent: the document is created. */
  id?: string
  externalId: string
  type: PartType
  title: string
  fields: FieldChange[]
  /** For a performance: its event. Without an id, the event is created in the same plan. */
  event?: { id?: string; externalId: string | null }
  /**
   * `live`: published at once. `draft`: waits until a user publishes it. `ahead`: a draft is ahead of what visitors see,
   * which changes as well where both agree.
   */
  write: 'ahead' | 'draft' | 'live'
  /** An existing document without a link, which is linked now. */
  isAdopted: boolean
  /** Stored with the link after writing. `ours: null` for rich text; see `seenAfter`. */
  seen: Record<string, Seen>
  /** Targets that stop following from now on. */
  unfollow: string[]
}

/** Updates the link of a document that is not written. */
export interface LinkNote {
  id: string
  type: PartType
  seen: Record<string, Seen>
  unfollow: string[]
  /** Whether the box office no longer lists it. Undefined: unchanged. */
  isMissing?: boolean
}

/**
 * Why a change is held.
 * `locked`: the document is open in the editor. `edited`: a user edited it (with `field`: that field; reported once).
 * `trashed`: a user moved it to the trash. `noCancelled`: it vanished, and this box office does not report
 * cancellations. `unlisted`: its whole event vanished. `suspicious`: too many performances vanished at once. `moved`:
 * it belongs to another event of the site.
 */
export type HeldReason = 'locked' | 'edited' | 'trashed' | 'noCancelled' | 'unlisted' | 'suspicious' | 'moved'

export interface Held {
  reason: HeldReason
  /** The held action: `remove` moves it to the trash, `mark` marks an event as deleted at the box office. */
  would: 'create' | 'mark' | 'remove' | 'update'
  part: PlanPart
  /** Name of the target that keeps its edited value. */
  field?: string
}

/**
 * `sameIdTwice`: duplicate id, the first one is used. `noStart`: a performance without a start time is not created.
 * `skippedTime`: the clocks skip that time; a later one is written.
 */
export type PlanProblemName =
  ConvertProblem | 'emptyRequired' | 'endBeforeStart' | 'linkedTwice' | 'noStart' | 'sameIdTwice' | 'skippedTime'

export interface PlanProblem {
  name: PlanProblemName
  type: PartType
  externalId: string
  title: string
  /** Target of the map row. */
  field: string | null
  /** Value that the box office sent, truncated. */
  detail: string
}

/** An event that was deleted or restored at the box office. */
interface StatusChange {
  id: string
  externalId: string
  title: string
  from: EventStatus
  to: EventStatus
}

/**
 * What a sync will do, as plain data that can be displayed, stored, applied and undone. Lists are sorted by external
 * id.
 */
export interface Plan {
  create: PlanPart[]
  update: PlanPart[]
  /** To be moved to the trash. */
  remove: PlanPart[]
  /** To be restored from the trash, where a sync had moved them. */
  restore: PlanPart[]
  /** Documents without changes. */
  unchanged: { events: number; instances: number }
  held: Held[]
  problems: PlanProblem[]
  status: StatusChange[]
  notes: LinkNote[]
  /** Upcoming performances that the box office no longer lists, whatever the plan does with them. */
  vanished: PlanPart[]
  /** Number of linked upcoming performances. */
  linked: number
}

/** Settings shared by all events of a connection. */
export interface PlanSettings {
  /** `cancelled`: the box office reports cancelled performances. */
  features: { cancelled: boolean }
  /** YYYY-MM-DD: earlier performances were not requested. */
  from: string
  /** The site's main language. */
  language: string
  /** ISO 8601 in UTC. */
  now: string
  sources: MapParts<MapSource>
  targets: MapParts<TargetField>
  venues: VenueIndex
  /** IANA name: the site's. */
  zone: string
}

export interface PlanContext extends PlanSettings {
  /** Effective map of the event. */
  map: SyncMap
}
