import { NEVER_FROM_OUTSIDE } from '../../../../../access/person'
import type { TranslatedGroup } from '../data/permissionGroups'

/** A permission of the role editor as it stands. */
export interface ShownPermission {
  key: string
  label: string
  isOn: boolean
  /** Label of the permission that it comes with; it cannot be taken off by itself. */
  fixedBy: string | null
  /** The editor may not give it. */
  lock: 'notHeld' | 'outside' | null
}

export interface ShownGroup {
  name: string
  label: string
  permissions: ShownPermission[]
  /** How many are on, those that come with others included. */
  on: number
  /** All that may be chosen are. */
  isAll: boolean
}

interface Terms {
  groups: TranslatedGroup[]
  /** Ticked by hand or stored. */
  granted: ReadonlySet<string>
  /** An outside organisation has the role: it never decides about people or roles. */
  hasOrganisations: boolean
}

/** What the editor shows for a choice: implied permissions are on and fixed, others than one's own are locked. */
export function shownGroups({ granted, groups, hasOrganisations }: Terms): ShownGroup[] {
  const all = groups.flatMap(({ permissions }) => permissions)
  return groups.map(({ label, name, permissions }) => {
    const shown = permissions.map((one): ShownPermission => {
      const giver = all.find(({ implies, key }) => granted.has(key) && implies.includes(one.key))
      const lock = !one.isHeld ? 'notHeld' : hasOrganisations && NEVER_FROM_OUTSIDE.test(one.key) ? 'outside' : null
      return {
        fixedBy: giver?.label ?? null,
        isOn: granted.has(one.key) || giver !== undefined,
        key: one.key,
        label: one.label,
        lock,
      }
    })
    const free = shown.filter(({ lock }) => !lock)
    return {
      isAll: free.length > 0 && free.every(({ isOn }) => isOn),
      label,
      name,
      on: shown.filter(({ isOn }) => isOn).length,
      permissions: shown,
    }
  })
}

/** The choice after all of some permissions are put on or taken off, as far as the editor may. */
export function withAll(granted: ReadonlySet<string>, permissions: ShownPermission[], isOn: boolean): Set<string> {
  const next = new Set(granted)
  for (const { key, lock } of permissions) {
    if (!isOn) next.delete(key)
    else if (!lock) next.add(key)
  }
  return next
}
