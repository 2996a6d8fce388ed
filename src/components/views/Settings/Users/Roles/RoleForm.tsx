'use client'

import { useEffect, useState, type FormEvent } from 'react'
import { isStale, StaleNotice } from '@/components/settings/StaleNotice/StaleNotice'
import { Button } from '@/components/ui/Button/Button'
import { TextAreaField } from '@/components/ui/Field/TextAreaField'
import { TextField } from '@/components/ui/Field/TextField'
import { useMessages } from '@/components/ui/useMessages'
import type { TranslatedGroup } from '../data/permissionGroups'
import type { SiteRole } from '../data/loadRoles'
import userStyles from '../Users.module.css'
import { PermissionGroup } from './PermissionGroup'
import styles from './RoleDrawer.module.css'
import { useRoleChange, type ReadRole } from './useRoleChange'
import { shownGroups, withAll, type ShownGroup } from './permissionMap'

interface Props {
  formId: string
  groups: TranslatedGroup[]
  initial: ReadRole
  isEditable: boolean
  onCreated?: (id: string) => void
  onDone: () => void
  onState: (state: { isBusy: boolean; isChanged: boolean }) => void
  role: SiteRole | null
  tenantId: string
}

/** Title, description and permissions of a role. */
export function RoleForm({ formId, groups, initial, isEditable, onCreated, onDone, onState, role, tenantId }: Props) {
  const t = useMessages()
  const { create, isBusy, update } = useRoleChange()
  const [title, setTitle] = useState(initial.title)
  const [description, setDescription] = useState(initial.description)
  const [isOutdated, setOutdated] = useState(false)
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({})
  const {
    deselectAll,
    groupsShown,
    isChanged: hasOtherKeys,
    permissions,
    selectAll,
    setGroup,
    setKey,
  } = usePermissionMap({
    groups,
    hasOrganisations: (role?.organisations ?? 0) > 0,
    initial: initial.permissions,
    isEditable,
  })
  const isChanged = hasOtherKeys || title !== initial.title || description !== initial.description
  useEffect(() => onState({ isBusy, isChanged }), [isBusy, isChanged, onState])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!title.trim()) {
      setProblems({ title: t('peopleRoleTitleMissing') })
      document.getElementById(formId)?.querySelector('input')?.focus()
      return
    }
    const fields = { description: description.trim(), permissions, title: title.trim() }
    const result = await (role
      ? update(role.id, { ...fields, updatedAt: initial.updatedAt })
      : create(fields, tenantId))
    if (result.success) {
      if (!role) onCreated?.(result.doc.doc.id)
      return onDone()
    }
    setOutdated(isStale(result.code))
    setProblems(
      Object.fromEntries((result.errors ?? []).flatMap(({ message, path }) => (path ? [[path, message]] : []))),
    )
  }

  return (
    <form className={userStyles.form} id={formId} noValidate onSubmit={(event) => void submit(event)}>
      {isOutdated && <StaleNotice />}
      {role?.toShape && (
        <p className={userStyles.note} role="note">
          {t(`peopleHindrance_${role.toShape}`)}
        </p>
      )}
      <TextField
        error={problems.title}
        label={t('peopleRoleTitle')}
        maxLength={80}
        onValue={(value) => {
          setTitle(value)
          setProblems({})
        }}
        readOnly={!isEditable}
        required
        value={title}
      />
      <TextAreaField
        error={problems.description}
        label={t('peopleRoleOptional', { field: t('peopleRoleDescription') })}
        maxLength={500}
        onValue={setDescription}
        readOnly={!isEditable}
        rows={2}
        value={description}
      />
      <div className={styles.permissions}>
        <div className={styles.bar}>
          <h3 className={styles.heading}>{t('peopleRolePermissions')}</h3>
          {isEditable && (
            <div className={styles.barActions}>
              <Button variant="quiet" onClick={selectAll}>
                {t('peopleRoleSelectAll')}
              </Button>
              <Button variant="quiet" onClick={deselectAll}>
                {t('peopleRoleDeselectAll')}
              </Button>
            </div>
          )}
        </div>
        {groupsShown.map((group) => (
          <PermissionGroup
            group={group}
            isEditable={isEditable}
            key={group.name}
            onGroup={(isOn) => setGroup(group.name, isOn)}
            onKey={setKey}
          />
        ))}
      </div>
    </form>
  )
}

interface PermissionMapOptions {
  groups: TranslatedGroup[]
  hasOrganisations: boolean
  initial: Record<string, true>
  isEditable: boolean
}

interface PermissionMap {
  groupsShown: ShownGroup[]
  isChanged: boolean
  /** In the format of the API. */
  permissions: Record<string, true>
  selectAll: () => void
  deselectAll: () => void
  setGroup: (name: string, isOn: boolean) => void
  setKey: (key: string, isOn: boolean) => void
}

/** State of a role's permissions while editing. */
function usePermissionMap({ groups, hasOrganisations, initial, isEditable }: PermissionMapOptions): PermissionMap {
  // Permissions of apps that have been removed are left out.
  const knownKeys = new Set(groups.flatMap(({ permissions }) => permissions.map(({ key }) => key)))
  const stored = Object.keys(initial).filter((key) => knownKeys.has(key))
  const [granted, setGranted] = useState<ReadonlySet<string>>(() => new Set(stored))
  const shown = shownGroups({ granted, groups, hasOrganisations })
  const select = (next: ReadonlySet<string>) => isEditable && setGranted(next)
  const allPermissions = shown.flatMap(({ permissions }) => permissions)
  return {
    deselectAll: () => select(withAll(granted, allPermissions, false)),
    groupsShown: shown,
    isChanged: granted.size !== stored.length || stored.some((key) => !granted.has(key)),
    permissions: Object.fromEntries([...granted].map((key) => [key, true as const])),
    selectAll: () => select(withAll(granted, allPermissions, true)),
    setGroup: (name, isOn) =>
      select(withAll(granted, shown.find((group) => group.name === name)?.permissions ?? [], isOn)),
    setKey: (key, isOn) =>
      select(
        withAll(
          granted,
          allPermissions.filter((permission) => permission.key === key),
          isOn,
        ),
      ),
  }
}
