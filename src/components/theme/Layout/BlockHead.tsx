'use client'

import { useFormFields, useRowLabel } from '@payloadcms/ui'
import { useContext } from 'react'
import { useWords } from '../../ui/useWords'
import { SiteTheme } from '../SiteTheme'
import styles from '../Values/Values.module.css'

/** Number and kind of a block of the theme, in two digits as all rows have them. */
export function BlockHead() {
  const t = useWords()
  const { path, rowNumber } = useRowLabel()
  const { blocks } = useContext(SiteTheme)
  const name = useFormFields(([fields]) => fields[`${path}.block`]?.value)
  const block = blocks.find((one) => one.name === name)
  return (
    <span className={styles.head}>
      <span className={styles.number}>{String((rowNumber ?? 0) + 1).padStart(2, '0')}</span>
      <span className={styles.kind}>{block?.label ?? String(name ?? '')}</span>
      {!block && <span className={styles.number}>{t('blockGone')}</span>}
    </span>
  )
}
