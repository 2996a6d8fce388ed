'use client'

import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { Dialog } from '@/components/ui/Dialog/Dialog'
import { TextField } from '@/components/ui/Field/TextField'
import { useMessages } from '@/components/ui/useMessages'
import type { TranslatedGroup } from '../data/permissionGroups'
import { RoleDrawer } from '../Roles/RoleDrawer'
import { RoleSelect, type RoleChoice } from '../RoleSelect'
import { useChange } from '../useChange'
import styles from '../Users.module.css'

interface Props {
  invited: { id: string; email: string }[]
  /** Permissions for a new role; null if the user cannot create roles. */
  newRoles: TranslatedGroup[] | null
  onClose: () => void
  roles: RoleChoice[]
  tenantId: string
}

const FORM_ID = 'add-staff'
const EMPTY = { email: '', firstName: '', lastName: '', roleId: '' }

type Name = keyof typeof EMPTY

/** Invites a user with a role. */
export function AddStaff({ invited, newRoles, onClose, roles, tenantId }: Props) {
  const t = useMessages()
  const { change, isBusy } = useChange()
  const [values, setValues] = useState(EMPTY)
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({})
  const [isMakingRole, setMakingRole] = useState(false)
  const [isInvited, setInvited] = useState(false)
  const email = values.email.trim().toLowerCase()
  const isComplete = Object.values(values).every((value) => value.trim() !== '')
  const openInvitation = isInvited ? invited.find((invitation) => invitation.email.toLowerCase() === email) : undefined

  const set = (name: Name) => (value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    setProblems(({ [name]: _, ...rest }) => rest)
    setInvited(false)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isComplete || isBusy) return
    const body = { ...values, tenantId }
    const result = await change({
      body,
      done: t('peopleInviteSent', { email }),
      failed: t('peopleSendFailed'),
      method: 'POST',
      path: '/users/invite-staff',
    })
    if (result.success) return onClose()
    setInvited(result.code === 'conflict:invitations')
    setProblems(
      Object.fromEntries((result.errors ?? []).flatMap(({ message, path }) => (path ? [[path, message]] : []))),
    )
    const [firstPath] = (result.errors ?? []).flatMap(({ path }) => path ?? [])
    if (firstPath)
      document
        .getElementById(FORM_ID)
        ?.querySelector<HTMLElement>(`[name="${CSS.escape(firstPath)}"]`)
        ?.focus()
  }

  async function sendAgain(id: string) {
    const result = await change({
      done: t('peopleResent'),
      failed: t('peopleResendFailed'),
      method: 'POST',
      path: `/invite-tokens/${id}/resend`,
    })
    if (result.success) onClose()
  }

  const field = (name: Exclude<Name, 'roleId'>) => ({
    error: problems[name],
    name,
    onValue: set(name),
    required: true,
    value: values[name],
  })

  return (
    <Dialog
      action={
        <Button disabled={!isComplete || isBusy} form={FORM_ID} variant="primary" type="submit">
          {t('peopleSendInvite')}
        </Button>
      }
      cancelLabel={t('cancel')}
      description={t('peopleAddHelp')}
      isOpen
      onClose={onClose}
      title={t('peopleAdd')}
    >
      <form className={styles.form} id={FORM_ID} noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.pair}>
          <TextField {...field('firstName')} autoComplete="off" label={t('peopleFirstName')} maxLength={80} />
          <TextField {...field('lastName')} autoComplete="off" label={t('peopleLastName')} maxLength={80} />
        </div>
        <TextField
          {...field('email')}
          autoCapitalize="none"
          autoComplete="off"
          dir="ltr"
          label={t('peopleEmail')}
          maxLength={254}
          spellCheck={false}
          type="email"
        />
        <RoleSelect error={problems.roleId} onValue={set('roleId')} roles={roles} value={values.roleId} />
        {newRoles && (
          <div>
            <Button icon="Plus" variant="quiet" onClick={() => setMakingRole(true)}>
              {t('peopleRoleCreate')}
            </Button>
          </div>
        )}
        {openInvitation && (
          <div className={styles.note} role="status">
            <span>{t('peopleInvitedAlready')}</span>
            <Button disabled={isBusy} onClick={() => void sendAgain(openInvitation.id)}>
              {t('peopleSendAgain')}
            </Button>
          </div>
        )}
      </form>
      {isMakingRole && newRoles && (
        <RoleDrawer
          canManage
          groups={newRoles}
          onClose={() => setMakingRole(false)}
          onCreated={set('roleId')}
          role={null}
          tenantId={tenantId}
        />
      )}
    </Dialog>
  )
}
