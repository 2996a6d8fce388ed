'use client'

import { getTranslation } from '@payloadcms/translations'
import {
  useAuth,
  useConfig,
  useListDrawerContext,
  useListQuery,
  useSelection,
  useTranslation,
  EditMany,
} from '@payloadcms/ui'
import type { CollectionSlug, Where } from 'payload'
import { Button } from '@/components/ui/Button/Button'
import { useIsTrash } from '../TrashList/TrashList'
import { useCanPublish } from '@/components/frame/Nav/frameOnScreen'
import { useListScope } from '../WholeList/useWholeList'
import { ConfirmRestore } from './ConfirmRestore'
import { ConfirmDelete, ConfirmTrash } from './ConfirmTrash'
import { ConfirmVisibility } from './ConfirmVisibility'
import styles from './BulkActions.module.css'
import { useBulkAction } from './useBulkAction'
import type { ComponentProps, ComponentType } from 'react'

/**
 * Payload's bulk-edit drawer, restricted to the documents that the list shows. It passes `where` and `modalPrefix` on,
 * as the grouped list relies on, but omits them from its type; a test checks that it still does.
 */
const EditSelected = EditMany as ComponentType<
  ComponentProps<typeof EditMany> & { modalPrefix?: string; where?: Where }
>

interface Props {
  collectionSlug: CollectionSlug
  hasDeletePermission?: boolean
  hasTrashPermission?: boolean
}

/**
 * Bulk actions for the selected rows, replacing Payload's: those send at most the filter in the URL and ignore the
 * current site and the chips, so "all" would include the user's other sites.
 */
export function BulkActions({ collectionSlug: type, hasDeletePermission = false, hasTrashPermission = false }: Props) {
  const { i18n, t } = useTranslation()
  const { getEntityConfig } = useConfig()
  const { permissions } = useAuth()
  const { isInDrawer } = useListDrawerContext()
  const { data } = useListQuery()
  const { count = 0, selectAll, toggleAll } = useSelection()
  const scope = useListScope(type)
  const change = useBulkAction(type)
  const isTrash = useIsTrash()
  const canPublish = useCanPublish(type)
  const collection = getEntityConfig({ collectionSlug: type })
  // Pickers have no bulk actions.
  if (isInDrawer || !collection) return null
  const { plural, singular } = collection.labels
  const isAllSelected = String(selectAll) === 'allAvailable'
  const total = data?.totalDocs ?? 0
  const canUpdate = Boolean(permissions?.collections?.[type]?.update)
  const label = getTranslation(count === 1 ? singular : plural, i18n)
  return (
    <div className={styles.actions} data-bulk-actions>
      {count > 0 && (
        <>
          <span role="status">{t('general:selectedCount', { count, label: '' })}</span>
          {!isAllSelected && count < total && (
            <Button
              aria-label={t('general:selectAll', { count: `(${total})`, label: getTranslation(plural, i18n) })}
              variant="quiet"
              onClick={() => toggleAll(true)}
            >
              {t('general:selectAll', { count: `(${total})`, label: '' })}
            </Button>
          )}
          {!isTrash && (
            <EditSelected
              collection={collection}
              modalPrefix="bulk"
              where={isAllSelected && scope.length > 0 ? { and: scope as Where[] } : undefined}
            />
          )}
          {!isTrash && canUpdate && canPublish && (
            <ConfirmVisibility change={change} label={getTranslation(plural, i18n)} />
          )}
          {/* Slot for actions of plugins: see useMoreActions. */}
          <span className={styles.more} data-more-actions />
          {isTrash && canUpdate && <ConfirmRestore change={change} count={count} label={label} />}
          {hasTrashPermission && !isTrash && <ConfirmTrash change={change} count={count} label={label} type={type} />}
          {hasDeletePermission && (isTrash || !hasTrashPermission) && (
            <ConfirmDelete change={change} count={count} isTrash={isTrash} label={label} />
          )}
        </>
      )}
    </div>
  )
}
