'use client'

import { Button } from '../../../ui/Button/Button'
import { ListRow } from '../../../ui/List/ListRow'
import { Status } from '../../../ui/Status/Status'
import { useMessages } from '../../../ui/useMessages'
import { AppLogo } from '../AppLogo/AppLogo'
import type { AppCard } from '../data/appsOf'
import styles from './InstalledApps.module.css'

interface Props {
  app: AppCard
  /** Of its settings; null where it has none, or they are not for this person. */
  href: string | null
  /** All that it needs is filled in. */
  isReady: boolean
}

/** An app in the list of a site. */
export function InstalledApp({ app: { name, description, logoUrl }, href, isReady }: Props) {
  const t = useMessages()
  return (
    <ListRow
      detail={description}
      end={
        <span className={styles.end}>
          {!isReady && <Status state="needs_setup" />}
          {href && (
            <Button aria-label={`${t('appsConfigure')}: ${name}`} href={href}>
              {t('appsConfigure')}
            </Button>
          )}
        </span>
      }
      start={<AppLogo name={name} src={logoUrl} />}
      title={name}
    />
  )
}
