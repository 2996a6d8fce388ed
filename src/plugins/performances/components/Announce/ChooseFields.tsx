'use client'

import { DocumentPicker } from '@/components/document/Conditions/DocumentPicker'
import { SelectField, TextField, useMessages } from '@/exports/client'
import styles from './Announce.module.css'
import type { AnnounceForm, Scope } from './announceForm'

interface Props {
  form: AnnounceForm
  onForm: (form: AnnounceForm) => void
  tenantId: string
}

/** Asks which performances. */
export function ChooseFields({ form, onForm, tenantId }: Props) {
  const t = useMessages()
  const { scope } = form
  /** Other performances are no longer those of the announcement to replace. */
  const choose = (choice: Partial<AnnounceForm>) => onForm({ ...form, ...choice, replaces: null })
  const scopes: { label: string; value: Scope }[] = [
    ...(form.ids.length > 0 ? [{ label: t('tableSelected', { count: form.ids.length }), value: 'ids' as const }] : []),
    { label: t('announceDay'), value: 'day' },
    { label: t('announceEventRest'), value: 'event' },
    { label: t('announceAll'), value: 'between' },
  ]
  return (
    <div className={styles.fields}>
      <SelectField
        choices={scopes}
        label={t('announceChoose')}
        onValue={(value) => choose({ scope: scopes.find((one) => one.value === value)?.value ?? scope })}
        value={scope}
      />
      {scope === 'day' && (
        <TextField label={t('calendarMoveDay')} onValue={(day) => choose({ day })} type="date" value={form.day} />
      )}
      {scope === 'between' && (
        <>
          <TextField
            label={t('announceFrom')}
            onValue={(from) => choose({ from })}
            type="datetime-local"
            value={form.from}
          />
          <TextField label={t('announceTo')} onValue={(to) => choose({ to })} type="datetime-local" value={form.to} />
        </>
      )}
      {scope === 'event' && (
        <DocumentPicker
          collection="events"
          label={t('announceEvent')}
          onValue={(event) => choose({ event })}
          tenant={tenantId}
          value={form.event}
        />
      )}
      {(scope === 'day' || scope === 'between') && (
        <DocumentPicker
          collection="venues"
          label={t('announceVenue')}
          onValue={(venue) => choose({ venue })}
          placeholder={t('calendarAllVenues')}
          tenant={tenantId}
          value={form.venue}
        />
      )}
    </div>
  )
}
