'use client'

import { Link } from '@payloadcms/ui'
import { useAdminPath } from '../../../frame/Nav/useAdminPath'
import { AppLogo } from '../../Apps/AppLogo/AppLogo'
import type { AppCard } from '../../Apps/data/appsOf'
import { AppState } from '../../Apps/AppState/AppState'
import styles from './Apps.module.css'

/** An app of the catalogue. The whole card leads to its page. */
export function Card({ app }: { app: AppCard }) {
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
      <p className={styles.cardText}>{app.description}</p>
      <AppState isEnabled={app.isEnabled} needsUpgrade={app.needsUpgrade} />
    </li>
  )
}
