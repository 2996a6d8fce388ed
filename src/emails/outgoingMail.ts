import type { RenderedMail } from './renderMail'

export interface OutgoingMail extends RenderedMail {
  id: string
  to: string
  /** Where replies go. Default: to the sender. */
  replyTo?: string | undefined
}

/** Sends an email. Throws if it could not be delivered to the mail server. */
export type SendMail = (mail: OutgoingMail) => Promise<void>
