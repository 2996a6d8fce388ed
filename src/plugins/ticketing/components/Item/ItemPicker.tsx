'use client'

import { useField } from '@payloadcms/ui'
import { useState } from 'react'
import { useRead } from '../../../../components/calls/useRead'
import { Banner } from '../../../../components/ui/Banner/Banner'
import { Button } from '../../../../components/ui/Button/Button'
import { Combobox } from '../../../../components/ui/Combobox/Combobox'
import { SelectField } from '../../../../components/ui/Field/SelectField'
import { useMessages } from '../../../../components/ui/useMessages'
import { itemState } from '../../blocks/itemState'
import { readItem } from '../../blocks/kinds'
import styles from './Item.module.css'

export interface Office {
  handle: string
  name: string
}

interface Props {
  isReadOnly: boolean
  kind: 'donation' | 'membership'
  /** Its name in addresses. */
  list: string
  /** Connected box offices that have such a list. */
  offices: Office[]
  path: string
  tenant: string
}

/** Chooses from the list of a box office, and says when what was chosen is no longer on it. */
export function ItemPicker({ isReadOnly, kind, list, offices, path, tenant }: Props) {
  const t = useMessages()
  const { disabled, errorMessage, setValue, showError, value } = useField<string | null>({ path })
  const name = useField<string | null>({ path: path.replace(/item$/, 'itemName') })
  const chosen = readItem(value)
  const [other, setOther] = useState<string | null>(null)
  const handle = other ?? chosen?.provider ?? offices[0]?.handle
  const office = offices.find((one) => one.handle === handle)
  const { data, error, reload } = useRead<{ docs: { id: string; label: string }[] }>(
    office ? `/ticketing/${office.handle}/${list}?tenant=${tenant}` : null,
  )
  const label = t(kind === 'donation' ? 'ticketingDonation' : 'ticketingMembership')
  const isClosed = isReadOnly || disabled
  const options = (data?.docs ?? []).map((one) => ({ label: one.label, value: `${office?.handle}/${one.id}` }))
  const state = itemState(value, office?.handle, data && data.docs.map(({ id }) => id))
  const isOfOffice = state !== 'elsewhere' && state !== 'empty'
  const isGone = state === 'gone'
  const shown = name.value || chosen?.id || ''

  function choose(next: string | null): void {
    setValue(next)
    name.setValue(options.find((one) => one.value === next)?.label ?? null)
    setOther(null)
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
          {value ? t('ticketingItemUnconnected', { name: shown }) : t('ticketingItemNoOffice')}
        </Banner>
      </div>
    )
  }
  return (
    <div className={`field-type ${styles.item}`}>
      {offices.length > 1 && (
        <SelectField
          choices={offices.map((one) => ({ label: one.name, value: one.handle }))}
          disabled={isClosed}
          label={t('ticketingItemOffice')}
          onValue={setOther}
          value={office.handle}
        />
      )}
      <Combobox
        error={showError && errorMessage ? errorMessage : null}
        isClosed={isClosed}
        label={label}
        onValue={choose}
        options={isGone || state === 'waiting' ? [{ label: shown, value: value! }, ...options] : options}
        placeholder={t(
          data && options.length === 0
            ? kind === 'donation'
              ? 'ticketingNoDonations'
              : 'ticketingNoMemberships'
            : 'ticketingItemChoose',
        )}
        value={isOfOffice ? value : null}
      />
      {isGone && (
        <Banner action={clear} icon="CircleAlert">
          {t('ticketingItemGone', { name: shown, provider: office.name })}
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
      {!isGone && !error && clear}
    </div>
  )
}
