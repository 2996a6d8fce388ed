'use client'

import { Checkbox, SelectField, TextField, useMessages } from '@/exports/client'
import type { MessageKey } from '@/exports/types'
import { eventState, STATES } from '@/components/ui/Status/states'
import { ACCESS_KINDS } from '@/lib/events/accessKinds'
import { PERFORMANCE_STATES } from '../../lib/change'
import styles from '../Add/Add.module.css'
import type { Details } from './details'

interface Props {
  form: Details
  /** Why fields are read-only, by name. */
  held?: Partial<Record<string, string>>
  /** Several performances are edited, so the link can be a pattern. */
  isMany?: boolean
  onForm: (changes: Partial<Details>) => void
  sellsTickets: boolean
}

/** Fields for status, booking link and accessibility. Those managed by another system are read-only, with a reason. */
export function DetailFields({ form, held = {}, isMany = false, onForm, sellsTickets }: Props) {
  const t = useMessages()
  const toggle = (kind: string, isOn: boolean) =>
    onForm({ accessTypes: ACCESS_KINDS.filter((other) => (other === kind ? isOn : form.accessTypes.includes(other))) })
  return (
    <>
      <SelectField
        choices={PERFORMANCE_STATES.map((value) => ({ label: t(STATES[eventState(value)].word), value }))}
        disabled={Boolean(held.instanceStatus)}
        help={held.instanceStatus}
        label={t('tableState')}
        onValue={(instanceStatus) => onForm({ instanceStatus })}
        value={form.instanceStatus}
      />
      {sellsTickets && (
        <div className={styles.pair}>
          <TextField
            dir="ltr"
            help={held.bookingLinkURL ?? (isMany ? t('tableLinkHelp') : undefined)}
            label={t('tableBookingLink')}
            onValue={(bookingLinkURL) => onForm({ bookingLinkURL })}
            placeholder={isMany ? 'https://tickets.example/{date}-{time}' : 'https://'}
            readOnly={Boolean(held.bookingLinkURL)}
            value={form.bookingLinkURL}
          />
          <TextField
            help={held.bookingLinkLabel}
            label={t('tableBookingLabel')}
            maxLength={80}
            onValue={(bookingLinkLabel) => onForm({ bookingLinkLabel })}
            readOnly={Boolean(held.bookingLinkLabel)}
            value={form.bookingLinkLabel}
          />
        </div>
      )}
      <fieldset className={styles.set}>
        <legend>{t('calendarAccess')}</legend>
        <div className={styles.days}>
          {ACCESS_KINDS.map((kind) => (
            <Checkbox
              isOn={form.accessTypes.includes(kind)}
              key={kind}
              label={t(`access_${kind}` as MessageKey)}
              locked={held.accessTypes}
              onChange={(isOn) => toggle(kind, isOn)}
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}
