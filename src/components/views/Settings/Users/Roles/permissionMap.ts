import { INTERNAL_KEYS } from '@/access/person'
import type { TranslatedGroup } from '../data/permissionGroups'

/** A permission in the role editor. */
export interface ShownPermission {
  key: string
  label: string
  isOn: boolean
  /** Label of the permission that implies it; it cannot be removed separately. */
  fixedBy: string | null
  /** Why the current user cannot grant it. */
  lock: 'notHeld' | 'outside' | null
}

export interface ShownGroup {
  name: string
  label: string
  permissions: ShownPermission[]
  /** Number of permissions that are on, including implied ones. */
  on: number
  /** All permissions that can be granted are on. */
  isAll: boolean
}

interface Selection {
  groups: TranslatedGroup[]
  /** Granted explicitly, as opposed to implied. */
  granted: ReadonlySet<string>
  /** An external organisation has the role, so it cannot grant access to people or roles. */
  hasOrganisations: boolean
}

/**
 * Derives the state of the editor: implied permissions are on and fixed; those that the current user lacks are locked.
 */
export function shownGroups({ granted, groups, hasOrganisations }: Selection): ShownGroup[] {
  const all = groups.flatMap(({ permissions }) => permissions)
  return groups.map(({ label, name, permissions }) => {
    const shown = permissions.map((permission): ShownPermission => {
      const impliedBy = all.find(({ implies, key }) => granted.has(key) && implies.includes(permission.key))
      const lock = !permission.isHeld
        ? 'notHeld'
        : hasOrganisations && INTERNAL_KEYS.test(permission.key)
          ? 'outside'
          : null
      return {
        fixedBy: impliedBy?.label ?? null,
        isOn: granted.has(permission.key) || impliedBy !== undefined,
        key: permission.key,
        label: permission.label,
        lock,
      }
    })
    const grantable = shown.filter(({ lock }) => !lock)
    return {
      isAll: grantable.length > 0 && grantable.every(({ isOn }) => isOn),
      label,
      name,
      on: shown.filter(({ isOn }) => isOn).length,
      permissions: shown,
    }
  })
}

/** Returns the grants after turning several permissions on or off, skipping locked ones. */
export function withAll(granted: ReadonlySet<string>, permissions: ShownPermission[], isOn: boolean): Set<string> {
  const next = new Set(granted)
  for (const { key, lock } of permissions) {
    if (!isOn) next.delete(key)
    else if (!lock) next.add(key)
  }
  return next
}
