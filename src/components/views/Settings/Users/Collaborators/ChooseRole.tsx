'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { Dialog } from '@/components/ui/Dialog/Dialog'
import { useMessages } from '@/components/ui/useMessages'
import { RoleSelect, type RoleChoice } from '../RoleSelect'
import { useChange } from '../useChange'

interface Props {
  done: string
  failed: string
  /** The current role. */
  initial: string | null
  onClose: () => void
  path: `/${string}`
  roles: RoleChoice[]
  tenantId: string
  title: string
  verb: string
}

/** Chooses the role with which an organisation works on the site. */
export function ChooseRole({ done, failed, initial, onClose, path, roles, tenantId, title, verb }: Props) {
  const t = useMessages()
  const { change, isBusy } = useChange()
  const [roleId, setRoleId] = useState(initial ?? '')

  async function save() {
    const result = await change({ body: { roleId, tenantId }, done, failed, method: 'POST', path })
    if (result.success) onClose()
  }

  return (
    <Dialog
      action={
        <Button disabled={isBusy || !roleId || roleId === initial} variant="primary" onClick={() => void save()}>
          {verb}
        </Button>
      }
      cancelLabel={t('cancel')}
      isOpen
      onClose={onClose}
      title={title}
    >
      <RoleSelect closedHelp={t('peopleRoleConcerns')} onValue={setRoleId} roles={roles} value={roleId} />
    </Dialog>
  )
}
