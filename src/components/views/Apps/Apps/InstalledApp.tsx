'use client'

import { Button } from '@/components/ui/Button/Button'
import { ListRow } from '@/components/ui/List/ListRow'
import { Status } from '@/components/ui/Status/Status'
import { useMessages } from '@/components/ui/useMessages'
import { AppLogo } from '../AppLogo/AppLogo'
import type { AppCard } from '../data/loadApps'
import styles from './InstalledApps.module.css'

interface Props {
  app: AppCard
  /** URL of its settings; null if it has none or the user cannot change them. */
  href: string | null
  /** All required settings are filled in. */
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
