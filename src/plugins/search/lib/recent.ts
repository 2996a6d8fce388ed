/** A recently opened document. */
export interface Recent {
  /** Relative to the admin root. */
  path: string
  label: string
}

const MAX_RECENT = 6
const keyOf = (tenant: string) => `callboard:recent:${tenant}`

/** Reads the documents of a tenant recently opened in this browser, latest first. */
export function readRecent(storage: Pick<Storage, 'getItem'>, tenant: string): Recent[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(tenant)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, MAX_RECENT) : []
  } catch {
    return []
  }
}

/** Adds a document to the recent ones, as the latest. */
export function addRecent(storage: Pick<Storage, 'getItem' | 'setItem'>, tenant: string, opened: Recent): void {
  const others = readRecent(storage, tenant).filter(({ path }) => path !== opened.path)
  try {
    storage.setItem(keyOf(tenant), JSON.stringify([opened, ...others].slice(0, MAX_RECENT)))
  } catch {
    // Full or blocked storage must not break navigation.
  }
}

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  'label' in value &&
  typeof value.label === 'string' &&
  typeof value.path === 'string' &&
  /^\/collections\/[\w-]+\/[\w-]+$/.test(value.path)
