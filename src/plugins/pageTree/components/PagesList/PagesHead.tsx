'use client'

import { Button, ListHead, useMessages } from '@/exports/client'
import type { ViewMode } from '../preferences'
import type { PagesSite } from '../site'

interface Props {
  description: string
  isTree: boolean
  /** Null if there is only one view. */
  mode: ViewMode | null
  onMode: (mode: ViewMode) => void
  site: PagesSite
}

/** The header of the pages list, with a button that switches between tree and list. */
export function PagesHead({ description, isTree, mode, onMode, site }: Props) {
  const t = useMessages()
  const toggle = mode && (
    <Button icon={mode === 'tree' ? 'List' : 'ListTree'} onClick={() => onMode(mode === 'tree' ? 'list' : 'tree')}>
      {t(mode === 'tree' ? 'pagesToList' : 'pagesToTree')}
    </Button>
  )
  return <ListHead action={toggle} help={isTree && site.may.change ? t('pagesTreeHelp') : description} />
}
