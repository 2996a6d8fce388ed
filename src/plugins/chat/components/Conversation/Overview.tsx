'use client'

import { Link } from '@payloadcms/ui'
import { Icon } from '../../../../components/ui/Icon/Icon'
import { useMessages } from '../../../../components/ui/useMessages'
import styles from './Overview.module.css'

/** A kind of content that one can go to. */
export interface OverviewCard {
  /** Where one is made; null for whoever may not. */
  createHref: string | null
  href: string
  icon: string
  label: string
  singular: string
}

interface Props {
  cards: OverviewCard[]
  /** Display name, else first name; null where there is neither. */
  name: string | null
  tenant: string | null
}

/** What stands in a conversation in which nothing was said yet. */
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
