'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { Dialog } from '@/components/ui/Dialog/Dialog'
import { useMessages } from '@/components/ui/useMessages'
import { ConfirmActionDialog } from '../ConfirmActionDialog'
import type { StaffPerson, PersonHead } from '../data/personHead'
import { RoleSelect, type RoleChoice } from '../RoleSelect'
import { useChange } from '../useChange'
import styles from '../Users.module.css'
import { Avatar } from '@/components/ui/Avatar/Avatar'

/** The user that a dialog is about. */
const PersonLine = ({ email, name, picture }: Omit<PersonHead, 'id'>) => (
  <p className={styles.head}>
    <Avatar name={name} src={picture} />
    <span>
      <span className={styles.name}>{name}</span>
      {email !== name && (
        <span className={styles.detail} dir="ltr">
          {email}
        </span>
      )}
    </span>
  </p>
)

interface Props {
  onAccess: () => void
  onClose: () => void
  person: StaffPerson
  roles: RoleChoice[]
  tenantId: string
}

/** Actions on a member of staff. Explains why, if none is available. */
export function ManageUser({ onAccess, onClose, person, roles, tenantId }: Props) {
  const t = useMessages()
  const { change, isBusy } = useChange()
  const { email, refusal, id, name, role } = person
  const [roleId, setRoleId] = useState(person.roleId ?? '')
  const [isRemoving, setRemoving] = useState(false)
  const isLocked = refusal !== null
  // The admin role is offered only to users who can assign it, but the current role is always shown.
  const offered =
    person.roleId && !roles.some((candidate) => candidate.id === person.roleId)
      ? [{ id: person.roleId, isClosed: true, title: role }, ...roles]
      : roles

  async function save() {
    const body = { roleIds: [roleId], tenantId }
    const result = await change({
      body,
      done: t('peopleUpdated'),
      failed: t('peopleUpdateFailed'),
      method: 'POST',
      path: `/users/${id}/update-permissions`,
    })
    if (result.success) onClose()
  }

  const reset = () =>
    change({
      body: { tenantId },
      done: t('peoplePasswordResetSent', { email }),
      failed: t('peoplePasswordResetFailed'),
      method: 'POST',
      path: `/users/${id}/forgot-password`,
    })

  async function remove() {
    const result = await change({
      body: { tenantId },
      done: t('peopleRemoved'),
      failed: t('peopleRemoveFailed'),
      method: 'POST',
      path: `/users/${id}/remove-tenant-access`,
    })
    setRemoving(false)
    if (result.success) onClose()
  }

  return (
    <>
      <Dialog
        action={
          <Button
            disabled={isLocked || isBusy || !roleId || roleId === person.roleId}
            variant="primary"
            onClick={() => void save()}
          >
            {t('save')}
          </Button>
        }
        isOpen
        onClose={onClose}
        title={t('peopleManageUser')}
      >
        <PersonLine {...person} />
        {refusal && (
          <p className={styles.note} role="note">
            {t(`peopleHindrance_${refusal}`)}
          </p>
        )}
        <RoleSelect disabled={isLocked} onValue={setRoleId} roles={offered} value={roleId} />
        <div className={styles.actions}>
          <Button icon="CircleHelp" onClick={onAccess}>
            {t('peopleAccess')}
          </Button>
          <Button disabled={isLocked || isBusy} onClick={() => void reset()} title={t('peoplePasswordResetHelp')}>
            {t('peoplePasswordReset')}
          </Button>
          <Button disabled={isLocked || isBusy} variant="danger" onClick={() => setRemoving(true)}>
            {t('peopleRemove')}
          </Button>
        </div>
      </Dialog>
      <ConfirmActionDialog
        isBusy={isBusy}
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        onConfirm={() => void remove()}
        title={t('peopleRemoveOf', { name })}
        verb={t('peopleRemove')}
      >
        {t('peopleRemoveStaffConfirm', { name })}
      </ConfirmActionDialog>
    </>
  )
}
