'use client'

import { Link } from '@payloadcms/ui'
import { Icon, useMessages } from '@/exports/client'
import styles from './Overview.module.css'

/** A content type to open or to create a document of. */
export interface OverviewCard {
  /** URL of the create view; null without permission to create. */
  createHref: string | null
  href: string
  icon: string
  label: string
  singular: string
}

interface Props {
  cards: OverviewCard[]
  /** Display name, otherwise first name; null when both are missing. */
  name: string | null
  tenant: string | null
}

/** Shown while a conversation has no messages. */
export function Overview({ cards, name, tenant }: Props) {
  const t = useMessages()
  return (
    <div className={styles.overview}>
      <p className={styles.greeting}>{name ? t('chatGreeting', { name }) : t('chatGreetingNobody')}</p>
      <h1 className={styles.headline}>{tenant ? t('chatHeadlineAt', { tenant }) : t('chatHeadline')}</h1>
      <ul className={styles.cards}>
        {cards.map(({ createHref, href, icon, label, singular }) => (
          <li className={styles.card} key={href}>
            <Link className={styles.link} href={href} prefetch={false}>
              <Icon name={icon} size={20} />
              <span>{label}</span>
            </Link>
            {createHref && (
              <Link
                aria-label={t('chatCreate', { type: singular })}
                className={styles.create}
                href={createHref}
                prefetch={false}
                title={t('chatCreate', { type: singular })}
              >
                <Icon name="Plus" />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
