'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { Checkbox, SelectField, useMessages } from '@/exports/client'
import { inOneLine } from '@/lib/text/isolated'
import { defaultChoice, type Choice, type Rights, type UnlinkedShown } from '../../lib/bringIn/choices'
import styles from './BringIn.module.css'
import { daysIn } from './daysIn'
import { OwnEventPicker } from './OwnEventPicker'

interface Props {
  /** Undefined: not selected. */
  choice: Choice | undefined
  event: UnlinkedShown
  onChoice: (id: string, choice: Choice | null) => void
  rights: Rights
  tenant: string
}

/** Select values besides match ids. */
const LEAVE = 'leave'
const CREATE = 'create'
const ANOTHER = 'another'

/** A box-office event with its matches and the action chosen for it. */
export function EventRow({ choice, event, onChoice, rights, tenant }: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const { externalId, matches, name, performances, venue } = event
  const [isAnother, setAnother] = useState(false)
  const linked = choice?.action === 'link' ? choice.event : null
  const isOther = linked !== null && !matches.some(({ id }) => id === linked)
  const match = matches.find(({ id }) => id === (linked ?? event.suggested)) ?? matches[0]
  const value = isAnother || isOther ? ANOTHER : !choice ? LEAVE : choice.action === 'create' ? CREATE : choice.event

  function decide(next: string) {
    setAnother(next === ANOTHER)
    if (next === ANOTHER) return
    if (next === LEAVE) return onChoice(externalId, null)
    if (next === CREATE) return onChoice(externalId, { action: 'create', name })
    const chosen = matches.find(({ id }) => id === next)
    if (chosen) onChoice(externalId, { action: 'link', event: chosen.id, name, title: chosen.title })
  }

  const preset = defaultChoice(event, rights)
  return (
    <li aria-label={name} className={styles.row}>
      <div className={styles.event}>
        <Checkbox
          isOn={choice !== undefined}
          label={<bdi className={styles.name}>{name}</bdi>}
          locked={preset || choice ? null : t('ticketingBringInNotMayCreate')}
          onChange={(isOn) => {
            setAnother(false)
            onChoice(externalId, isOn ? preset : null)
          }}
        />
        <p className={styles.detail}>
          {inOneLine([daysIn(event, language), venue, t('ticketingBringInPerformances', { count: performances })])}
        </p>
        {match && (
          <p className={styles.match}>
            {t('ticketingMatches', {
              reasons: new Intl.ListFormat(language, { type: 'unit' }).format(
                match.reasons.map((reason) => t(`ticketingMatch_${reason}`)),
              ),
              title: match.title,
            })}
          </p>
        )}
      </div>
      <div className={styles.what}>
        <SelectField
          aria-label={t('ticketingBringInWhat', { event: name })}
          choices={[
            { label: t('ticketingBringInLeaveOut'), value: LEAVE },
            ...(rights.canCreate ? [{ label: t('ticketingBringInCreate'), value: CREATE }] : []),
            ...(rights.canLink
              ? matches.map(({ id, title }) => ({ label: t('ticketingBringInLink', { title }), value: id }))
              : []),
            ...(rights.canLink ? [{ label: t('ticketingBringInAnother'), value: ANOTHER }] : []),
          ]}
          label=""
          onValue={decide}
          value={value}
        />
        {value === ANOTHER && (
          <OwnEventPicker
            known={isOther && choice?.action === 'link' ? choice.title : null}
            onEvent={(id, title) => onChoice(externalId, { action: 'link', event: id, name, title })}
            tenant={tenant}
            value={isOther ? linked : null}
          />
        )}
      </div>
    </li>
  )
}
