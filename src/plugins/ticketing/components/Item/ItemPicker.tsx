'use client'

import { useField } from '@payloadcms/ui'
import { useState } from 'react'
import { Banner, Button, SelectField, useMessages } from '@/exports/client'
import { Combobox } from '@/components/ui/Combobox/Combobox'
import { itemState, readItem } from '../../blocks/kinds'
import { useTicketingList } from '../lists/useTicketingList'
import styles from './Item.module.css'

export interface Office {
  handle: string
  name: string
}

interface Props {
  isReadOnly: boolean
  kind: 'donation' | 'membership'
  /** Name of the list in URLs. */
  list: string
  /** Connected box offices that have this list, with the hash that their lists in the browser depend on. */
  offices: (Office & { connection: string })[]
  path: string
  tenant: string
}

/** Picks an item from a box office's list, and warns if the item is no longer on it. */
export function ItemPicker({ isReadOnly, kind, list, offices, path, tenant }: Props) {
  const t = useMessages()
  const { disabled, errorMessage, setValue, showError, value } = useField<string | null>({ path })
  const name = useField<string | null>({ path: path.replace(/item$/, 'itemName') })
  const chosen = readItem(value)
  const [selectedHandle, setSelectedHandle] = useState<string | null>(null)
  const handle = selectedHandle ?? chosen?.provider ?? offices[0]?.handle
  const office = offices.find((candidate) => candidate.handle === handle)
  const { docs, error, reload } = useTicketingList(
    office ? { connection: office.connection, handle: office.handle, list, tenant } : null,
  )
  const label = t(kind === 'donation' ? 'ticketingDonation' : 'ticketingMembership')
  const isClosed = isReadOnly || disabled
  const options = (docs ?? []).map((doc) => ({ label: doc.label, value: `${office?.handle}/${doc.id}` }))
  const state = itemState(value, office?.handle, docs && docs.map(({ id }) => id))
  const isOfOffice = state !== 'elsewhere' && state !== 'empty'
  const isGone = state === 'gone'
  const itemName = name.value || chosen?.id || ''
  const goneLabel = t(kind === 'donation' ? 'ticketingEventGone' : 'ticketingMembershipGone', { id: chosen?.id ?? '' })
  const savedLabel = isGone ? goneLabel : itemName

  function choose(next: string | null): void {
    setValue(next)
    name.setValue(options.find((option) => option.value === next)?.label ?? null)
    setSelectedHandle(null)
  }

  const clear = !isClosed && value && (
    <Button variant="quiet" onClick={() => choose(null)}>
      {t('ticketingItemClear')}
    </Button>
  )
  if (!office) {
    return (
      <div className={`field-type ${styles.item}`}>
        <Banner action={clear} icon="CircleAlert">
          {value ? t('ticketingItemUnconnected', { name: itemName }) : t('ticketingItemNoOffice')}
        </Banner>
      </div>
    )
  }
  return (
    <div className={`field-type ${styles.item}`}>
      {offices.length > 1 && (
        <SelectField
          choices={offices.map((option) => ({ label: option.name, value: option.handle }))}
          disabled={isClosed}
          label={t('ticketingItemOffice')}
          onValue={setSelectedHandle}
          value={office.handle}
        />
      )}
      <div className={styles.choice}>
        <Combobox
          error={showError && errorMessage ? errorMessage : null}
          isClosed={isClosed}
          label={label}
          onValue={choose}
          options={value && (isGone || state === 'waiting') ? [{ label: savedLabel, value }, ...options] : options}
          placeholder={t(
            docs && options.length === 0
              ? kind === 'donation'
                ? 'ticketingNoDonations'
                : 'ticketingNoMemberships'
              : 'ticketingItemChoose',
          )}
          value={isOfOffice ? value : null}
        />
        {!isGone && !error && clear}
      </div>
      {isGone && (
        <Banner action={clear} icon="CircleAlert">
          {t('ticketingItemGone', { name: itemName, provider: office.name })}
        </Banner>
      )}
      {error && (
        <Banner
          action={
            <Button variant="quiet" onClick={reload}>
              {t('tryAgain')}
            </Button>
          }
          icon="CircleAlert"
        >
          {t('ticketingItemUnread', { provider: office.name })}
        </Banner>
      )}
    </div>
  )
}
