import type { TaskList } from 'graphile-worker'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { deleteTenant } from '../tasks/deleteTenant'
import { publishScheduled } from '../tasks/publishScheduled'
import { sendMail } from '../tasks/sendMail'
import { tidy } from '../tasks/tidy'

const withId = z.object({ id: z.uuid() })

/** Every job by its name. */
export const taskList = (payload: BasePayload): TaskList => ({
  deleteTenant: (input) => deleteTenant(payload, withId.parse(input)),
  publishScheduled: () => publishScheduled(payload),
  sendMail: (input) => sendMail(payload, withId.parse(input)),
  tidy: () => tidy(payload),
})
