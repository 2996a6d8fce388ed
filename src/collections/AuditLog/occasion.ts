import type { PayloadRequest, RequestContext } from 'payload'

/** What a save is part of, in words for the lines of the audit log about it: `{ release: 'Season launch' }`. */
export type Occasion = Record<string, string>

const KEY = 'occasion'

/** The context of a request whose saves are part of something. */
export const asPartOf = (occasion: Occasion): RequestContext => ({ [KEY]: occasion })

/** What the saves of a request are part of; nothing where nobody said so. */
export const occasionOf = ({ context }: PayloadRequest): Occasion => (context[KEY] ?? {}) as Occasion
