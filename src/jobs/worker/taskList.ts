import type { TaskList } from 'graphile-worker'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { checkDomains } from '../tasks/checkDomains'
import { deleteExpiredAnswers } from '../tasks/deleteExpiredAnswers'
import { deleteTenant } from '../tasks/deleteTenant'
import { freeJobs } from '../tasks/freeJobs'
import { publishScheduled } from '../tasks/publishScheduled'
import { resumeMails } from '../tasks/resumeMails'
import { sendAccountMail } from '../tasks/sendAccountMail'
import { sendMail } from '../tasks/sendMail'
import { tidy } from '../tasks/tidy'
import { watchCertificate } from '../tasks/watchCertificate'

const withId = z.object({ id: z.uuid() })
const withAddress = z.object({ email: z.string(), kind: z.enum(['reset', 'verify']), userId: z.uuid().optional() })
const withDomain = withId.extend({ domain: z.string(), tries: z.number().int().default(0) })

/** Every job by its name. */
export const taskList = (payload: BasePayload): TaskList => ({
  checkDomains: () => checkDomains(payload),
  deleteExpiredAnswers: () => deleteExpiredAnswers(payload),
  deleteTenant: (input) => deleteTenant(payload, withId.parse(input)),
  freeJobs: () => freeJobs(payload),
  publishScheduled: () => publishScheduled(payload),
  resumeMails: () => resumeMails(payload),
  sendAccountMail: (input) => sendAccountMail(payload, withAddress.parse(input)),
  sendMail: (input) => sendMail(payload, withId.parse(input)),
  tidy: () => tidy(payload),
  watchCertificate: (input) => watchCertificate(payload, withDomain.parse(input)),
})
