import type { SanitizedConfig, ServerFunction } from 'payload'
import { guardServerFunction } from '@/access/guardServerFunction'
import { callboardOf } from '@/access/registryOf'
import { pluginsOf } from '@/config/definePlugin'
import type { AnyOperation } from '@/endpoints/define'
import { withoutInternals } from '@/endpoints/failedCall'
import { actionResult } from '@/endpoints/toAction'
import { collectLogged } from '@/lib/logging/loggedErrors'
import { payloadHandlers } from '@/payload-patches/serverFunctions/payloadHandlers'

type Handler = (args: never) => unknown

/** A function of Payload's behind the guard that stands before all of them. */
const guarded = ([name, handler]: [string, Handler]): [string, ServerFunction] => [
  name,
  async (args) => {
    const allowed = (await guardServerFunction(name, args)) as never
    const { errors, result } = await collectLogged(async () => handler(allowed))
    return withoutInternals(result, args.req, errors)
  },
]

/** An operation as the server action of its name; what a screen sends stands under `input`. */
const action = (operation: AnyOperation): [string, ServerFunction] => [
  operation.name,
  ({ input, req }) => actionResult(operation, input, req),
]

/** All that screens of the admin call in the server: Payload's functions, the server actions of operations, and what plugins add. */
export function serverFunctionsOf(config: SanitizedConfig): Record<string, ServerFunction> {
  const operations = callboardOf({ config }).operations as AnyOperation[]
  return Object.fromEntries([
    ...pluginsOf(config).flatMap((plugin) => Object.entries(plugin.serverFunctions ?? {})),
    ...operations.filter(({ isAction }) => isAction).map(action),
    ...Object.entries<Handler>(payloadHandlers).map(guarded),
  ])
}

/** Is there such a function? Payload looks names up in an object, where `constructor` is one, too. */
export const isServerFunction = (functions: Record<string, ServerFunction>, name: unknown): name is string =>
  typeof name === 'string' && Object.hasOwn(functions, name)
