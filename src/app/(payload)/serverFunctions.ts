import type { ServerFunction } from 'payload'
import { guardServerFunction } from '@/access/guardServerFunction'
import type { AnyOperation } from '@/endpoints/define'
import { coreOperations } from '@/endpoints/operations'
import { actionResult } from '@/endpoints/toAction'
import { payloadHandlers } from '@/payload-patches/serverFunctions/payloadHandlers'
import { pageTreeOperations } from '@/plugins/pageTree'

type Handler = (args: never) => unknown

/** A function of Payload's behind the guard that stands before all of them. */
const guarded = ([name, handler]: [string, Handler]): [string, ServerFunction] => [name, async (args) => handler((await guardServerFunction(name, args)) as never)]

/** An operation as the server action of its name; what a screen sends stands under `input`. */
const action = (operation: AnyOperation): [string, ServerFunction] => [operation.name, ({ input, req }) => actionResult(operation, input, req)]

/** All that screens of the admin call in the server: Payload's functions, and the server actions of our operations. */
export const serverFunctions: Record<string, ServerFunction> = Object.fromEntries([
  ...Object.entries<Handler>(payloadHandlers).map(guarded),
  ...[...coreOperations, ...pageTreeOperations].filter(({ isAction }) => isAction).map(action),
])

/** Is there such a function? Payload looks names up in an object, where `constructor` is one, too. */
export const isServerFunction = (name: unknown): name is string => typeof name === 'string' && Object.hasOwn(serverFunctions, name)
