'use client'

import { Banner } from '@/components/ui/Banner/Banner'
import { useMessages } from '@/components/ui/useMessages'
import type { ReleaseDetails } from '../lib/describe'

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
