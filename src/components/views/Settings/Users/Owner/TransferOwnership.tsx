'use client'

import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { Dialog } from '@/components/ui/Dialog/Dialog'
import { SelectField } from '@/components/ui/Field/SelectField'
import { TextField } from '@/components/ui/Field/TextField'
import { useMessages } from '@/components/ui/useMessages'
import type { PersonHead } from '../data/personHead'
import { useChange } from '../useChange'
import styles from '../Users.module.css'

interface Props {
  admins: PersonHead[]
  onClose: () => void
  tenantId: string
}

const FORM_ID = 'transfer-ownership'

/** Transfers the site to one of its admins. Requires the owner's password, in case the session was left unattended. */
export function TransferOwnership({ admins, onClose, tenantId }: Props) {
  const t = useMessages()
  const { change, isBusy } = useChange()
  const [userId, setUserId] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const newOwner = admins.find(({ id }) => id === userId)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!newOwner || !password) return
    const result = await change({
      body: { password, userId },
      done: t('peopleTransferred', { name: newOwner.name }),
      failed: t('peopleTransferFailed'),
      method: 'POST',
      path: `/tenants/${tenantId}/transfer-ownership`,
    })
    if (result.success) return onClose()
    setProblem(result.errors?.find(({ path }) => path === 'password')?.message ?? null)
  }

  return (
    <Dialog
      action={
        <Button disabled={isBusy || !newOwner || !password} form={FORM_ID} variant="danger" type="submit">
          {t('peopleTransfer')}
        </Button>
      }
      cancelLabel={t('cancel')}
      description={t('peopleTransferHelp')}
      isOpen
      onClose={onClose}
      title={t('peopleTransfer')}
    >
      <form className={styles.form} id={FORM_ID} onSubmit={(event) => void submit(event)}>
        <SelectField
          choices={[
            { isClosed: true, label: t('peopleTransferToChoose'), value: '' },
            ...admins.map(({ email, id, name }) => ({ label: `${name} (${email})`, value: id })),
          ]}
          label={t('peopleTransferTo')}
          onValue={setUserId}
          required
          value={userId}
        />
        <TextField
          autoComplete="current-password"
          error={problem}
          label={t('peoplePassword')}
          onValue={(value) => {
            setPassword(value)
            setProblem(null)
          }}
          required
          type="password"
          value={password}
        />
      </form>
    </Dialog>
  )
}
