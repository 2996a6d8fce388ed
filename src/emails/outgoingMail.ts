import type { RenderedMail } from './renderMail'

export interface OutgoingMail extends RenderedMail {
  id: string
  to: string
}

/** Sends a mail. Throws when it could not be handed over. */
export type SendMail = (mail: OutgoingMail) => Promise<void>
