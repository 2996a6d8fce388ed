'use client'

import { useConfig } from '@payloadcms/ui'
import { List } from '@/components/ui/List/List'
import { ListRow } from '@/components/ui/List/ListRow'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { useMessages } from '@/components/ui/useMessages'
import { isolateText } from '@/lib/text/isolated'
import type { ReleaseDetails } from '../lib/describe'
import styles from './Releases.module.css'

/** Links to documents that stay visible and refer to what the release unpublishes. */
export function DanglingReferencesCard({ loose: { places, unseen } }: { loose: ReleaseDetails['loose'] }) {
  const t = useMessages()
  const { routes } = useConfig().config
  if (places.length === 0 && unseen === 0) return null
  return (
    <SettingsCard help={t('releaseLooseHelp')} isFlush title={t('releaseLooseTitle')}>
      <List>
        {places.map(({ collection, id, kind, target, title }) => (
          <ListRow
            detail={`${kind} · ${t('releaseLooseTo', { title: isolateText(target || t('untitled')) })}`}
            href={`${routes.admin}/collections/${collection}/${id}`}
            key={`${collection}/${id}/${target}`}
            title={title || t('untitled')}
          />
        ))}
      </List>
      {unseen > 0 && <p className={styles.none}>{t('usesUnseen', { count: unseen })}</p>}
    </SettingsCard>
  )
}
