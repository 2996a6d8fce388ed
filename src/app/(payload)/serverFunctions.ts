import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import { buildTableStateHandler } from '@payloadcms/ui/utilities/buildTableState'
import { getUpcomingScheduledPublishHandler, schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import type { ServerFunction } from 'payload'
import { guardServerFunction } from '@/access/guardServerFunction'
import type { AnyOperation } from '@/endpoints/define'
import { withoutInternals } from '@/endpoints/failedCall'
import { coreOperations } from '@/endpoints/operations'
import { actionResult } from '@/endpoints/toAction'
import { collectLogged } from '@/lib/logging/loggedErrors'
import { pageTreeOperations } from '@/plugins/pageTree'

const guarded = (name: string, handler: (args: never) => unknown): ServerFunction => async (args) => {
  const allowed = (await guardServerFunction(name, args)) as never
  const { errors, result } = await collectLogged(() => handler(allowed))
  return withoutInternals(result, args.req, errors)
}

/** An operation as the server action of its name; what a screen sends stands under `input`. */
const action = (operation: AnyOperation): [string, ServerFunction] => [operation.name, ({ input, req }) => actionResult(operation, input, req)]

/** Server actions of our screens, and functions of the admin that stand behind a guard of ours, in place of Payload's own. */
export const serverFunctions: Record<string, ServerFunction> = {
  'form-state': guarded('form-state', buildFormStateHandler),
  'get-upcoming-scheduled-publish': guarded('get-upcoming-scheduled-publish', getUpcomingScheduledPublishHandler),
  'schedule-publish': guarded('schedule-publish', schedulePublishHandler),
  'table-state': guarded('table-state', buildTableStateHandler),
  ...Object.fromEntries([...coreOperations, ...pageTreeOperations].filter(({ isAction }) => isAction).map(action)),
}

/** Those that ask access control themselves, about the document and the person. */
const LEFT_TO_PAYLOAD = [
  'copy-data-from-locale',
  'get-default-layout',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'slugify',
]

const OPEN = new Set([...Object.keys(serverFunctions), ...LEFT_TO_PAYLOAD])

/** Is there such a function? Payload looks names up in an object, where `constructor` is one, too. */
export const isServerFunction = (name: unknown): name is string => typeof name === 'string' && OPEN.has(name)
