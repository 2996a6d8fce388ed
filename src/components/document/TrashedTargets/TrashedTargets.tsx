'use client'

import { Link, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useRead } from '../../calls/useRead'
import { useWords } from '../../ui/useWords'
import { BesideState } from '../../../payload-patches/besideState/BesideState'
import { StateLine } from '../StateLine/StateLine'

interface Target {
  collection: string
  id: string
  title: string
}

/** Beside the state of a document: what it refers to that has gone to the trash, which its fields no longer show. Asked again after each save. */
export function TrashedTargets() {
  const t = useWords()
  const { routes } = useConfig().config
  const { collectionSlug, id, savedDocumentData } = useDocumentInfo()
  const { data } = useRead<{ targets: Target[] }>(
    collectionSlug && id ? `/documents/${collectionSlug}/${id}/trashed-targets` : null,
    { turn: savedDocumentData?.updatedAt },
  )
  const targets = data?.targets ?? []
  return (
    <BesideState>
      {targets.length > 0 && (
        <StateLine icon="Trash2">
          {t('referencesTrashed', { count: targets.length })}{' '}
          {targets.map((target, index) => (
            <span key={target.id}>
              {index > 0 && ', '}
              <Link href={`${routes.admin}/collections/${target.collection}/trash/${target.id}`} prefetch={false}>
                <bdi>{target.title || t('untitled')}</bdi>
              </Link>
            </span>
          ))}
        </StateLine>
      )}
    </BesideState>
  )
}
