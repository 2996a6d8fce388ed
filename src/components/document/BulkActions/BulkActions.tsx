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
import { Button } from '../../ui/Button/Button'
import { useIsTrash } from '../TrashList/useIsTrash'
import { useMayPublish } from '../../frame/Nav/frameOnScreen'
import { useListScope } from '../WholeList/useWholeList'
import { ConfirmRestore } from './ConfirmRestore'
import { ConfirmDelete, ConfirmTrash } from './ConfirmTrash'
import { ConfirmVisibility } from './ConfirmVisibility'
import styles from './BulkActions.module.css'
import { useBulkChange } from './useBulkChange'
import type { ComponentProps, ComponentType } from 'react'

/**
 * Payload's drawer that edits fields of all that are selected, kept to what the list shows. It hands `where` and
 * `modalPrefix` on, as its list by groups uses them, and leaves them out of its type; a test looks whether it still does.
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
 * What can be done with the chosen rows of a list, in place of Payload's actions: those send the filter of the address at
 * most, and nothing of the site on screen or of the chips. Of whoever works for several sites, all would be meant.
 */
export function BulkActions({ collectionSlug: type, hasDeletePermission = false, hasTrashPermission = false }: Props) {
  const { i18n, t } = useTranslation()
  const { getEntityConfig } = useConfig()
  const { permissions } = useAuth()
  const { isInDrawer } = useListDrawerContext()
  const { data } = useListQuery()
  const { count = 0, selectAll, toggleAll } = useSelection()
  const scope = useListScope(type)
  const change = useBulkChange(type)
  const isTrash = useIsTrash()
  const canPublish = useMayPublish(type)
  const collection = getEntityConfig({ collectionSlug: type })
  // Pickers choose, and do nothing to what is chosen.
  if (isInDrawer || !collection) return null
  const { plural, singular } = collection.labels
  const isWhole = String(selectAll) === 'allAvailable'
  const total = data?.totalDocs ?? 0
  const canUpdate = Boolean(permissions?.collections?.[type]?.update)
  const label = getTranslation(count === 1 ? singular : plural, i18n)
  return (
    <div className={styles.actions} data-bulk-actions>
      {count > 0 && (
        <>
          <span role="status">{t('general:selectedCount', { count, label: '' })}</span>
          {!isWhole && count < total && (
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
              where={isWhole && scope.length > 0 ? { and: scope as Where[] } : undefined}
            />
          )}
          {!isTrash && canUpdate && canPublish && (
            <ConfirmVisibility change={change} label={getTranslation(plural, i18n)} />
          )}
          {/* Actions of plugins are put in here: see useMoreActions. */}
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
