'use client'

import { useState } from 'react'
import { Banner, SettingsCard, Skeleton, useMessages, useRead } from '@/exports/client'
import { Combobox } from '@/components/ui/Combobox/Combobox'
import type { SyncMap } from '../../lib/map/rows'
import { Remarks } from '../Runs/Remarks'
import type { ProblemShown } from '../Runs/RunShown'
import styles from './MapCard.module.css'
import type { MapConnection } from './MapShown'

interface FieldShown {
  label: string
  name: string
  value: string | null
}

interface PreviewResponse {
  event: { fields: FieldShown[]; title: string }
  instances: { docs: { fields: FieldShown[] }[]; total: number }
  problems: ProblemShown[]
}

/** Delay after the last change before the preview is reloaded. */
const DEBOUNCE_MS = 500

/** Preview of one box-office event with the unsaved map. */
export function Preview({ handle, map, name, tenant }: MapConnection & { map: SyncMap }) {
  const t = useMessages()
  const [chosen, setChosen] = useState<string | null>(null)
  const events = useRead<{ docs: { id: string; label: string }[] }>(`/ticketing/${handle}/events?tenant=${tenant}`)
  const { data, error, isOutdated } = useRead<PreviewResponse>(
    chosen === null ? null : `/ticketing/${handle}/map/preview`,
    {
      body: { externalId: chosen, map, tenant },
      keepsPrevious: true,
      debounce: DEBOUNCE_MS,
    },
  )
  return (
    <SettingsCard help={t('ticketingPreviewHelp')} title={t('ticketingPreview')}>
      <Combobox
        label={t('ticketingPreviewEvent')}
        onValue={setChosen}
        options={(events.data?.docs ?? []).map(({ id, label }) => ({ label, value: id }))}
        placeholder={t('ticketingPreviewChoose', { provider: name })}
        value={chosen}
      />
      {chosen !== null && error && (
        <Banner icon="CircleAlert" variant="error">
          {error.message}
        </Banner>
      )}
      {chosen !== null && !data && !error && <Skeleton lines={4} />}
      {chosen !== null && data && !error && (
        <div aria-busy={isOutdated} className={styles.preview}>
          <h3>{t('ticketingPreviewWith', { event: data.event.title })}</h3>
          {data.event.fields.length === 0 ? (
            <p>{t('ticketingPreviewNothing')}</p>
          ) : (
            <Fields fields={data.event.fields} />
          )}
          {data.instances.total === 0 && <p>{t('ticketingPreviewNoInstances')}</p>}
          {data.instances.docs.map(({ fields }, index) => (
            <Fields fields={fields} key={index} />
          ))}
          {data.instances.total > data.instances.docs.length && (
            <p>{t('ticketingPreviewMore', { count: data.instances.total - data.instances.docs.length })}</p>
          )}
          {data.problems.length > 0 && <Remarks name={name} problems={data.problems} />}
        </div>
      )}
    </SettingsCard>
  )
}

const Fields = ({ fields }: { fields: FieldShown[] }) => (
  <dl className={styles.fields}>
    {fields.map(({ label, name, value }) => (
      <div key={name}>
        <dt>{label}</dt>
        <dd>
          <bdi>{value ?? '–'}</bdi>
        </dd>
      </div>
    ))}
  </dl>
)
