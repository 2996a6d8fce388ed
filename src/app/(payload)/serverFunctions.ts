import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import { buildTableStateHandler } from '@payloadcms/ui/utilities/buildTableState'
import { getUpcomingScheduledPublishHandler, schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import type { SanitizedConfig, ServerFunction } from 'payload'
import { guardServerFunction } from '@/access/guardServerFunction'
import { callboardOf } from '@/access/registryOf'
import { pluginsOf } from '@/config/definePlugin'
import type { AnyOperation } from '@/endpoints/define'
import { actionResult } from '@/endpoints/toAction'

const guarded = (name: string, handler: (args: never) => unknown): ServerFunction => async (args) => handler((await guardServerFunction(name, args)) as never)

/** An operation as the server action of its name; what a screen sends stands under `input`. */
const action = (operation: AnyOperation): [string, ServerFunction] => [operation.name, ({ input, req }) => actionResult(operation, input, req)]

/** Functions of the admin that stand behind a guard of ours, in place of Payload's own. */
const GUARDED: Record<string, ServerFunction> = {
  'form-state': guarded('form-state', buildFormStateHandler),
  'get-upcoming-scheduled-publish': guarded('get-upcoming-scheduled-publish', getUpcomingScheduledPublishHandler),
  'schedule-publish': guarded('schedule-publish', schedulePublishHandler),
  'table-state': guarded('table-state', buildTableStateHandler),
}

/** Those, the server actions of our screens, and what plugins add. */
export function serverFunctionsOf(config: SanitizedConfig): Record<string, ServerFunction> {
  const operations = callboardOf({ config }).operations as AnyOperation[]
  const added = pluginsOf(config).map((plugin) => plugin.serverFunctions ?? {})
  return Object.assign({}, ...added, Object.fromEntries(operations.filter(({ isAction }) => isAction).map(action)), GUARDED)
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

/** Is there such a function? Payload looks names up in an object, where `constructor` is one, too. */
export const isServerFunction = (functions: Record<string, ServerFunction>, name: unknown): name is string =>
  typeof name === 'string' && (Object.hasOwn(functions, name) || LEFT_TO_PAYLOAD.includes(name))
