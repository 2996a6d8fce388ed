import type { PersonAuthority } from '@/access/authority'
import type { PermissionKey, PermissionRegistry } from '@/access/permissions'

/** Reasons for having or lacking a permission. */
export const REASONS = ['everything', 'viewer', 'granted', 'implied', 'withheld', 'secondProof', 'missing'] as const

export interface Explained {
  key: PermissionKey
  allowed: boolean
  reason: (typeof REASONS)[number]
  /** The key that implies it, if any. */
  by: PermissionKey | null
}

interface KnownAccess {
  authority: Pick<PersonAuthority, 'keys' | 'kind'>
  /** Keys of their role. */
  granted: ReadonlySet<PermissionKey>
  /** Whether they lack a second factor that the tenant requires, and may do nothing until then. */
  isSecondFactorMissing: boolean
}

/** Explains why a person has or lacks a permission. */
export function explainKey(registry: PermissionRegistry, access: KnownAccess, key: PermissionKey): Explained {
  const explained = explainRole(registry, access, key)
  return access.isSecondFactorMissing && explained.allowed
    ? { ...explained, allowed: false, by: null, reason: 'secondProof' }
    : explained
}

function explainRole(
  registry: PermissionRegistry,
  { authority: { keys, kind }, granted }: KnownAccess,
  key: PermissionKey,
): Explained {
  const allowed = keys.has(key)
  const explanation = (reason: Explained['reason'], by: PermissionKey | null = null): Explained => ({
    allowed,
    by,
    key,
    reason,
  })
  if (kind === 'owner' || kind === 'admin' || kind === 'provider') return explanation('everything')
  if (kind === 'viewer') return explanation(allowed ? 'viewer' : 'missing')
  if (!allowed) return explanation(granted.has(key) ? 'withheld' : 'missing')
  if (granted.has(key)) return explanation('granted')
  const source = registry.groups
    .flatMap(({ permissions }) => permissions)
    .find((permission) => keys.has(permission.key) && permission.implies.includes(key))
  return explanation('implied', source?.key ?? null)
}
