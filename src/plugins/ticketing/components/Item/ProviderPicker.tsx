'use client'

import { useField } from '@payloadcms/ui'
import { Banner, SelectField, useMessages } from '@/exports/client'
import type { Office } from './ItemPicker'
import styles from './Item.module.css'

/** Selects one of the connected box offices. */
export function ProviderPicker({
  isReadOnly,
  offices,
  path,
}: {
  isReadOnly: boolean
  offices: Office[]
  path: string
}) {
  const t = useMessages()
  const { disabled, setValue, value } = useField<string | null>({ path })
  const isKnown = !value || offices.some(({ handle }) => handle === value)
  const choices = [
    { isClosed: true, label: t('ticketingItemChoose'), value: '' },
    ...offices.map(({ handle, name }) => ({ label: name, value: handle })),
    ...(isKnown ? [] : [{ isClosed: true, label: value, value }]),
  ]
  return (
    <div className={`field-type ${styles.item}`}>
      <SelectField
        choices={choices}
        disabled={isReadOnly || disabled}
        label={t('ticketingItemOffice')}
        onValue={(next) => setValue(next || null)}
        value={value ?? ''}
      />
      {(offices.length === 0 || !isKnown) && (
        <Banner icon="CircleAlert">
          {t(isKnown ? 'ticketingItemNoOffice' : 'ticketingItemUnconnected', { name: value ?? '' })}
        </Banner>
      )}
    </div>
  )
}
