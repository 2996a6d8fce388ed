'use client'

import { useId, useState, type FormEvent } from 'react'
import { useApi } from '@/components/calls/useApi'
import { Button } from '@/components/ui/Button/Button'
import { Dialog } from '@/components/ui/Dialog/Dialog'
import { SelectField } from '@/components/ui/Field/SelectField'
import { TextAreaField } from '@/components/ui/Field/TextAreaField'
import { useMessages } from '@/components/ui/useMessages'
import styles from './SupportSites.module.css'

const HOURS = [1, 4, 8] as const
const MIN_REASON_LENGTH = 3

interface Props {
  onClose: () => void
  onStarted: () => Promise<void>
  site: { id: string; name: string }
}

/** Asks for the reason and length of a visit; the site's owner is notified of both. */
export function StartVisit({ onClose, onStarted, site }: Props) {
  const t = useMessages()
  const call = useApi()
  const form = useId()
  const [reason, setReason] = useState('')
  const [hours, setHours] = useState<number>(HOURS[0])
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isReady = reason.trim().length >= MIN_REASON_LENGTH

  async function start(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    const result = await call('POST', '/support/visits', { hours, reason: reason.trim(), tenantId: site.id })
    if (result.success) await onStarted()
    else setProblem(result.error || t('supportFailed'))
    setBusy(false)
  }
  return (
    <Dialog
      action={
        <Button disabled={isBusy || !isReady} form={form} variant="primary" type="submit">
          {t('supportStart')}
        </Button>
      }
      description={t('supportStartHelp', { name: site.name })}
      isOpen
      onClose={onClose}
      title={t('supportStartTitle', { name: site.name })}
    >
      <form className={styles.form} id={form} onSubmit={(event) => void start(event)}>
        <TextAreaField
          error={problem}
          label={t('supportWhy')}
          maxLength={500}
          onValue={setReason}
          required
          value={reason}
        />
        <SelectField
          choices={HOURS.map((count) => ({ label: t(`supportHours_${count}`), value: String(count) }))}
          label={t('supportHours')}
          onValue={(value) => setHours(Number(value))}
          value={String(hours)}
        />
      </form>
    </Dialog>
  )
}
