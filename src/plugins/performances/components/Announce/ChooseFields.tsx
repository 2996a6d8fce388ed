'use client'

import { DocumentPicker } from '@/components/document/Conditions/DocumentPicker'
import { SelectField } from '@/components/ui/Field/SelectField'
import { TextField } from '@/components/ui/Field/TextField'
import { useMessages } from '@/components/ui/useMessages'
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
        onValue={(value) => onForm({ ...form, scope: scopes.find((one) => one.value === value)?.value ?? scope })}
        value={scope}
      />
      {scope === 'day' && (
        <TextField
          label={t('calendarMoveDay')}
          onValue={(day) => onForm({ ...form, day })}
          type="date"
          value={form.day}
        />
      )}
      {scope === 'between' && (
        <>
          <TextField
            label={t('announceFrom')}
            onValue={(from) => onForm({ ...form, from })}
            type="datetime-local"
            value={form.from}
          />
          <TextField
            label={t('announceTo')}
            onValue={(to) => onForm({ ...form, to })}
            type="datetime-local"
            value={form.to}
          />
        </>
      )}
      {scope === 'event' && (
        <DocumentPicker
          collection="events"
          label={t('announceEvent')}
          onValue={(event) => onForm({ ...form, event })}
          tenant={tenantId}
          value={form.event}
        />
      )}
      {(scope === 'day' || scope === 'between') && (
        <DocumentPicker
          collection="venues"
          label={t('announceVenue')}
          onValue={(venue) => onForm({ ...form, venue })}
          placeholder={t('calendarAllVenues')}
          tenant={tenantId}
          value={form.venue}
        />
      )}
    </div>
  )
}
