'use client'

import { Link, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { useApi } from '../../settings/useApi'
import { useWords } from '../../ui/useWords'
import { BesideState } from '../StateLine/BesideState'
import { StateLine } from '../StateLine/StateLine'

interface Target {
  collection: string
  id: string
  title: string
}

/** Beside the state of a document: what it refers to that has gone to the trash, which its fields no longer show. Asked again after each save. */
export function TrashedTargets() {
  const t = useWords()
  const call = useApi()
  const { routes } = useConfig().config
  const { collectionSlug, id, savedDocumentData } = useDocumentInfo()
  const [targets, setTargets] = useState<Target[]>([])
  const savedAt: unknown = savedDocumentData?.updatedAt
  useEffect(() => {
    if (!collectionSlug || !id) return
    let isWanted = true
    void call<{ targets: Target[] }>('GET', `/documents/${collectionSlug}/${id}/trashed-targets`).then((answer) => isWanted && setTargets(answer.success ? answer.doc.targets : []))
    return () => {
      isWanted = false
    }
  }, [call, collectionSlug, id, savedAt])
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
