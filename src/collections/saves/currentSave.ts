import type { PayloadRequest } from 'payload'

/** What is known of a save while it is under way. */
export interface CurrentSave {
  /** The tab of the browser that it comes from; null for callers that have none. */
  screen: string | null
  /** It publishes or takes off the site, and leaves the content as it is. */
  isStateOnly: boolean
}

/** @param id of the document; undefined while many are changed at once */
const keyOf = (collection: string, id: unknown): string => `save:${collection}/${typeof id === 'string' ? id : '*'}`

export function rememberSave({ context }: PayloadRequest, collection: string, id: unknown, save: CurrentSave): void {
  context[keyOf(collection, id)] = save
}

/** The save of a document, or of the many that it is one of. */
export const saveOf = ({ context }: PayloadRequest, collection: string, id: string): CurrentSave | undefined =>
  (context[keyOf(collection, id)] ?? context[keyOf(collection, undefined)]) as CurrentSave | undefined

const outsideKeyOf = (collection: string, id: string): string => `outside:${collection}/${id}`

/**
 * Notes that documents are being changed from somewhere else than their forms, which is recorded as a whole.
 * @returns ends that
 */
export function rememberOutsideChange({ context }: PayloadRequest, collection: string, ids: string[]): () => void {
  for (const id of ids) context[outsideKeyOf(collection, id)] = true
  return () => ids.forEach((id) => delete context[outsideKeyOf(collection, id)])
}

export const isOutsideChange = ({ context }: PayloadRequest, collection: string, id: string): boolean =>
  context[outsideKeyOf(collection, id)] === true
