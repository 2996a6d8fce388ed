'use client'

import { useState } from 'react'
import type { GroupInWords } from '../data/permissionGroups'
import { shownGroups, withAll, type ShownGroup } from './permissionMap'

interface Terms {
  groups: GroupInWords[]
  hasOrganisations: boolean
  initial: Record<string, true>
  isEditable: boolean
}

interface PermissionMap {
  groupsShown: ShownGroup[]
  isChanged: boolean
  /** As the server takes it. */
  permissions: Record<string, true>
  selectAll: () => void
  deselectAll: () => void
  setGroup: (name: string, isOn: boolean) => void
  setKey: (key: string, isOn: boolean) => void
}

/** The permissions of a role while they are being chosen. */
export function usePermissionMap({ groups, hasOrganisations, initial, isEditable }: Terms): PermissionMap {
  // What an app brought that is gone by now is left out.
  const known = new Set(groups.flatMap(({ permissions }) => permissions.map(({ key }) => key)))
  const stored = Object.keys(initial).filter((key) => known.has(key))
  const [granted, setGranted] = useState<ReadonlySet<string>>(() => new Set(stored))
  const shown = shownGroups({ granted, groups, hasOrganisations })
  const choose = (next: ReadonlySet<string>) => isEditable && setGranted(next)
  const everything = shown.flatMap(({ permissions }) => permissions)
  return {
    deselectAll: () => choose(withAll(granted, everything, false)),
    groupsShown: shown,
    isChanged: granted.size !== stored.length || stored.some((key) => !granted.has(key)),
    permissions: Object.fromEntries([...granted].map((key) => [key, true as const])),
    selectAll: () => choose(withAll(granted, everything, true)),
    setGroup: (name, isOn) =>
      choose(withAll(granted, shown.find((group) => group.name === name)?.permissions ?? [], isOn)),
    setKey: (key, isOn) =>
      choose(
        withAll(
          granted,
          everything.filter((one) => one.key === key),
          isOn,
        ),
      ),
  }
}
