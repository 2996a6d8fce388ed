import type { BasePayload } from 'payload'
import { maskLockHolder } from '../../collections/hooks/maskLockHolder'
import type { AnyOperation } from '../define'
import { toEndpoint } from '../runOperation'
import { findLock } from './findLock'
import { releaseLock } from './releaseLock'
import { takeOverLock } from './takeOverLock'

const SLUG = 'payload-locked-documents'

/** The lock operations that the edit view calls, at Payload's own paths. */
export const lockOperations: AnyOperation[] = [findLock, takeOverLock, releaseLock]

/**
 * Registers the lock operations before Payload's own endpoints, and adds the holder's name to locks. Runs on init,
 * because Payload adds the collection after the configuration is built.
 */
export function registerLockOperations({ collections }: BasePayload): void {
  const { config } = collections[SLUG]
  const own = lockOperations.map((operation) =>
    toEndpoint({ ...operation, path: operation.path.slice(SLUG.length + 1) || '/' }),
  )
  config.endpoints = [...own, ...(config.endpoints || [])]
  config.hooks.afterRead.push(maskLockHolder)
}
