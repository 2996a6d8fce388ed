'use client'

import { Link, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useId } from 'react'
import { useRead } from '../../../components/calls/useRead'
import { useMessages } from '../../../components/ui/useMessages'
import type { Translations } from '../lib/shapes'
import { ProgressText } from './ProgressText'
import styles from './Translations.module.css'

/** The languages of the document on screen: each leads to its texts in the form, and to the screen for translating. */
export function Panel() {
  const t = useMessages()
  const title = useId()
  const { routes } = useConfig().config
  const { collectionSlug, id, isTrashed, lastUpdateTime } = useDocumentInfo()
  const path =
    collectionSlug && id !== undefined && !isTrashed
      ? (`/documents/${collectionSlug}/${id}/translations` as const)
      : null
  const { data } = useRead<Translations>(path, { keepsLast: true, refocuses: true, revision: lastUpdateTime })
  if (!data || data.languages.length === 0) return null
  const base = formatAdminURL({ adminRoute: routes.admin, path: `/collections/${collectionSlug}/${id}` })
  return (
    <section aria-labelledby={title} className={styles.panel}>
      <h2 className={styles.panelTitle} id={title}>
        {t('translateTitle')}
      </h2>
      <ul className={styles.languages}>
        {data.languages.map((one) => (
          <li className={styles.language} key={one.code}>
            <Link className={styles.name} href={`${base}?locale=${one.code}`} prefetch={false}>
              {one.label}
            </Link>
            <ProgressText main={data.main.label} progress={one} />
            <Link
              aria-label={`${t('translate')}: ${one.label}`}
              className={styles.more}
              href={`${base}/translate?to=${one.code}`}
              prefetch={false}
            >
              {t('translate')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
