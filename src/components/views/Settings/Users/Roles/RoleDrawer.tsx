'use client'

import { useId, useState, useEffect } from 'react'
import { Button } from '../../../../ui/Button/Button'
import { Drawer } from '../../../../ui/Drawer/Drawer'
import { LeaveDialog } from '../../../../ui/SaveBar/LeaveDialog'
import { Skeleton } from '../../../../ui/Skeleton/Skeleton'
import { useWords } from '../../../../ui/useWords'
import type { GroupInWords } from '../data/permissionGroups'
import type { SiteRole } from '../data/rolesOf'
import styles from './RoleDrawer.module.css'
import { RoleForm } from './RoleForm'
import { toast } from '@payloadcms/ui'
import type { UserRole } from '@/payload-types'
import { useApi } from '@/components/calls/useApi'
import type { ReadRole } from './useRoleChange'

const EMPTY: ReadRole = { description: '', permissions: {}, title: '' }

interface Loading {
  /** Null until it is there. */
  data: ReadRole | null
  hasFailed: boolean
  retry: () => void
}

/** Reads a role. @param id null for one that is new */
function useRoleData(id: string | null): Loading {
  const t = useWords()
  const call = useApi()
  const [attempt, setAttempt] = useState(0)
  const [known, setKnown] = useState<{ attempt: number; data: ReadRole | null } | null>(null)
  const failure = t('peopleRoleLoadFailed')
  useEffect(() => {
    if (!id) return
    let isCurrent = true
    void call<UserRole>('GET', `/user-roles/${id}?depth=0`).then((result) => {
      if (!isCurrent) return
      setKnown({ attempt, data: result.success ? fieldsOf(result.doc) : null })
      if (!result.success) toast.error(result.error || failure)
    })
    return () => {
      isCurrent = false
    }
  }, [attempt, call, failure, id])
  if (!id) return { data: EMPTY, hasFailed: false, retry: () => undefined }
  const current = known?.attempt === attempt ? known : null
  return {
    data: current?.data ?? null,
    hasFailed: current !== null && current.data === null,
    retry: () => setAttempt(attempt + 1),
  }
}

const fieldsOf = ({ description, permissions, title, updatedAt }: UserRole): ReadRole => ({
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
