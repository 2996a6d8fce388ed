'use client'

import { Link, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useRead } from '@/components/calls/useRead'
import { useMessages } from '@/components/ui/useMessages'
import { NextToStatus } from '@/payload-patches/besideState/BesideState'
import { StateLine } from '../StateLine/StateLine'

interface Target {
  collection: string
  id: string
  title: string
}

/**
 * Beside the status of a document: references that are in the trash, which its fields no longer show. Reloaded after
 * each save.
 */
export function TrashedTargets() {
  const t = useMessages()
  const { routes } = useConfig().config
  const { collectionSlug, id, savedDocumentData } = useDocumentInfo()
  const { data } = useRead<{ targets: Target[] }>(
    collectionSlug && id ? `/documents/${collectionSlug}/${id}/trashed-targets` : null,
    { revision: savedDocumentData?.updatedAt },
  )
  const targets = data?.targets ?? []
  return (
    <NextToStatus>
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
    </NextToStatus>
  )
}
