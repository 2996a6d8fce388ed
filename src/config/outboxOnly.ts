import type { EmailAdapter } from 'payload'
import { settings } from '../lib/settings'

/** Payload's own mails are not used: ours are written to the outbox with the change that they tell of. */
export const outboxOnly: EmailAdapter = () => ({
  name: 'outbox',
  defaultFromAddress: settings().MAIL_FROM,
  defaultFromName: settings().PRODUCT_NAME,
  sendEmail: () => Promise.reject(new Error('Mails are queued with queueMail')),
})
