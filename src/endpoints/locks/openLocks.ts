import type { BasePayload } from 'payload'
import { nameHolder } from '../../collections/hooks/nameHolder'
import type { AnyOperation } from '../define'
import { toEndpoint } from '../runOperation'
import { findLock } from './findLock'
import { releaseLock } from './releaseLock'
import { takeOverLock } from './takeOverLock'

const SLUG = 'payload-locked-documents'

/** What the edit screen asks of locks, at the addresses where it asks. */
export const lockOperations: AnyOperation[] = [findLock, takeOverLock, releaseLock]

/** Puts them before Payload's own, and names the holders: it adds the collection by itself, when the configuration is done. */
export function openLocks({ collections }: BasePayload): void {
  const { config } = collections[SLUG]
  const own = lockOperations.map((operation) =>
    toEndpoint({ ...operation, path: operation.path.slice(SLUG.length + 1) || '/' }),
  )
  config.endpoints = [...own, ...(config.endpoints || [])]
  config.hooks.afterRead.push(nameHolder)
}
