import type { Readable } from 'node:stream'
import { isUuid } from '@/lib/values'

export interface ListedFile {
  changedAt: Date
  hash: string
}

/** Storage of theme files by tenant and content hash. */
export interface ThemeStore {
  /** Returns when a file was written or renewed; null when it does not exist. */
  changedAt: (tenant: string, hash: string) => Promise<Date | null>
  /** Deletes all files of a tenant. */
  removeAll: (tenant: string) => Promise<void>
  /** Lists all files, one tenant at a time. */
  list: () => AsyncIterable<{ files: ListedFile[]; tenant: string }>
  /** Returns null when the file does not exist. */
  open: (tenant: string, hash: string) => Promise<Readable | null>
  /** Returns null when the file does not exist. */
  read: (tenant: string, hash: string) => Promise<Buffer | null>
  remove: (tenant: string, hash: string) => Promise<void>
  /** Resets the age of a file. @returns false when it does not exist */
  renew: (tenant: string, hash: string) => Promise<boolean>
  /** Moves a file into the store; an existing one is renewed instead. */
  put: (tenant: string, hash: string, file: string) => Promise<void>
}

const HASH = /^[0-9a-f]{64}$/

/** Paths may contain only ids and hashes, never user input. */
export function assertId(id: string): string {
  if (!isUuid(id)) throw new Error(`Invalid tenant id in a path of theme files: ${JSON.stringify(id)}`)
  return id
}

export function assertHash(hash: string): string {
  if (!HASH.test(hash)) throw new Error(`Invalid hash in a path of theme files: ${JSON.stringify(hash)}`)
  return hash
}

/** A file of a version. */
export interface StoredFile {
  path: string
  /** SHA-256 of its content in hex, which is also its storage key. */
  hash: string
  bytes: number
  /** Hash of the file served instead: a minified style sheet. */
  served?: string
}

/** Returns all hashes of a file. */
export const hashesOf = ({ hash, served }: StoredFile): string[] => (served ? [hash, served] : [hash])
