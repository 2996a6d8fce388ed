import type { EmailAdapter } from 'payload'
import { settings } from '../lib/settings'

/**
 * Disables Payload's own emails. Callboard's are written to the outbox in the transaction of the change they report.
 */
export const outboxOnly: EmailAdapter = () => ({
  name: 'outbox',
  defaultFromAddress: settings().MAIL_FROM,
  defaultFromName: settings().PRODUCT_NAME,
  sendEmail: () => Promise.reject(new Error('Payload cannot send email directly. Queue it with queueMail.')),
})
