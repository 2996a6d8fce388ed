import type { SanitizedConfig, ServerFunction } from 'payload'
import { guardServerFunction } from '@/access/guardServerFunction'
import { callboardOf } from '@/access/registryOf'
import type { AnyOperation } from '@/endpoints/define'
import { redactErrors } from '@/endpoints/serverFunctionErrors'
import { runAuthenticatedAction } from '@/endpoints/actions'
import { collectLoggedErrors } from '@/lib/logging/redactError'
import { toNotFound } from '@/payload-patches/serverFunctions/notFoundErrors'
import { payloadHandlers } from '@/payload-patches/serverFunctions/payloadHandlers'

type Handler = (args: never) => unknown

/** Wraps one of Payload's server functions in `guardServerFunction`. */
const guarded = ([name, handler]: [string, Handler]): [string, ServerFunction] => [
  name,
  async (args) => {
    const allowed = (await guardServerFunction(name, args)) as never
    try {
      const { errors, result } = await collectLoggedErrors(async () => handler(allowed))
      return redactErrors(result, args.req, errors)
    } catch (error) {
      throw toNotFound(error, args.req)
    }
  },
]

/** Exposes an operation as a server action of the same name, with its input under `input`. */
const action = (operation: AnyOperation): [string, ServerFunction] => [
  operation.name,
  ({ input, req }) => runAuthenticatedAction(operation, input, req),
]

/** All server functions of the admin: Payload's own, and the operations marked as actions. */
export function serverFunctionsOf(config: SanitizedConfig): Record<string, ServerFunction> {
  const operations = callboardOf({ config }).operations as AnyOperation[]
  return Object.fromEntries([
    ...operations.filter(({ isAction }) => isAction).map(action),
    ...Object.entries<Handler>(payloadHandlers).map(guarded),
  ])
}

/** Whether a server function exists. Payload would look up names on an object, where `constructor` exists too. */
export const isServerFunction = (functions: Record<string, ServerFunction>, name: unknown): name is string =>
  typeof name === 'string' && Object.hasOwn(functions, name)
