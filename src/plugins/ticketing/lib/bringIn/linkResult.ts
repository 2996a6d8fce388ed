/**
 * What became of one link. `already`: it followed this before. `taken`: another event of the site follows it, or somebody
 * was faster. `follows`: the event follows something else. `gone`: the box office has it no more. `noEvent`: the site has
 * no such event, or it is in the trash. `twice`: it was named before.
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
  /** The site has such an event. */
  hasEvent: boolean
  /** As the box office calls it; undefined: it has it no more. */
  name: string | undefined
  provider: string
  /** What the event follows. */
  ofEvent: KnownLink | undefined
  /** What follows this event of the box office. */
  ofExternal: KnownLink | undefined
}

/** What becomes of a link as things stand. What an event only remembers to have followed is no obstacle. */
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
