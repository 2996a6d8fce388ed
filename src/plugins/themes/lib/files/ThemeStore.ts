import type { Readable } from 'node:stream'
import { isUuid } from '../../../../lib/ids/isUuid'

export interface ListedFile {
  changedAt: Date
  hash: string
}

/** Where files of themes lie: each below its tenant, under the hash of its content. */
export interface ThemeStore {
  /** When it was written or renewed; null where there is none. */
  changedAt: (tenant: string, hash: string) => Promise<Date | null>
  /** Removes everything of a tenant. */
  drop: (tenant: string) => Promise<void>
  /** All files, a tenant at a time. */
  list: () => AsyncIterable<{ files: ListedFile[]; tenant: string }>
  /** Null where there is none. */
  open: (tenant: string, hash: string) => Promise<Readable | null>
  /** Null where there is none. */
  read: (tenant: string, hash: string) => Promise<Buffer | null>
  remove: (tenant: string, hash: string) => Promise<void>
  /** Makes a file as new as one that has just been written. @returns false where there is none */
  renew: (tenant: string, hash: string) => Promise<boolean>
  /** Takes a file from where it was checked; one that is there already is renewed. */
  take: (tenant: string, hash: string, file: string) => Promise<void>
}

const HASH = /^[0-9a-f]{64}$/

/** A path is made of ids and hashes of ours, and of nothing that somebody sends. */
export function assertId(id: string): string {
  if (!isUuid(id)) throw new Error('A tenant has an id')
  return id
}

export function assertHash(hash: string): string {
  if (!HASH.test(hash)) throw new Error('A file of a theme is known by its hash')
  return hash
}
