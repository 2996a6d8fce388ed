'use client'

import { DocumentPicker } from '@/components/document/Conditions/DocumentPicker'
import { Button, TextField, useMessages } from '@/exports/client'
import { ANNOUNCEMENT_KINDS } from '../../lib/announcements/kinds'
import styles from './Announce.module.css'
import type { AnnounceForm } from './announceForm'

interface Props {
  form: AnnounceForm
  /** One performance at most is chosen, which can have a new day. */
  isSingle: boolean
  onForm: (form: AnnounceForm) => void
  tenantId: string
}

/** Asks what happens, and the new time or venue where there is one. */
export function OutcomeFields({ form, isSingle, onForm, tenantId }: Props) {
  const t = useMessages()
  const { kind } = form
  const hasTimes = kind === 'moved' || kind === 'postponed'
  return (
    <>
      <div aria-label={t('announceKind')} className={styles.kinds} role="group">
        {ANNOUNCEMENT_KINDS.map((option) => (
          <Button aria-pressed={kind === option} key={option} onClick={() => onForm({ ...form, kind: option })}>
            {t(`announceKind_${option}`)}
          </Button>
        ))}
      </div>
      {kind === 'delayed' && (
        <TextField
          inputMode="numeric"
          label={t('announceDelay')}
          onValue={(delay) => onForm({ ...form, delay })}
          value={form.delay}
        />
      )}
      {hasTimes && (
        <div className={styles.fields}>
          {(isSingle || form.newDay) && (
            <TextField
              label={t('announceNewDay')}
              onValue={(newDay) => onForm({ ...form, newDay })}
              type="date"
              value={form.newDay}
            />
          )}
          <TextField
            label={t('announceNewTime')}
            onValue={(newTime) => onForm({ ...form, newTime })}
            type="time"
            value={form.newTime}
          />
          {kind === 'moved' && (
            <DocumentPicker
              collection="venues"
              label={t('announceNewVenue')}
              onValue={(newVenue) => onForm({ ...form, newVenue })}
              tenant={tenantId}
              value={form.newVenue}
            />
          )}
        </div>
      )}
    </>
  )
}
