'use client'

import { useConfig } from '@payloadcms/ui'
import { Button } from '@/components/ui/Button/Button'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { useMessages } from '@/components/ui/useMessages'
import type { DescribedWebsite } from '../lib/describe'
import styles from './MovingIn.module.css'

/** Which old addresses lead to what was there, and which still need a redirect. */
export function Addresses({
  addresses: { leading, needed, total },
}: {
  addresses: NonNullable<DescribedWebsite['addresses']>
}) {
  const t = useMessages()
  const { routes } = useConfig().config
  return (
    <SettingsCard help={t('movingInAddressesHelp')} title={t('movingInAddressesTitle')}>
      <div className={styles.steps}>
        <p className={styles.figure}>{t('movingInAddresses', { leading, needed: total - leading, total })}</p>
        {needed.length > 0 && (
          <>
            <ul className={styles.addresses}>
              {needed.map(({ path, title }) => (
                <li key={path}>
                  <bdi dir="ltr">{path}</bdi> {title && <bdi>({title})</bdi>}
                </li>
              ))}
            </ul>
            <Button href={`${routes.admin}/collections/redirects`}>{t('movingInKind_redirect')}</Button>
          </>
        )}
      </div>
    </SettingsCard>
  )
}
