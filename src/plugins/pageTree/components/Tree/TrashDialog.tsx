'use client'

import { Button, Dialog, useMessages } from '@/exports/client'
import { UsesNotice } from '@/components/document/Uses/UsesNotice'
import { branchOf, type Tree } from '../../lib/tree/tree'
import { onlyItem } from '@/lib/lists/items'

interface Props {
  /** The pages to move to the trash; null while closed. */
  ids: string[] | null
  onClose: () => void
  onTrash: (ids: string[]) => void
  titleOf: (id: string) => string
  tree: Tree
}

/** Confirms moving pages to the trash if restoring cannot bring them back exactly as they were. */
export function TrashDialog({ ids, onClose, onTrash, titleOf, tree }: Props) {
  const t = useMessages()
  const count = ids?.length ?? 0
  const only = onlyItem(ids ?? [])
  const branchIds = ids ? [...new Set(ids.flatMap((id) => branchOf(tree, id)))] : []
  const below = branchIds.length - count
  return (
    <Dialog
      action={
        <Button
          variant="danger"
          onClick={() => {
            if (ids) onTrash(ids)
            onClose()
          }}
        >
          {t('pagesTrash')}
        </Button>
      }
      cancelLabel={t('pagesCancel')}
      description={[below > 0 && t('pagesTrashWithBelow', { count: below }), t('pagesTrashHelp')]
        .filter(Boolean)
        .join(' ')}
      isOpen={ids !== null}
      onClose={onClose}
      title={only === undefined ? t('pagesTrashSome', { count }) : t('pagesTrashTitle', { title: titleOf(only) })}
    >
      <UsesNotice ids={branchIds} type="pages" />
    </Dialog>
  )
}
