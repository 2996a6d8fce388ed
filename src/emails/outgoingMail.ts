import type { RenderedMail } from './renderMail'

export interface OutgoingMail extends RenderedMail {
  id: string
  to: string
}

/** Sends an email. Throws if it could not be delivered to the mail server. */
export type SendMail = (mail: OutgoingMail) => Promise<void>
