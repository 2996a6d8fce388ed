'use client'

import { Banner } from '../../../components/ui/Banner/Banner'
import { useMessages } from '../../../components/ui/useMessages'
import type { WholeRelease } from '../lib/describe'

interface Props {
  /** Documents that a check has found in the way. */
  inTheWay: number
  release: WholeRelease
}

/** What whoever opens a release should know first. */
export function Notices({ inTheWay, release: { documents, failure, state, unseen } }: Props) {
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
      {inTheWay > 0 && (
        <Banner icon="CircleAlert" variant="error">
          {t('releaseCheckFound')}
        </Banner>
      )}
    </>
  )
}
