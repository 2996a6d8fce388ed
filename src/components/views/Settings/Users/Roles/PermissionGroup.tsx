'use client'

import { Checkbox } from '@/components/ui/Checkbox/Checkbox'
import { classes } from '@/components/ui/classes'
import { useMessages } from '@/components/ui/useMessages'
import type { ShownGroup, ShownPermission } from './permissionMap'
import styles from './RoleDrawer.module.css'

interface Props {
  group: ShownGroup
  isEditable: boolean
  onGroup: (isOn: boolean) => void
  onKey: (key: string, isOn: boolean) => void
}

/** Verbs that every content type has; shown as columns if there is room. */
const COLUMNS = ['view', 'manage', 'publish', 'delete']

const verbOf = (key: string): string => key.slice(key.indexOf(':') + 1)

/** The permissions of one area, with a checkbox for all of them. Those of content types are shown in table columns. */
export function PermissionGroup({ group: { isAll, label, on, permissions }, isEditable, onGroup, onKey }: Props) {
  const t = useMessages()
  const isContent = permissions.every(({ key }) => COLUMNS.includes(verbOf(key)))
  const isDisabled = !isEditable || permissions.every(({ lock }) => lock)
  const disabledReason = isEditable ? t('peopleRoleLocked') : t('peopleRoleReadOnly')

  function lockOf({ fixedBy, isOn, lock }: ShownPermission): string | null {
    if (!isEditable) return t('peopleRoleReadOnly')
    if (fixedBy) return t('peopleRoleFixed', { by: fixedBy })
    // A permission that should not be granted can still be removed.
    if (lock === null || isOn) return null
    return t(lock === 'outside' ? 'peopleRoleNeverOutside' : 'peopleRoleLocked')
  }

  return (
    <fieldset className={classes(styles.group, isContent && styles.content)}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.groupHead}>
        <Checkbox
          isMixed={on > 0}
          isOn={isAll}
          label={<strong>{label}</strong>}
          locked={isDisabled ? disabledReason : null}
          onChange={onGroup}
        />
        <span className={styles.count}>{t('peopleRoleCount', { all: permissions.length, on })}</span>
      </div>
      <div className={permissions.length > COLUMNS.length ? styles.many : styles.few}>
        {permissions.map((permission) => (
          <div data-column={isContent ? verbOf(permission.key) : undefined} key={permission.key}>
            <Checkbox
              isOn={permission.isOn}
              label={permission.label}
              locked={lockOf(permission)}
              onChange={(isOn) => onKey(permission.key, isOn)}
            />
          </div>
        ))}
      </div>
    </fieldset>
  )
}
