import type { PersonAuthority } from '../../../access/authority'
import type { PermissionKey, PermissionRegistry } from '../../../access/permissions'

/** Why somebody has a permission, or has it not. */
export const REASONS = ['everything', 'viewer', 'granted', 'implied', 'withheld', 'secondProof', 'missing'] as const

export interface Explained {
  key: PermissionKey
  allowed: boolean
  reason: (typeof REASONS)[number]
  /** The key with which it comes, where it comes with one. */
  by: PermissionKey | null
}

interface Known {
  standing: Pick<PersonAuthority, 'keys' | 'kind'>
  /** What their role says. */
  granted: ReadonlySet<PermissionKey>
  /** The site asks for a second proof that they do not have: until then they may do nothing. */
  lacksProof: boolean
}

/** Says of one permission why a person has it, or why not. */
export function explainKey(registry: PermissionRegistry, known: Known, key: PermissionKey): Explained {
  const explained = explainRole(registry, known, key)
  return known.lacksProof && explained.allowed
    ? { ...explained, allowed: false, by: null, reason: 'secondProof' }
    : explained
}

function explainRole(
  registry: PermissionRegistry,
  { granted, standing: { keys, kind } }: Known,
  key: PermissionKey,
): Explained {
  const allowed = keys.has(key)
  const answer = (reason: Explained['reason'], by: PermissionKey | null = null): Explained => ({
    allowed,
    by,
    key,
    reason,
  })
  if (kind === 'owner' || kind === 'admin' || kind === 'provider') return answer('everything')
  if (kind === 'viewer') return answer(allowed ? 'viewer' : 'missing')
  if (!allowed) return answer(granted.has(key) ? 'withheld' : 'missing')
  if (granted.has(key)) return answer('granted')
  const giver = registry.groups
    .flatMap(({ permissions }) => permissions)
    .find((one) => keys.has(one.key) && one.implies.includes(key))
  return answer('implied', giver?.key ?? null)
}
