'use client'

import { Link, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useId } from 'react'
import { useMessages, useRead } from '@/exports/client'
import type { Translations } from '../lib/shapes'
import { ProgressText } from './ProgressText'
import styles from './Translations.module.css'

/** Translation progress of the open document by language, with links to its form and its translation screen. */
export function Panel() {
  const t = useMessages()
  const title = useId()
  const { routes } = useConfig().config
  const { collectionSlug, id, isTrashed, lastUpdateTime } = useDocumentInfo()
  const path = collectionSlug && id && !isTrashed ? (`/documents/${collectionSlug}/${id}/translations` as const) : null
  const { data } = useRead<Translations>(path, { keepsPrevious: true, reloadsOnFocus: true, revision: lastUpdateTime })
  if (!data || data.languages.length === 0) return null
  const base = formatAdminURL({ adminRoute: routes.admin, path: `/collections/${collectionSlug}/${id}` })
  return (
    <section aria-labelledby={title} className={styles.panel}>
      <h2 className={styles.panelTitle} id={title}>
        {t('translateTitle')}
      </h2>
      <ul className={styles.languages}>
        {data.languages.map((language) => (
          <li className={styles.language} key={language.code}>
            <Link className={styles.name} href={`${base}?locale=${language.code}`} prefetch={false}>
              {language.label}
            </Link>
            <ProgressText main={data.main.label} progress={language} />
            <Link
              aria-label={`${t('translate')}: ${language.label}`}
              className={styles.more}
              href={`${base}/translate?to=${language.code}`}
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
