'use client'

import { ListSelection, useConfig, useTranslation, useWindowInfo } from '@payloadcms/ui'
import { getTranslation } from '@payloadcms/translations'
import styles from './TrashList.module.css'
import { useIsTrash } from './useIsTrash'

interface Props {
  collectionSlug: string
  hasDeletePermission?: boolean
  hasTrashPermission?: boolean
}

/**
 * Marks the list of what lies in the trash. On a phone it brings what can be done with the chosen rows: Payload offers
 * there what it offers of every list, and not to restore them.
 */
export function TrashList({ collectionSlug, hasDeletePermission, hasTrashPermission }: Props) {
  const { i18n } = useTranslation()
  const isTrash = useIsTrash()
  const { breakpoints } = useWindowInfo()
  const { getEntityConfig } = useConfig()
  const collection = getEntityConfig({ collectionSlug })
  if (!collection || !isTrash) return null
  return (
    <div className={styles.selection} data-trash-list>
      {breakpoints.s && (
        <ListSelection
          collectionConfig={collection}
          hasDeletePermission={hasDeletePermission}
          hasTrashPermission={hasTrashPermission}
          label={getTranslation(collection.labels.plural, i18n)}
          modalPrefix="phone"
          viewType="trash"
        />
      )}
    </div>
  )
}
