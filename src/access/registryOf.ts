import type { SanitizedConfig } from 'payload'
import type { ContentType } from './contentType'
import type { PermissionRegistry } from './permissions'

/** What the house keeps in Payload's `config.custom`. */
export interface CallboardConfig {
  contentTypes: ContentType[]
  registry: PermissionRegistry
  /** Every declared operation, of the core and of plugins. */
  operations: OperationInfo[]
}

/** What the description of the API and the tests need to know of an operation. */
export interface OperationInfo {
  name: string
  method: string
  path: string
}

interface WithConfig {
  config: Pick<SanitizedConfig, 'custom'>
}

/** The content types and the permission registry that this installation was configured with. */
export function callboardOf({ config }: WithConfig): CallboardConfig {
  return config.custom?.callboard as CallboardConfig
}

export const registryOf = (payload: WithConfig): PermissionRegistry => callboardOf(payload).registry
