import type { BasePayload } from 'payload'
import { requeueStuckMails } from '@/database/mails/outbox'
import { MAX_ATTEMPTS } from '@/emails/queueMail'

/** Much longer than a delivery attempt takes. */
const STUCK_AFTER = '2 minutes'

/**
 * Creates a new job for emails whose job ended without sending them because the worker was killed; the queue itself
 * would wait four hours. This counts as an attempt, so an email that kills workers is not retried forever. Emails being
 * sent are locked and skipped.
 */
export const resumeMails = (payload: BasePayload): Promise<void> =>
  requeueStuckMails(payload, { after: STUCK_AFTER, mostTries: MAX_ATTEMPTS })
