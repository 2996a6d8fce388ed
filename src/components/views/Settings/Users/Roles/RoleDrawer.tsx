'use client'

import { useId, useState, useEffect } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { Drawer } from '@/components/ui/Drawer/Drawer'
import { LeaveDialog } from '@/components/ui/SaveBar/LeaveDialog'
import { Skeleton } from '@/components/ui/Skeleton/Skeleton'
import { useMessages } from '@/components/ui/useMessages'
import type { TranslatedGroup } from '../data/permissionGroups'
import type { SiteRole } from '../data/loadRoles'
import styles from './RoleDrawer.module.css'
import { RoleForm } from './RoleForm'
import { toast } from '@payloadcms/ui'
import type { UserRole } from '@/payload-types'
import { useApi } from '@/components/calls/useApi'
import type { ReadRole } from './useRoleChange'

const EMPTY: ReadRole = { description: '', permissions: {}, title: '' }

interface RoleData {
  /** Null until loaded. */
  data: ReadRole | null
  hasFailed: boolean
  retry: () => void
}

/** Loads a role. @param id null for a new one */
function useRoleData(id: string | null): RoleData {
  const t = useMessages()
  const call = useApi()
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<{ attempt: number; data: ReadRole | null } | null>(null)
  const failure = t('peopleRoleLoadFailed')
  useEffect(() => {
    if (!id) return
    let isCurrent = true
    void call<UserRole>('GET', `/user-roles/${id}?depth=0`).then((result) => {
      if (!isCurrent) return
      setLoaded({ attempt, data: result.success ? toFields(result.doc) : null })
      if (!result.success) toast.error(result.error || failure)
    })
    return () => {
      isCurrent = false
    }
  }, [attempt, call, failure, id])
  if (!id) return { data: EMPTY, hasFailed: false, retry: () => undefined }
  const current = loaded?.attempt === attempt ? loaded : null
  return {
    data: current?.data ?? null,
    hasFailed: current !== null && current.data === null,
    retry: () => setAttempt(attempt + 1),
  }
}

const toFields = ({ description, permissions, title, updatedAt }: UserRole): ReadRole => ({
  description: description ?? '',
  permissions: Object.fromEntries(
    Object.entries((permissions ?? {}) as Record<string, unknown>).flatMap(([key, on]) =>
      on === true ? [[key, true as const]] : [],
    ),
  ),
  title,
  updatedAt,
})

interface Props {
  canManage: boolean
  groups: TranslatedGroup[]
  onClose: () => void
  /** Called with the id of a new role. */
  onCreated?: (id: string) => void
  /** Null for a new role. */
  role: SiteRole | null
  tenantId: string
}

/** A role and its permissions. It is loaded when the drawer opens, so that edits start from the current version. */
export function RoleDrawer({ canManage, groups, onClose, onCreated, role, tenantId }: Props) {
  const t = useMessages()
  const formId = useId()
  const { data, hasFailed, retry } = useRoleData(role?.id ?? null)
  const [state, setState] = useState({ isBusy: false, isChanged: false })
  const [isConfirmingLeave, setConfirmingLeave] = useState(false)
  const isEditable = canManage && !role?.toShape

  function close() {
    if (state.isChanged) setConfirmingLeave(true)
    else onClose()
  }

  const footer = isEditable && data && (
    <div className={styles.actions}>
      <Button onClick={close}>{t('cancel')}</Button>
      <Button
        disabled={state.isBusy || (role !== null && !state.isChanged)}
        form={formId}
        variant="primary"
        type="submit"
      >
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
            formId={formId}
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
        <LeaveDialog isOpen={isConfirmingLeave} onLeave={onClose} onStay={() => setConfirmingLeave(false)} />
      </div>
    </Drawer>
  )
}
