'use client'

import { useId, useState } from 'react'
import { CARDS_SHOWN } from '@/lib/apps/groupApps'
import { Button } from '@/components/ui/Button/Button'
import { useMessages } from '@/components/ui/useMessages'
import type { AppCard } from '../../Apps/data/loadApps'
import styles from './Apps.module.css'
import { Link } from '@payloadcms/ui'
import { useAdminPath } from '@/components/frame/Nav/useAdminPath'
import { AppLogo } from '@/components/views/Apps/AppLogo/AppLogo'
import { AppState } from '@/components/views/Apps/AppState/AppState'
import type { MessageKey } from '@/i18n/en'
import type { Translator } from '@/i18n/createTranslator'

const LABELS: Record<string, MessageKey> = {
  analytics: 'appsCategoryAnalytics',
  donations: 'appsCategoryDonations',
  maps: 'appsCategoryMaps',
  marketing: 'appsCategoryMarketing',
  privacy: 'appsCategoryPrivacy',
  ticketing: 'appsCategoryTicketing',
}

/** Label of a category. Custom categories of the provider are shown as they are, capitalised. */
function categoryLabel(t: Translator, category: string): string {
  const messageKey = Object.hasOwn(LABELS, category) ? LABELS[category] : undefined
  return messageKey ? t(messageKey) : category.charAt(0).toUpperCase() + category.slice(1)
}

/** One category: six cards, the others on demand. */
export function CatalogueGroup({ apps, category }: { apps: AppCard[]; category: string }) {
  const t = useMessages()
  const id = useId()
  const [isExpanded, setExpanded] = useState(false)
  const label = categoryLabel(t, category)
  return (
    <section aria-labelledby={id} className={styles.group}>
      <header className={styles.groupHead}>
        <h2 className={styles.groupTitle} id={id}>
          {label}
        </h2>
        {apps.length > CARDS_SHOWN && (
          <Button
            aria-expanded={isExpanded}
            aria-label={isExpanded ? undefined : t('appsViewAllOf', { category: label })}
            variant="quiet"
            onClick={() => setExpanded(!isExpanded)}
          >
            {isExpanded ? t('appsShowFewer') : t('appsViewAll')}
          </Button>
        )}
      </header>
      <ul className={styles.cards}>
        {(isExpanded ? apps : apps.slice(0, CARDS_SHOWN)).map((app) => (
          <Card app={app} key={app.id} />
        ))}
      </ul>
    </section>
  )
}

/** An app of the catalogue. The whole card is a link. */
function Card({ app }: { app: AppCard }) {
  const { hrefOf } = useAdminPath()
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        <AppLogo name={app.name} src={app.logoUrl} />
        <h3 className={styles.cardTitle}>
          <Link className={styles.cardLink} href={hrefOf(`/settings/apps/${app.handle}`)} prefetch={false}>
            {app.name}
          </Link>
        </h3>
      </div>
      <p className={styles.cardText} dir="auto">
        {app.description}
      </p>
      <AppState isEnabled={app.isEnabled} needsUpgrade={app.needsUpgrade} />
    </li>
  )
}
