import type { BasePayload } from 'payload'
import { requeueStuckMails } from '../../database/mails/outbox'
import { MOST_TRIES } from '../../emails/queueMail'

/** Far longer than a try takes. */
const A_WHILE = '2 minutes'

/**
 * Gives a new job to mails whose job came to an end without them: its worker was killed. The queue itself would wait
 * for four hours. Counts as a try, so that a mail that kills workers is not sent for ever; one that is being sent right
 * now is locked, and left alone.
 */
export const resumeMails = (payload: BasePayload): Promise<void> =>
  requeueStuckMails(payload, { after: A_WHILE, mostTries: MOST_TRIES })
