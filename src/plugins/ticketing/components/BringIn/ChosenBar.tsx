'use client'

import { useTranslation } from '@payloadcms/ui'
import { Button } from '../../../../components/ui/Button/Button'
import { useWords } from '../../../../components/ui/useWords'
import { workOf, type Choices, type Rights } from '../../lib/bringIn/choices'
import styles from './BringIn.module.css'

/** What one press does. */
export function ChosenBar({ choices, onBegin, rights }: { choices: Choices; onBegin: () => void; rights: Rights }) {
  const t = useWords()
  const { language } = useTranslation().i18n
  const { create, link } = workOf(choices)
  const parts = [
    ...(create.length > 0 ? [t('ticketingBringInCreates', { count: create.length })] : []),
    ...(link.length > 0 ? [t('ticketingBringInLinks', { count: link.length })] : []),
  ]
  const hint = !rights.mayCreate
    ? t('ticketingBringInNotMayCreate')
    : !rights.mayLink
      ? t('ticketingBringInNotMayLink')
      : null
  return (
    <div className={styles.bar}>
      <p role="status">
        {t('ticketingBringInChosen', { count: choices.size })}
        {parts.length > 0 && `: ${new Intl.ListFormat(language, { type: 'unit' }).format(parts)}`}
        {hint && <span className={styles.hint}>{hint}</span>}
      </p>
      <Button disabled={choices.size === 0} look="primary" onClick={onBegin}>
        {t('ticketingBringInDo', { count: choices.size })}
      </Button>
    </div>
  )
}
