import type { SanitizedConfig } from 'payload'
import { isTokenKey } from '../access/bearerTokens'
import { callboardOf, type OperationInfo } from '../access/registryOf'

/**
 * Does a route take tokens of programs? Content of sites does, and what `takesToken` says. Accounts, people, roles, the
 * plan, secrets, sign-in, and whatever is added without saying so, do not.
 */
export function takesToken(config: SanitizedConfig, method: string, pathname: string): boolean {
  const path = pathname.slice(config.routes.api.length)
  const parts = partsOf(path)
  const { contentTypes, operations } = callboardOf({ config })
  // A POST can stand for a GET whose query is too long for an address.
  const methods = method === 'POST' ? ['post', 'get'] : [method.toLowerCase()]
  const meant = operations.filter((one) => methods.includes(one.method) && isAt(partsOf(one.path), parts))
  return meant.length > 0 ? meant.every(isForTokens) : contentTypes.some(({ slug }) => slug === parts[0])
}

/** May a program call an operation with a token? */
export const isForTokens = ({ takesToken: isTaken, tool, who }: OperationInfo): boolean =>
  isTaken ?? (tool !== undefined || (who.anyOf ?? []).some(isTokenKey))

/** As Payload matches: in any case, with or without a slash at the end. */
const partsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean)

const isAt = (pattern: string[], parts: string[]): boolean =>
  pattern.length === parts.length && pattern.every((part, index) => part.startsWith(':') || part === parts[index])
