import type { SanitizedConfig } from 'payload'
import { isTokenKey } from '../access/bearerTokens'
import { callboardOf, type OperationInfo } from '../access/registryOf'

/**
 * Whether a route accepts tokens: content of tenants does, and operations according to `takesToken`. Accounts, people,
 * roles, plans, secrets, sign-in, and anything that does not opt in do not.
 */
export function takesToken(config: SanitizedConfig, method: string, pathname: string): boolean {
  const path = pathname.slice(config.routes.api.length)
  const parts = partsOf(path)
  const { contentTypes, operations } = callboardOf({ config })
  // A POST can replace a GET whose query is too long for a URL.
  const methods = method === 'POST' ? ['post', 'get'] : [method.toLowerCase()]
  const candidates = operations.filter(
    (operation) => methods.includes(operation.method) && isAt(partsOf(operation.path), parts),
  )
  return candidates.length > 0 ? candidates.every(acceptsTokens) : contentTypes.some(({ slug }) => slug === parts[0])
}

/** Whether programs can call an operation with a token. */
export const acceptsTokens = ({ takesToken: isTaken, tool, who }: OperationInfo): boolean =>
  isTaken ?? (tool !== undefined || (who.anyOf ?? []).some(isTokenKey))

/** Matches as Payload does: ignoring case and trailing slashes. */
const partsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean)

const isAt = (pattern: string[], parts: string[]): boolean =>
  pattern.length === parts.length && pattern.every((part, index) => part.startsWith(':') || part === parts[index])
