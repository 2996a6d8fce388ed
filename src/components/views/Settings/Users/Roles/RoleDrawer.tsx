'use client'

import { useId, useState } from 'react'
import { Button } from '../../../../ui/Button/Button'
import { Drawer } from '../../../../ui/Drawer/Drawer'
import { LeaveDialog } from '../../../../ui/SaveBar/LeaveDialog'
import { Skeleton } from '../../../../ui/Skeleton/Skeleton'
import { useWords } from '../../../../ui/useWords'
import type { GroupInWords } from '../data/permissionGroups'
import type { SiteRole } from '../data/rolesOf'
import styles from './RoleDrawer.module.css'
import { RoleForm } from './RoleForm'
import { useRoleData } from './useRoleData'

interface Props {
  canManage: boolean
  groups: GroupInWords[]
  onClose: () => void
  /** Gets the id of a new one. */
  onCreated?: (id: string) => void
  /** Null: a new one. */
  role: SiteRole | null
  tenantId: string
}

/** A role and all it gives. What is there is read when the drawer opens, so that nobody edits what has changed since. */
export function RoleDrawer({ canManage, groups, onClose, onCreated, role, tenantId }: Props) {
  const t = useWords()
  const form = useId()
  const { data, hasFailed, retry } = useRoleData(role?.id ?? null)
  const [state, setState] = useState({ isBusy: false, isChanged: false })
  const [isLeaving, setLeaving] = useState(false)
  const isEditable = canManage && !role?.toShape

  function close() {
    if (state.isChanged) setLeaving(true)
    else onClose()
  }

  const footer = isEditable && data && (
    <div className={styles.actions}>
      <Button onClick={close}>{t('cancel')}</Button>
      <Button disabled={state.isBusy || (role !== null && !state.isChanged)} form={form} look="primary" type="submit">
        {t('save')}
      </Button>
    </div>
  )
  return (
    <Drawer
      footer={footer}
      isOpen
      onClose={close}
      title={t(role ? (isEditable ? 'peopleRoleEdit' : 'peopleRole') : 'peopleRoleCreate')}
      width={760}
    >
      <div className={styles.body}>
        {hasFailed && (
          <div className={styles.failed} role="alert">
            <p>{t('peopleRoleLoadFailed')}</p>
            <Button onClick={retry}>{t('tryAgain')}</Button>
          </div>
        )}
        {!data && !hasFailed && <Skeleton lines={8} />}
        {data && (
          <RoleForm
            formId={form}
            groups={groups}
            initial={data}
            isEditable={isEditable}
            onCreated={onCreated}
            onDone={onClose}
            onState={setState}
            role={role}
            tenantId={tenantId}
          />
        )}
        <LeaveDialog isOpen={isLeaving} onLeave={onClose} onStay={() => setLeaving(false)} />
      </div>
    </Drawer>
  )
}
