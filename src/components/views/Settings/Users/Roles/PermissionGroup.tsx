'use client'

import { Checkbox } from '../../../../ui/Checkbox/Checkbox'
import { useWords } from '../../../../ui/useWords'
import type { ShownGroup, ShownPermission } from './permissionMap'
import styles from './RoleDrawer.module.css'

interface Props {
  group: ShownGroup
  isEditable: boolean
  onGroup: (isOn: boolean) => void
  onKey: (key: string, isOn: boolean) => void
}

/** The permissions of one area, and one box for all of them. */
export function PermissionGroup({ group: { isAll, label, on, permissions }, isEditable, onGroup, onKey }: Props) {
  const t = useWords()
  const isClosed = !isEditable || permissions.every(({ lock }) => lock)
  const why = isEditable ? t('peopleRoleLocked') : t('peopleRoleReadOnly')

  function lockOf({ fixedBy, isOn, lock }: ShownPermission): string | null {
    if (!isEditable) return t('peopleRoleReadOnly')
    if (fixedBy) return t('peopleRoleFixed', { by: fixedBy })
    // What is on and should not be can be taken off.
    if (lock === null || isOn) return null
    return t(lock === 'outside' ? 'peopleRoleNeverOutside' : 'peopleRoleLocked')
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.groupHead}>
        <Checkbox isMixed={on > 0} isOn={isAll} label={<strong>{label}</strong>} locked={isClosed ? why : null} onChange={onGroup} />
        <span className={styles.count}>{t('peopleRoleCount', { all: permissions.length, on })}</span>
      </div>
      <div className={permissions.length > 3 ? styles.many : styles.three}>
        {permissions.map((one) => (
          <Checkbox isOn={one.isOn} key={one.key} label={one.label} locked={lockOf(one)} onChange={(isOn) => onKey(one.key, isOn)} />
        ))}
      </div>
    </fieldset>
  )
}
