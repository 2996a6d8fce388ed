'use client'

import { useConfig } from '@payloadcms/ui'
import { HiddenList } from '@/components/document/Publish/HiddenList'
import { Banner, Button, List, ListRow, SettingsCard, useMessages } from '@/exports/client'
import { isolateText } from '@/lib/text/isolated'
import type { ReleaseDetails } from '../lib/describe'
import styles from './Releases.module.css'

interface Props {
  /** How many documents a check found to block the release. */
  blockerCount: number
  release: ReleaseDetails
}

/** Banners above a release: why it failed, that it is empty, what blocks it. */
export function Notices({ blockerCount, release: { documents, failure, state, unseen } }: Props) {
  const t = useMessages()
  const isEmpty = documents.length + unseen === 0
  return (
    <>
      {state === 'failed' && (
        <Banner icon="CircleAlert" variant="error">
          {[t('releaseFailedLine'), failure && t(`releaseFailed_${failure}`)].filter(Boolean).join(' ')}
        </Banner>
      )}
      {state === 'planned' && isEmpty && <Banner icon="CircleAlert">{t('releaseEmptyPlanned')}</Banner>}
      {blockerCount > 0 && (
        <Banner icon="CircleAlert" variant="error">
          {t('releaseCheckFound')}
        </Banner>
      )}
    </>
  )
}

interface HiddenCardProps {
  hidden: ReleaseDetails['hidden']
  onAdd: (documents: { collection: string; id: string }[]) => Promise<void>
}

/** Documents referred to by the release that visitors will not see, with a button that adds them. */
export function HiddenCard({ hidden, onAdd }: HiddenCardProps) {
  const t = useMessages()
  const drafts = hidden.targets.filter(({ canPublish, state }) => canPublish && state === 'draft')
  if (hidden.targets.length === 0 && hidden.unseen === 0) return null
  const add = drafts.length > 0 && (
    <Button onClick={() => void onAdd(drafts.map(({ collection, id }) => ({ collection, id })))}>
      {t('releaseHiddenAdd')}
    </Button>
  )
  return (
    <SettingsCard action={add} help={t('releaseHidden')} isFlush title={t('releaseHiddenTitle')}>
      <HiddenList hidden={hidden} />
    </SettingsCard>
  )
}

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
