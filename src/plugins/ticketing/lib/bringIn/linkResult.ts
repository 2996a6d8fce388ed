/**
 * The outcome of one link request. `already`: the event was linked to this before. `taken`: another event of the site
 * is linked to it, or a concurrent request got there first. `follows`: the event is linked to something else. `gone`:
 * the box office no longer has it. `noEvent`: the site has no such event, or it is in the trash. `twice`: the request
 * lists it more than once.
 */
export const LINK_RESULTS = ['linked', 'already', 'taken', 'follows', 'gone', 'noEvent', 'twice'] as const
export type LinkResult = (typeof LINK_RESULTS)[number]

interface KnownLink {
  documentId: string
  externalId: string
  isConnected: boolean
  provider: string
}

export interface RequestedLink {
  event: string
  externalId: string
  /** The site has this event, and it is not in the trash. */
  hasEvent: boolean
  /** Name at the box office; undefined if it no longer has the event. */
  name: string | undefined
  provider: string
  /** The event's current link. */
  ofEvent: KnownLink | undefined
  /** The link that points to this box-office event. */
  ofExternal: KnownLink | undefined
}

/** The result of linking, given the current links. A disconnected link of the event is no obstacle. */
export function toResult({
  event,
  externalId,
  hasEvent,
  name,
  ofEvent,
  ofExternal,
  provider,
}: RequestedLink): LinkResult {
  if (!hasEvent) return 'noEvent'
  const isSame = ofEvent?.externalId === externalId && ofEvent.provider === provider
  if (isSame && ofEvent.isConnected) return 'already'
  if (name === undefined) return 'gone'
  if (ofEvent?.isConnected) return 'follows'
  if (ofExternal && ofExternal.documentId !== event) return 'taken'
  return 'linked'
}
