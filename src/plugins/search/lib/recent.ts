/** A document that was opened lately. */
export interface Recent {
  /** Path below the admin's root. */
  path: string
  label: string
}

const MOST = 6
const keyOf = (tenant: string) => `callboard:recent:${tenant}`

/** Documents of a site that this browser opened lately, the last one first. */
export function readRecent(storage: Pick<Storage, 'getItem'>, tenant: string): Recent[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(tenant)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Puts a document first among them. */
export function noteRecent(storage: Pick<Storage, 'getItem' | 'setItem'>, tenant: string, opened: Recent): void {
  const others = readRecent(storage, tenant).filter(({ path }) => path !== opened.path)
  try {
    storage.setItem(keyOf(tenant), JSON.stringify([opened, ...others].slice(0, MOST)))
  } catch {
    // A full or closed storage keeps nobody from working.
  }
}

const isRecent = (one: unknown): one is Recent =>
  typeof one === 'object' &&
  one !== null &&
  'path' in one &&
  'label' in one &&
  typeof one.label === 'string' &&
  typeof one.path === 'string' &&
  /^\/collections\/[\w-]+\/[\w-]+$/.test(one.path)
